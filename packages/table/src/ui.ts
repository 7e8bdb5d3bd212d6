import type {
  Answer,
  GameEvent,
  Language,
  Option,
  Plain,
  Reason,
  RequestView,
  Seat,
  SeenEvent,
} from '@rangefinder/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Refusal, Snapshot } from './session.ts';

/** What people set for all tables. */
export interface Settings {
  readonly language: Language;
  /** 0: none; 1: normal; 2: twice as fast. */
  readonly animation: number;
  readonly sound: boolean;
}

/**
 * What a player is about to do: which options are marked, or where the pieces would go. The board and the dock both show and
 * change it; only `submit` sends it.
 */
export interface Draft {
  /** Keys of the options marked so far, or the candidate chosen. */
  readonly keys: readonly string[];
  /** Where the pieces of a free placement stand. */
  readonly poses: readonly { readonly x: number; readonly y: number; readonly heading: number }[] | null;
  /** What the rules say of `poses`; undefined while not known. */
  readonly refusal: Refusal | null | undefined;
}

/**
 * Events shown one after another, so that people can follow. The view is past them already: a board draws a piece where
 * the first of `current` and `next` that moves it begins, and lets it glide while that event is the current one. Null when
 * nothing is being shown; any key or answer ends it at once.
 */
export interface Playback<Event extends GameEvent = GameEvent> {
  readonly current: SeenEvent<Event>;
  /** When it began, as `performance.now()` counts, and how many milliseconds it takes at the speed people set. */
  readonly startedAt: number;
  readonly duration: number;
  readonly next: readonly SeenEvent<Event>[];
}

/** What every part of a table is given. */
export interface TableModel<View = unknown, Event extends GameEvent = GameEvent> {
  readonly snapshot: Snapshot<View, Event> & { readonly view: View };
  readonly settings: Settings;
  /** The seat at the bottom of the screen: the viewer's, or the first for spectators. */
  readonly near: Seat;
  readonly draft: Draft;
  readonly playing: Playback<Event> | null;
  /** An answer is on its way: buttons wait. */
  readonly sending: boolean;
  /** The pieces the question is about: a board sees to it that they are in sight. */
  readonly focus: readonly string[];
  /** The key that chooses each option (or candidate), by the option's key; show it wherever the option is offered. */
  readonly letters: ReadonlyMap<string, string>;
  /** The switch between two ways to take options, where the game has one; `snapshot.request` offers only those of the way that is on. */
  readonly otherWay: OtherWay | null;
  /** Marks options (a pick) or a candidate (a place) without sending. */
  mark(keys: readonly string[]): void;
  /** Moves the pieces of a free placement and asks the rules about it. */
  move(poses: NonNullable<Draft['poses']>): void;
  /** Sends an answer; without one, the draft. */
  submit(answer?: Answer): void;
  /** The piece, option or line under the pointer or the keyboard's focus: the other parts light up with it. */
  readonly pointed: Pointed | null;
  point(at: Pointed | null): void;
  /** The piece whose card is open. */
  readonly opened: string | null;
  open(piece: string | null): void;
  /** Opens a rule in a sheet beside the table. */
  openRule(rule: string): void;
  /** The sentence the request asks, what an option does, what an event says, why something is refused: the game's own words. */
  words: {
    request(request: RequestView): string;
    option(request: RequestView, option: Option): string;
    event(event: GameEvent): string;
    refusal(refusal: Reason | Refusal): string;
  };
}

/** A switch in the dock that offers options in the place of others. */
export interface OtherWay {
  /** What it is on for. */
  readonly name: string;
  readonly on: boolean;
  /** While it is on: by the key of an option, the option in whose place it stands, and like which it is called. */
  readonly named: ReadonlyMap<string, Option>;
  turn(): void;
}

export type Pointed =
  | { readonly kind: 'piece'; readonly id: string }
  | { readonly kind: 'option'; readonly key: string }
  | { readonly kind: 'event'; readonly index: number };

/**
 * The parts of a table that only the game can draw. The shell lays them out, together with the dock and the log. Method
 * syntax on purpose: each game types them by its own view, and the shell holds them as any game's.
 */
export interface GameTable<View = unknown, Event extends GameEvent = GameEvent> {
  /** Score, round, phase, what comes next; the middle of the top line. */
  Status(props: { readonly table: TableModel<View, Event> }): ReactNode;
  /** The table itself. It fills the box it is given, and brings pan, zoom and measuring with it. */
  Board(props: { readonly table: TableModel<View, Event> }): ReactNode;
  /** All pieces of one seat, as cards in a column (a swipeable strip on a phone). */
  Side(props: { readonly table: TableModel<View, Event>; readonly seat: Seat }): ReactNode;
  /** What one is about to do: chances, resulting position, cost. Draws nothing when there is nothing to say. */
  Preview(props: { readonly table: TableModel<View, Event> }): ReactNode;
  /** What lies between the sentence and the buttons of the dock: dice, the dial. */
  Tray(props: { readonly table: TableModel<View, Event> }): ReactNode;
  /** The end of a match as a scene, beside the result: why, by how much, what each side lost, what luck did. */
  Ending?(props: { readonly table: TableModel<View, Event> }): ReactNode;
  /** Topics whose options the board or the tray offers in full, so that the dock needs no button for each. */
  drawsOptions(request: RequestView): boolean;
  /** The pieces an option is about, to light up on the board. */
  piecesOf(request: RequestView, option: Option): readonly string[];
  /** The option one would likely choose first: the dock puts it first and gives it the Enter key. */
  likely(request: RequestView, view: View): string | null;
  /** The options that one would likely choose where several may be: they are marked when it is asked, and may be unmarked. */
  suggested?(request: RequestView, view: View): readonly string[];
  /** What sends the choice when so many options are marked, in the words of its question: `Reroll 2 dice`. */
  confirm?(request: RequestView, count: number, language: Language): string | null;
  /** The key an option has wherever it is offered, where hands should learn it; null leaves it to its words. */
  letter?(request: RequestView, option: Option): string | null;
  /** The options of a choice in the order of a player, where that is not the order of the rules. */
  ordered?(request: RequestView, view: View): readonly Option[];
  /**
   * Options that are another way to take one: by the option's key that of its other way. A switch of this name offers these in the
   * place of those, so that a choice is not twice as long as it needs to be.
   */
  otherWay?(
    request: RequestView,
    language: Language,
  ): { readonly name: string; readonly instead: ReadonlyMap<string, string> } | null;
  /** What an option would do now, in a few words under its name: `2 focus → hit`. */
  effect?(request: RequestView, option: Option, view: View, language: Language): string | null;
  /** Lines of the log that are worth showing in a short log. */
  worthTelling(event: Event): boolean;
  /** How long the board takes to show an event, in milliseconds at normal speed. */
  duration(event: SeenEvent<Event>): number;
  /** Letters the board listens to itself (hold R for ranges), with what they do: no option gets them. */
  keys?(language: Language): readonly { readonly key: string; readonly does: string }[];
}

/** What a list builder is given. */
export interface BuilderProps {
  readonly settings: Settings;
  /** The list as it was saved, or undefined for a new one. */
  readonly list: unknown;
  /** What reading it from a text remarked, when it comes from one. */
  readonly notes?: readonly string[];
  onChange(list: unknown, name: string): void;
}

/** What the editor of a sandbox position is given: a position as scenario files write it. */
export interface EditorProps {
  readonly settings: Settings;
  readonly position: unknown;
  /** What a setup says beside its position: the size of the battle, a mission. */
  readonly around: Readonly<Record<string, unknown>>;
  /** Without `around` it stays as it is. */
  onChange(position: unknown, around?: Readonly<Record<string, unknown>>): void;
}

/** What the page of a game's odds is given. */
export interface OddsProps {
  readonly settings: Settings;
  /** The question that the address carries, as the game wrote it; empty where it carries none. */
  readonly asked: string;
  /** Another question is asked: the address carries it from now on. It must be fit for the query of an address. */
  onAsk(question: string): void;
}

/** What a game brings to the browser, from the `ui` entry of its package. */
export interface GameUi {
  readonly table: GameTable;
  /** The builder of its lists; absent for games without lists. */
  readonly Builder?: ComponentType<BuilderProps>;
  /** The editor of its positions, for the sandbox. */
  readonly Editor?: ComponentType<EditorProps>;
  /** The editor asks for all that surrounds a position; else the sandbox asks for the mission. */
  readonly editsAround?: true;
  /** The exact chances of whatever it rolls dice for, to be asked of anything in the game. */
  readonly Odds?: ComponentType<OddsProps>;
  /** The table of a running match as a position for the editor. */
  positionOf?(state: Plain): unknown;
  /** A small picture of a list for tiles and menus. */
  readonly ListCard?: ComponentType<{ readonly list: unknown; readonly settings: Settings }>;
  /** What a seat is called, where the seats are not alike (the sides of a card game). */
  readonly seat?: (seat: Seat, language: Language) => string;
  /** A mission's name and what it is about in a few words. */
  readonly mission?: (id: string, language: Language) => { readonly name: string; readonly about: string };
}
