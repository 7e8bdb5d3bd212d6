import type { ChanceQuestion } from './chances.ts';
import type { EventFields } from './events.ts';
import type { Plain } from './json.ts';
import type { Procedure } from './procedure.ts';
import type { Random } from './random.ts';
import type { Removable } from './removable.ts';
import type { Answer, Option, Request, RequestView, Seat, Viewer } from './request.ts';
import type { Reason, RuleId } from './rule.ts';
import type { GameEvent, Table } from './table.ts';

/** The languages Rangefinder speaks. */
export const LANGUAGES = ['en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a match ended, and by which rule. `winner` is null for a draw. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly rule: RuleId;
}

/** One thing a player can put on the table. */
export interface CatalogEntry {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** False while its ability is not written yet: such a card is refused at the table. */
  readonly playable: boolean;
  readonly facts: Plain;
}

/** One reason why a squad, an army or a deck is not legal. */
export interface Problem {
  readonly rule: RuleId;
  readonly message: string;
}

/** What a game read of the text of a list. */
export interface ParsedList {
  readonly list: unknown;
  /** What is in it, in a few lines. */
  readonly summary?: readonly string[];
  /** What was odd about it or had to be left out, for people. */
  readonly notes: readonly string[];
}

/** A list that can be played at once. */
export interface ReadyList {
  readonly id: string;
  readonly name: string;
  /** In a line, how it plays. */
  readonly plays?: Readonly<Record<Language, string>>;
  /** The seats that may play it; every seat when absent (a card game has decks for one side only). */
  readonly seats?: readonly Seat[];
  readonly list: unknown;
}

/** What players choose before a match: a list for each seat, and the mission among the game's. */
export interface Choices {
  readonly lists: readonly unknown[];
  readonly mission?: string | undefined;
  /** People play who do not see each other: not even how long somebody is asked may tell what they hold. */
  readonly apart?: boolean;
}

/** A game's words for people. */
export interface Texts<Event extends GameEvent> {
  /** The sentence that asks. */
  request(request: RequestView | Request, language: Language): string;
  /** What one option does. */
  option(request: RequestView | Request, option: Option, language: Language): string;
  /** The line of the log; players are called what the game calls its seats unless their names are given. */
  event(event: Event, language: Language, players?: readonly string[]): string;
  /** Why an option or a placement is refused: words for every code of the game's own refusals (see `sayRefusals`). */
  refusal(reason: Reason, language: Language): string;
}

/** What a bot is given: its own question, and all that its seat may know. */
export interface BotTurn<View = unknown> {
  readonly seat: Seat;
  readonly request: Request;
  readonly view: () => View;
  /** The bot's own randomness; it never touches the dice. */
  readonly random: Random;
}

/**
 * The fields of a part of the state that a view shows as they are; `Kept` are those it shows in another form, or not at all.
 * A field that is in neither does not compile: what is new in a state is a secret until somebody decides. Shown as they are
 * can be plain values, counts by name, and lists of these: a part within the part has fields of its own to decide about, and
 * stands in `Kept` with a `Shown` of its own.
 */
export type Shown<Part, Fields extends keyof Part, Kept extends keyof Part> = [
  | Exclude<keyof Part, Fields | Kept>
  | { [Field in Fields]-?: HasParts<Part[Field]> extends false ? never : Field }[Fields],
] extends [never]
  ? Readonly<Pick<Part, Fields>>
  : never;

/** Whether a field has fields of its own besides counts, places (`Pose`) and how the match ended. */
type HasParts<Value> = Value extends string | number | boolean | null | undefined | Outcome
  ? false
  : Value extends readonly (infer Item)[]
    ? HasParts<Item>
    : Value extends { readonly [Name in keyof Value]: number | undefined }
      ? false
      : true;

/** A player made of code. It sees only what its seat may see. */
export interface Bot<View = unknown> {
  decide(turn: BotTurn<View>): Answer;
}

/**
 * The contract every game fulfils. Method syntax on purpose: it lets a registry hold games of different states as
 * `Game` while each game keeps its own types inside.
 */
export interface Game<
  Setup = unknown,
  State extends Plain = Plain,
  Event extends GameEvent = GameEvent,
  View = unknown,
> {
  readonly id: string;
  readonly name: string;
  /** Changes whenever a record made before could play differently. */
  readonly rulesVersion: string;
  /** The first word of its rule ids. */
  readonly rulePrefix: string;
  readonly seats: readonly string[];
  /** Every type of event it can tell of, with its fields. */
  readonly events: EventFields<Event>;
  /** Whether its state may keep something under this name, besides what it is about: what cards remember, by the names they chose. */
  isRemembered?(name: string): boolean;
  /** Its rule files; read them with `fetch` in a browser and from disk elsewhere. */
  readonly ruleFiles: readonly URL[];

  /**
   * Turns data from outside into a setup, or throws `BadInput` that says where and why not. A setup is plain data and
   * itself a valid input: records carry it.
   */
  parseSetup(raw: unknown): Setup;
  /**
   * Throws `BadInput` where a setup starts from what could not come about in play; a game without positions has none. What a
   * liberty is about is not looked at.
   */
  checkPossible?(setup: Setup, liberty?: string): void;
  /** What alone a scenario may mean to be impossible, where everything else is not: `impossible: upgrades`. */
  readonly liberties?: readonly string[];
  /** Turns what the players chose into a setup, or throws `BadInput`: their lists must be legal. */
  newSetup(choices: Choices): Setup;
  /** Missions to choose among, the usual one first; empty when there is only one way to play. */
  readonly missions: readonly string[];
  /** Lists to play at once, two at least for each seat; empty for a game without lists. */
  readonly readyLists: readonly ReadyList[];
  /** A random legal setup over everything playable, for soaks. */
  randomSetup(random: Random): Setup;
  /** A random legal setup of the usual size, alike for all seats, to compare bots; `randomSetup` where absent. */
  typicalSetup?(random: Random): Setup;
  /** The state in which `play` begins. */
  setup(setup: Setup, random: Random): State;
  /** The top procedure: from any checkpoint to the end of the game. */
  play(table: Table<State, Event>): Procedure<void>;
  /** How the match ended; null while it goes on. */
  outcome(state: State): Outcome | null;
  /** All that a viewer may know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** A state that looks the same to the viewer, with everything hidden from it made anew. */
  imagine(state: State, viewer: Viewer, random: Random): State;
  /**
   * Deals anew, in place, what no seat has seen, so that an undo tells nobody what comes next. Every view and every pending
   * question stays as it is, and so do cards that somebody has seen, even where they lie face down again. A game in which
   * chance is asked only when something comes of it has none.
   */
  redraw?(state: State, random: Random): void;

  readonly texts: Texts<Event>;
  catalog(): readonly CatalogEntry[];
  /** Every ability of its cards or keywords, to be taken out one at a time (`npm run mutants -- <game> --whole`). */
  removables?(): readonly Removable[];
  /**
   * Reads the text of a list file into what `validate` takes. Rejects with `BadInput` when it is no list at all. A game
   * without it has lists in plain JSON.
   */
  parseList?(text: string, language?: Language): Promise<ParsedList>;
  /** A list as a short text that fits in an address, and that `parseList` reads; null for what is no list. */
  shareText?(list: unknown): string | null;
  /** Every reason why a list (squad, army, deck) is illegal; empty when it is legal. */
  validate(list: unknown): readonly Problem[];
  /**
   * The seats that may play a list, whether it is legal or not; none for what is no list at all. A game without it lets every
   * seat play every list. What ready lists say as `seats` must be the same.
   */
  seatsFor?(list: unknown): readonly Seat[];
  /** The missions that a list is made for; absent in a game where every list fits every mission. */
  missionsFor?(list: unknown): readonly string[];
  /** What `rangefinder odds` works out of its dice; absent where a line cannot ask it. */
  readonly chances?: ChanceQuestion;
  /** The game's own bots, by name. */
  readonly bots: Readonly<Record<string, () => Bot<View>>>;
}
