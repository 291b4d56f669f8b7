/// How a page looks: the reader's colours, light or dark, and a width that fits a telephone.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --ground: #ffffff; --text: #1d1d1f; --faint: #6b6b70; --line: #d8d8dc;
      --panel: #f4f4f6; --p1: #2563a8; --p2: #b4531a; --good: #2f8f4e; --fair: #c79a17; --poor: #c0392b; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #161618; --text: #ececee; --faint: #a0a0a6; --line: #38383d; --panel: #222226;
        --p1: #7db4ea; --p2: #eba06a; --good: #58b878; --fair: #dcb84a; --poor: #e5705f; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--text);
      font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.3rem; margin: 0 0 .5rem; }
    h2 { font-size: 1.05rem; margin: 0 0 .5rem; }
    .p1 { color: var(--p1); } .p2 { color: var(--p2); }
    .faint { color: var(--faint); font-size: .9rem; }
    .players { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: .5rem 0; }
    nav { display: flex; flex-wrap: wrap; gap: .3rem; margin: 1rem 0; }
    nav a { padding: .1rem .5rem; border: 1px solid var(--line); border-radius: .4rem; color: inherit;
      text-decoration: none; }
    nav a:hover, nav a:focus { background: var(--panel); }
    nav a.costly { border-color: var(--poor); }
    section { border-top: 1px solid var(--line); padding: .8rem 0; scroll-margin-top: .5rem; }
    .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
    .bar { height: .55rem; background: var(--line); border-radius: .3rem; overflow: hidden; }
    .bar span { display: block; height: 100%; background: var(--good); }
    .bar .fair { background: var(--fair); } .bar .poor { background: var(--poor); }
    .bench { font-size: .85rem; color: var(--faint); }
    ul.log { list-style: none; padding: 0; margin: .6rem 0; }
    ul.log li.detail { padding-left: 1.2rem; color: var(--faint); }
    details { background: var(--panel); border-radius: .4rem; padding: .4rem .7rem; margin: .4rem 0; }
    summary { cursor: pointer; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; margin: .4rem 0; font-size: .9rem; }
    th, td { text-align: left; padding: .15rem .8rem .15rem 0; border-bottom: 1px solid var(--line);
      vertical-align: top; }
    tr.chosen { font-weight: 600; }
    .costly { color: var(--poor); }
    svg { width: 100%; height: auto; display: block; }
    svg text { fill: var(--faint); font-size: 11px; }
    svg .grid { stroke: var(--line); } svg .curve { stroke: var(--p1); fill: none; stroke-width: 2; }
    svg .band { fill: var(--p1); opacity: .18; } svg .dot { fill: var(--p1); }
    @media (max-width: 32rem) { .players, .sides { gap: .6rem; } body { padding: .6rem; } }
    """
}
