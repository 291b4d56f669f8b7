import CommandLineKit
import Dex
import Gen5
import KitTraces
import LanguageModel
import PokeAPI
import Reports
import Showdown
import Tournament
import Tuning
import UserData

/// Exit statuses for the errors of modules that know nothing of exit statuses.
enum ErrorStatus {
  static func of(_ error: any Error) -> ExitStatus? {
    switch error {
    // Names and counts come from the command line; files are named there but their content is data.
    case is UnknownName, is TournamentError, is TuningError: .usage
    case is TeamError, is TeamTextError, is InputLogError, is FileError, is TraceError, is KitTraceError, is DataError:
      .badData
    case RosterError.alreadyThere, RosterError.notThere: .usage
    case is RosterError: .badData
    case is ServerError: .unavailable
    case let error as LanguageModelError: error.isMissing ? .unavailable : .badData
    case let error as JournalError: status(error)
    default: nil
    }
  }

  private static func status(_ error: JournalError) -> ExitStatus {
    switch error {
    case .exists, .inUse: .usage
    case .system, .notAJournal, .otherConfiguration, .damaged: .badData
    case .conflict, .missing, .stuck: .failed
    }
  }
}
