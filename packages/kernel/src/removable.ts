/*
 * Abilities taken out of a game whole, one at a time: a scenario that does not notice proves nothing about them. A game
 * hands out what its cards or keywords declare (`Game.removables`); the rules go on looking where they always look.
 */

/** An ability that can be taken out of the game. */
export interface Removable {
  /** `luke-skywalker#1`: of which card, and the how-manieth of it. */
  readonly id: string;
  /** The ids one of which a position names where the ability is in play. */
  readonly named: readonly string[];
  /** Takes it out for every match; the answer puts it back. */
  remove(): () => void;
}

/** What a card declares. The same list on several cards is declared once, and removed from all of them. */
export interface Declares {
  readonly id: string;
  /** Where positions name something else. */
  readonly named?: readonly string[];
  /** Each entry of each is an ability. */
  readonly lists: readonly (readonly unknown[])[];
  /** What it does besides, at moments of its own. */
  readonly effects?: readonly Effect[];
}

/** A method of a card, and what there is in its place when it is removed. */
export interface Effect {
  readonly name: string;
  readonly on: object;
  readonly instead: unknown;
}

/** Words on a card that do something by being there, those that it has: without them it does not. */
export function saidOn<Name extends string>(on: Partial<Record<Name, unknown>>, names: readonly Name[]): Effect[] {
  return names.filter((name) => on[name] !== undefined).map((name) => ({ name, on, instead: undefined }));
}

/** All that these cards declare, one by one. */
export function removables(cards: Iterable<Declares>): Removable[] {
  const all: Removable[] = [];
  const named = new Map<readonly unknown[], string[]>();
  for (const card of cards) {
    let nth = 0;
    for (const list of card.lists) {
      const names = named.get(list);
      names?.push(...(card.named ?? [card.id]));
      if (names) continue;
      const own = [...(card.named ?? [card.id])];
      named.set(list, own);
      for (const ability of list) {
        all.push({ id: `${card.id}#${++nth}`, named: own, remove: () => takeOut(list, ability) });
      }
    }
    for (const effect of card.effects ?? []) {
      const id = `${card.id}#${effect.name}`;
      all.push({ id, named: card.named ?? [card.id], remove: () => replace(effect) });
    }
  }
  return all;
}

/** Rules read these lists and never write: only here are they taken for what they are, arrays. */
function takeOut(list: readonly unknown[], ability: unknown): () => void {
  const at = list.indexOf(ability);
  (list as unknown[]).splice(at, 1);
  return () => void (list as unknown[]).splice(at, 0, ability);
}

function replace({ on, name, instead }: Effect): () => void {
  const own: unknown = Reflect.get(on, name);
  Reflect.set(on, name, instead);
  return () => void Reflect.set(on, name, own);
}
