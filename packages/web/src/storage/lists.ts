import { isObject } from '@rangefinder/kernel';
import { allOf, oneOf, put, remove } from './database.ts';

/** A list (squad, army, deck) that somebody built and kept on this machine. */
export interface SavedList {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly list: unknown;
  readonly updatedAt: number;
}

function parseList(raw: unknown): SavedList | null {
  if (!isObject(raw) || typeof raw.id !== 'string' || typeof raw.game !== 'string') return null;
  const { id, game, name, list, updatedAt } = raw;
  return { id, game, name: typeof name === 'string' ? name : '', list, updatedAt: Number(updatedAt) || 0 };
}

/** Lists of a game (or of all), the last changed first. */
export async function savedLists(game?: string): Promise<SavedList[]> {
  const all = (await allOf('lists')).map(parseList).filter((list) => list !== null);
  return all.filter((list) => game === undefined || list.game === game).sort((a, b) => b.updatedAt - a.updatedAt);
}

export async function savedList(id: string): Promise<SavedList | null> {
  return parseList(await oneOf('lists', id));
}

export const saveList = (list: SavedList): Promise<unknown> => put('lists', list);
export const forgetList = (id: string): Promise<unknown> => remove('lists', id);
