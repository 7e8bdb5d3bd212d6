import type { Game } from '@rangefinder/kernel';
import type { SavedMatch } from '../storage/matches.ts';
import type { LocalMessage } from './messages.ts';

/** What a match on this machine needs from outside. */
export interface Workplace {
  loadGame(id: string): Promise<Game>;
  send(message: LocalMessage): void;
  keep(match: SavedMatch): void;
  /** Something went wrong that the match got over. */
  trouble(error: unknown): void;
  now(): number;
  /** Lets other messages in between two decisions of bots. */
  pause(): Promise<void>;
  /** What nobody can guess. */
  secret(): string;
}

type Unnumbered<Message> = Message extends { readonly call: number | null } ? Omit<Message, 'call'> : never;

/** The answer to a call. */
export type Told = Unnumbered<LocalMessage>;
