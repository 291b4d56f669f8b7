"""Spreads a tournament's units over a Dask cluster and joins what comes back.

The cluster needs nothing but the battlelab executable and the experiment's file at the same path on every machine. Each
task plays a range of units with `battlelab work` and returns the journal's bytes; this program writes them to a folder and
calls `battlelab merge`. Ranges that are there already are not played again, so an interrupted program goes on where it
was. See README.md.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

from dask.distributed import Client, as_completed


def play(battlelab, config, first, last, jobs):
    """Plays the units first..<last in this process's machine and returns their journal."""
    with tempfile.TemporaryDirectory(prefix="battlelab-") as folder:
        journal = pathlib.Path(folder) / "units.journal"
        command = [battlelab, "work", "--config", config, "--units", f"{first}..<{last}", "--journal", str(journal)]
        done = subprocess.run(command + ["--jobs", str(jobs), "--quiet"], capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"units {first}..<{last}: {done.stderr.strip()}")
        return journal.read_bytes()


def make_client(options):
    """The cluster: an address of a running scheduler, or one that Dask starts itself."""
    if options.scheduler:
        return Client(options.scheduler)
    if options.ssh:
        from dask.distributed import SSHCluster

        # The first host has the scheduler.
        return Client(SSHCluster(options.ssh, worker_options={"nthreads": 1}))
    if options.slurm:
        from dask_jobqueue import SLURMCluster

        cluster = SLURMCluster(cores=options.jobs, processes=1, memory="1GB", walltime="04:00:00")
        cluster.scale(jobs=options.workers)
        return Client(cluster)
    if options.kubernetes:
        from dask_kubernetes.operator import KubeCluster

        return Client(KubeCluster(name="battlelab", image=options.kubernetes, n_workers=options.workers))
    from dask.distributed import LocalCluster

    dashboard = f":{options.dashboard}" if options.dashboard else None
    return Client(LocalCluster(n_workers=options.workers, threads_per_worker=1, dashboard_address=dashboard))


def kill_a_worker_later(client, seconds):
    """For the test of the whole: ends one worker process of a local cluster in the middle, without asking it."""
    import os
    import signal

    def kill():
        time.sleep(seconds)
        pids = client.run(os.getpid)
        victim = sorted(pids.values())[0]
        print(f"killing worker process {victim}", file=sys.stderr)
        os.kill(victim, signal.SIGKILL)

    threading.Thread(target=kill, daemon=True).start()


def parse():
    parser = argparse.ArgumentParser(description="Plays an experiment on a Dask cluster.")
    parser.add_argument("experiment", help="the experiment's file, such as Experiments/round-robin/experiment.json")
    parser.add_argument("--battlelab", default="battlelab", help="the executable, as workers find it")
    parser.add_argument("--out", default="Results/cluster", help="the folder of the results")
    parser.add_argument("--units-per-task", type=int, default=2000, help="units that a task plays")
    parser.add_argument("--jobs", type=int, default=1, help="processors that a task uses")
    parser.add_argument("--workers", type=int, default=2, help="worker processes of a cluster that is started here")
    parser.add_argument("--retries", type=int, default=3, help="how often a failing task is tried again")
    parser.add_argument("--dashboard", type=int, default=8787, help="port of a local cluster's dashboard; 0 for none")
    parser.add_argument("--battles-csv", action="store_true", help="write battles.csv, too")
    parser.add_argument("--scheduler", help="address of a running scheduler, such as tcp://head:8786")
    parser.add_argument("--ssh", nargs="+", metavar="HOST", help="start workers over SSH; the scheduler on the first")
    parser.add_argument("--slurm", action="store_true", help="start workers as Slurm jobs (needs dask-jobqueue)")
    parser.add_argument("--kubernetes", metavar="IMAGE", help="start workers as pods (needs dask-kubernetes)")
    parser.add_argument("--kill-worker-after", type=float, metavar="SECONDS", help="a test: end a local worker then")
    return parser.parse_args()


def main():
    options = parse()
    config = str(pathlib.Path(options.experiment).resolve())
    count = subprocess.run(
        [options.battlelab, "work", "--config", config, "--count"], capture_output=True, text=True, check=False
    )
    if count.returncode != 0:
        sys.exit(count.stderr.strip())
    units = int(count.stdout)
    shards = pathlib.Path(options.out) / "shards"
    shards.mkdir(parents=True, exist_ok=True)
    step = options.units_per_task
    ranges = [(first, min(first + step, units)) for first in range(0, units, step)]
    path = {r: shards / f"{r[0]:012}-{r[1]:012}.journal" for r in ranges}
    missing = [r for r in ranges if not path[r].exists()]
    print(f"{units} units in {len(ranges)} tasks, {len(missing)} to play", file=sys.stderr)
    if missing:
        client = make_client(options)
        print(f"dashboard: {client.dashboard_link}", file=sys.stderr)
        if options.kill_worker_after:
            kill_a_worker_later(client, options.kill_worker_after)
        spread(client, options, config, missing, path)
        client.shutdown()
    command = [options.battlelab, "merge", "--out", options.out] + [str(path[r]) for r in ranges]
    sys.exit(subprocess.run(command + (["--battles-csv"] if options.battles_csv else [])).returncode)


def spread(client, options, config, missing, path):
    """Gives out the ranges; a worker that is lost has its ranges played by another."""
    start = time.monotonic()
    futures = {}
    for first, last in missing:
        future = client.submit(
            play, options.battlelab, config, first, last, options.jobs, key=f"units-{first}-{last}",
            retries=options.retries, pure=False,
        )
        futures[future] = (first, last)
    done = 0
    total = sum(last - first for first, last in missing)
    finished = as_completed(list(futures), with_results=True)
    for future, journal in finished:
        unit_range = futures[future]
        # Under its name only when it is whole.
        temporary = path[unit_range].with_suffix(".tmp")
        temporary.write_bytes(journal)
        temporary.rename(path[unit_range])
        future.release()
        done += unit_range[1] - unit_range[0]
        rate = done / (time.monotonic() - start)
        print(f"{done} of {total} units, {rate:.0f} per second, {(total - done) / rate:.0f} s left", file=sys.stderr)


if __name__ == "__main__":
    main()
