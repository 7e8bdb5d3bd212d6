import { isObject, type MatchRecord, type Outcome, parseRecord } from '@rangefinder/kernel';
import { allOf, oneOf, put, remove } from './database.ts';

/** Who plays a seat of a match on this machine: somebody at this screen, or one of the game's bots. */
export type LocalPlayer = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly bot: string };

/** A match on this machine, as it is kept after every decision. */
export interface SavedMatch {
  readonly id: string;
  readonly players: readonly LocalPlayer[];
  readonly mission: string | null;
  /** The name of each seat's list. */
  readonly lists: readonly string[];
  readonly record: MatchRecord;
  readonly outcome: Outcome | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Reads a match of unknown origin; null when it is none. */
export function parseSaved(raw: unknown): SavedMatch | null {
  if (!isObject(raw) || typeof raw.id !== 'string' || !Array.isArray(raw.players)) return null;
  try {
    return {
      id: raw.id,
      players: raw.players.map(parsePlayer),
      mission: typeof raw.mission === 'string' ? raw.mission : null,
      lists: Array.isArray(raw.lists) ? raw.lists.map(String) : [],
      record: parseRecord(raw.record),
      outcome: parseOutcome(raw.outcome),
      createdAt: Number(raw.createdAt) || 0,
      updatedAt: Number(raw.updatedAt) || 0,
    };
  } catch {
    return null;
  }
}

function parsePlayer(raw: unknown): LocalPlayer {
  return isObject(raw) && typeof raw.bot === 'string' ? { kind: 'bot', bot: raw.bot } : { kind: 'human' };
}

function parseOutcome(raw: unknown): Outcome | null {
  if (!isObject(raw) || typeof raw.rule !== 'string') return null;
  const winner = typeof raw.winner === 'number' ? raw.winner : null;
  return { winner, rule: raw.rule as Outcome['rule'] };
}

/** Matches of this machine, the last played first. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const all = (await allOf('matches')).map(parseSaved).filter((match) => match !== null);
  return all.sort((a, b) => b.updatedAt - a.updatedAt);
}

export async function savedMatch(id: string): Promise<SavedMatch | null> {
  return parseSaved(await oneOf('matches', id).catch(() => undefined)) ?? held.get(id) ?? null;
}

/** Matches of this visit: a browser that keeps nothing can still play them. */
const held = new Map<string, SavedMatch>();

/** Keeps a match that begins; works without a database, though a reload would lose it. */
export async function beginMatch(match: SavedMatch): Promise<void> {
  held.set(match.id, match);
  await saveMatch(match).catch((error: unknown) => console.warn('The match could not be kept:', error));
}

export const saveMatch = (match: SavedMatch): Promise<unknown> => put('matches', match);
export const forgetMatch = (id: string): Promise<unknown> => remove('matches', id);
