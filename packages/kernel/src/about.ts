import type { Seat } from './request.ts';
import type { Words } from './words.ts';

/** What pages say of a game before anybody has fetched it: small, and apart from its rules. */
export interface About {
  /** How the first page offers it; absent for a game that is not for players. */
  readonly home?: HomeWords;
  /** What its lists are called; absent for a game without lists. */
  readonly lists?: ListWords;
  /** The headings of its rule files, by their names without `.md`. */
  readonly ruleParts: Readonly<Record<string, Words>>;
}

/** A game on the first page. */
export interface HomeWords {
  /** What it is, in a sentence that lists all games: `the space battles of X-Wing`. */
  readonly called: Words;
  /** The button that begins a match at once. */
  readonly play: Words;
  /** Where the seats are not alike: a button for each, in this order. */
  readonly sides?: readonly { readonly seat: Seat; readonly name: Words }[];
}

/** Squads, armies, decks: all that pages say of the lists of a game. Languages bend words too differently to put one in. */
export interface ListWords {
  /** `squad`, as in "choose a squad". */
  readonly one: Words;
  /** `squads`, as in "build squads". */
  readonly many: Words;
  /** `squads`, as in "play with squads". */
  readonly playedWith: Words;
  readonly title: Words;
  readonly lead: Words;
  readonly new: Words;
  readonly importTitle: Words;
  readonly importHint: Words;
  readonly importPaste: Words;
  readonly importDo: Words;
  /** What a reason follows: `This is no squad that can be read`. */
  readonly importFailed: Words;
  readonly yours: Words;
  readonly none: Words;
  readonly ready: Words;
  readonly playThis: Words;
  readonly unnamed: Words;
  readonly back: Words;
  /** What a reason follows: `This browser could not keep the squad`. */
  readonly notSaved: Words;
  readonly noBuilder: Words;
  readonly yourList: Words;
  /** What the name of a seat follows: `Squad`. */
  readonly listOf: Words;
  readonly botList: Words;
  readonly buildList: Words;
  readonly joinLead: Words;
}
