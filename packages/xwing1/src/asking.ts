import type { Table } from '@rangefinder/kernel';
import type { DamageCard } from '@rangefinder/xwing';
import type { XwingEvent } from './events.ts';
import { FIRST_EDITION } from './firstedition.ts';
import { COUNTER } from './rules/damage.ts';
import type { Ship, XwingState } from './state.ts';
import { XTable } from './table.ts';
import type { ShipView, XwingView } from './view.ts';

const ASKED = new WeakMap<XwingView, XTable>();

/**
 * The rules over what one viewer sees, for questions only: ranges, arcs, shots, dice, stats. What the viewer may not know
 * is left out. Nothing must be played on it: it rolls no dice.
 */
export function askRules(view: XwingView): XTable {
  let table = ASKED.get(view);
  if (!table) {
    table = new XTable(silent(stateOf(view)), FIRST_EDITION);
    ASKED.set(view, table);
  }
  return table;
}

/** A facedown card counts as damage; which one it is, no question here depends on. */
const FACEDOWN: DamageCard = { card: COUNTER, faceup: false };

function stateOf(view: XwingView): XwingState {
  const [first, second] = view.players;
  if (!first || !second) throw new Error('A table has two players.');
  return {
    ...view,
    players: [
      { ...first, deck: [] },
      { ...second, deck: [] },
    ],
    ships: view.ships.map(shipOf),
    obstacles: [...view.obstacles],
    bombs: [...view.bombs],
  };
}

function shipOf(ship: ShipView): Ship {
  return { ...ship, damage: ship.damage.map((card) => (card.card === null ? FACEDOWN : card)) };
}

/** A table on which nothing is played. */
export function silent(state: XwingState): Table<XwingState, XwingEvent> {
  const played = (): never => {
    throw new Error('The rules are only asked here; nothing is played.');
  };
  return { state, emit: played, emitTo: played, roll: played, shuffle: played, checkpoint: played };
}
