import type { Answer, RequestView, Seat } from '@rangefinder/kernel';

/** A bot's question, as data that can go to another thread. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly request: RequestView;
  readonly view: unknown;
  /** Of the bot's own randomness; says nothing about the dice. */
  readonly seed: string;
}

export type ToThread = { readonly id: number; readonly task: BotTask } | { readonly warm: string };

export type FromThread =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };
