import type { GameEvent, Plain, Table } from '@rangefinder/kernel';
import type { DamageCard } from './damagecards.ts';
import type { DamageCardView } from './views.ts';

/**
 * The rules over what one viewer sees, for questions only: ranges, arcs, shots, dice, stats. What the viewer may not know
 * is left out. Nothing must be played on it: it rolls no dice. It is made once for each view.
 */
export function rulesOver<View extends object, T>(tableOf: (view: View) => T): (view: View) => T {
  const asked = new WeakMap<View, T>();
  return (view) => {
    let table = asked.get(view);
    if (table === undefined) {
      table = tableOf(view);
      asked.set(view, table);
    }
    return table;
  };
}

/** A table on which nothing is played. */
export function silent<State extends Plain, Event extends GameEvent>(state: State): Table<State, Event> {
  const played = (): never => {
    throw new Error('The rules are only asked here; nothing is played.');
  };
  return { state, emit: played, emitTo: played, roll: played, shuffle: played, checkpoint: played };
}

/** The two players as a viewer knows them: of their decks only how many cards they have. */
export function withoutDecks<Player extends { readonly deck: number }>(
  players: readonly Player[],
): [Omit<Player, 'deck'> & { deck: string[] }, Omit<Player, 'deck'> & { deck: string[] }] {
  const [first, second] = players;
  if (!first || !second) throw new Error('A table has two players.');
  return [
    { ...first, deck: [] },
    { ...second, deck: [] },
  ];
}

/** Damage as a viewer knows it. A facedown card counts; which one it is, no question depends on, so `any` stands for it. */
export function facedownAs(any: string, damage: readonly DamageCardView[]): DamageCard[] {
  return damage.map((card) => (card.card === null ? { card: any, faceup: false } : card));
}
