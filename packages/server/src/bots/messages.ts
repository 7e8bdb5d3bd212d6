import type { BotTask } from '@rangefinder/host';
import type { Answer } from '@rangefinder/kernel';

/** What the thread of the bots is told. */
export type ToThread = { readonly id: number; readonly task: BotTask } | { readonly warm: string };

/** What it answers. */
export type FromThread =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };
