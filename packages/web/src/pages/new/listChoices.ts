import { type Game, isObject, type Seat } from '@rangefinder/kernel';
import { useEffect, useState } from 'react';
import { type SavedList, savedLists } from '../../storage/lists.ts';

/** A list one can choose for a seat. */
export interface ListOption {
  readonly id: string;
  readonly name: string;
  readonly list: unknown;
  readonly own: boolean;
  /** The seats that may play it; every seat when absent. */
  readonly seats?: readonly Seat[];
  /** The missions it is made for; every one when absent. */
  readonly missions?: readonly string[];
}

/** The choice that leaves it to chance. */
export const RANDOM = 'random';

/** Ready lists of the game, and the player's own that are legal. */
export function useListChoices(game: Game | null): readonly ListOption[] {
  const [own, setOwn] = useState<readonly ListOption[]>([]);
  useEffect(() => {
    if (!game || game.readyLists.length === 0) return;
    savedLists(game.id).then(
      (saved) =>
        setOwn(saved.filter(({ list }) => game.validate(list).length === 0).map((saved) => ownOption(game, saved))),
      // A browser that keeps nothing has no own lists.
      () => setOwn([]),
    );
  }, [game]);
  return [
    ...own,
    ...(game?.readyLists.map((ready) => ({ ...ready, own: false, ...missionsOf(game, ready.list) })) ?? []),
  ];
}

/** A list of one's own, for the seats that may play it and the missions it is made for. */
export function ownOption(game: Pick<Game, 'seatsFor' | 'missionsFor'>, { id, name, list }: SavedList): ListOption {
  const seats = game.seatsFor?.(list);
  return { id, name, list, own: true, ...(seats ? { seats } : {}), ...missionsOf(game, list) };
}

function missionsOf(game: Pick<Game, 'missionsFor'>, list: unknown): Pick<ListOption, 'missions'> {
  const missions = game.missionsFor?.(list);
  return missions ? { missions } : {};
}

/** The lists made for a mission. */
export function forMission(lists: readonly ListOption[], mission: string | null | undefined): readonly ListOption[] {
  return lists.filter(({ missions }) => !mission || (missions?.includes(mission) ?? true));
}

/** The mission of whoever came with a list: the first it is made for. */
export function missionWith(lists: readonly ListOption[], id: string | null): string | undefined {
  return lists.find((list) => list.id === id)?.missions?.[0];
}

/** A list as the server gets it: with its name, by which others know it before the match. */
export function withName({ list, name }: ListOption): unknown {
  return isObject(list) && typeof list.name !== 'string' ? { ...list, name } : list;
}

/** Whether lists are for one seat or another, so that one chooses a side before a list. */
export function hasSides(game: Pick<Game, 'seatsFor'>): boolean {
  return game.seatsFor !== undefined;
}

/** The seat of whoever came with a list: the first that may play it. */
export function seatWith(lists: readonly ListOption[], id: string | null): Seat {
  return lists.find((list) => list.id === id)?.seats?.[0] ?? 0;
}

/** The lists that fit a seat. */
export function fitting(lists: readonly ListOption[], seat: Seat): readonly ListOption[] {
  return lists.filter(({ seats }) => seats?.includes(seat) ?? true);
}

/** The list chosen for a seat; by chance among the ready ones, another than the others have, when it was left open. */
export function settle(
  lists: readonly ListOption[],
  seat: Seat,
  chosen: string | undefined,
  taken: readonly ListOption[],
  random: () => number = Math.random,
): ListOption | undefined {
  const possible = fitting(lists, seat);
  const named = possible.find(({ id }) => id === chosen);
  if (named) return named;
  const ready = possible.filter(({ own }) => !own);
  const fresh = ready.filter((list) => !taken.includes(list));
  const among = fresh.length > 0 ? fresh : ready;
  return among[Math.floor(random() * among.length)];
}
