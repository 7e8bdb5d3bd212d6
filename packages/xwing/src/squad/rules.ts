import type { RuleId } from '@rangefinder/kernel';
import type { ObstacleToken } from '../obstacletokens.ts';
import type { SquadCards } from './cards.ts';
import type { ForeignFormat, ForeignList } from './exchange/foreign.ts';
import type { GameModes } from './gamemode.ts';
import type { SquadProblem } from './problem.ts';
import type { Squad } from './squad.ts';
import type { XwsDialect } from './xws.ts';

/** What an edition's rules say of squads: its cards, its limits, the reasons it knows, and how its lists are written. */
export interface SquadRules extends SquadCards, GameModes {
  /** The rules on lists that nobody can read, or not in all of their parts. */
  readonly cites: {
    readonly unreadable: RuleId;
    readonly unknownPilot: RuleId;
    readonly unknownUpgrade: RuleId;
    readonly obstacles: RuleId;
  };
  /** Huge ships that an edition knows and does not play, by their ids, and the rule that says so. */
  readonly hugeShips?: { readonly rule: RuleId; readonly names: ReadonlyMap<string, string> };
  /** The obstacles that a squad may bring. */
  readonly obstacles: readonly ObstacleToken[];
  /** What a squad without obstacles of its own brings. */
  readonly commonObstacles: readonly string[];
  /** Every reason why a squad is illegal. */
  problemsOf(squad: Squad): readonly SquadProblem[];
  /** Whether a reason only says that a squad is not finished, so that it speaks against no step towards it. */
  unfinished(problem: SquadProblem, squad: Squad): boolean;
  readonly xws: XwsDialect;
}

/** What an edition brings to squads: its rules of them, and the ways to other builders. */
export interface Squads extends SquadRules {
  /** What other builders write, in the order in which people ask for it. */
  readonly foreignFormats: readonly ForeignFormat[];
  /** Reads and writes it: the numbers of other builders are a large table, fetched when it is asked for. */
  exchange(): Promise<Exchange>;
}

/** The links and texts of other builders. */
export interface Exchange {
  /** Reads a squad from a link or a text. `UnreadableList` says why when there is none in it. */
  readForeign(text: string): ForeignList;
  writeForeign(squad: Squad, format: ForeignFormat): string;
}
