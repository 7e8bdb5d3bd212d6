import type { Table } from '@rangefinder/kernel';
import type { LegionEvent } from './events.ts';
import { CARDS } from './fourfactions.ts';
import type { LegionState, Player } from './state.ts';
import { LTable } from './table.ts';
import type { LegionView, PlayerView } from './view.ts';

const ASKED = new WeakMap<LegionView, LTable>();

/**
 * The rules over what one viewer sees, for questions only: ranges, sight, cover, places, odds. What the viewer may not know is
 * left out. Nothing must be played on it: it rolls no dice.
 */
export function askRules(view: LegionView): LTable {
  let table = ASKED.get(view);
  if (!table) {
    table = new LTable(silent(stateOf(view)), CARDS);
    ASKED.set(view, table);
  }
  return table;
}

function stateOf(view: LegionView): LegionState {
  const [first, second] = view.players;
  if (!first || !second) throw new Error('A table has two players.');
  return {
    ...view,
    players: [playerOf(first), playerOf(second)],
    units: view.units.map((unit) => ({ ...unit, loadout: [...(unit.loadout ?? [])] })),
    markers: view.markers.map((marker) => ({ ...marker, what: marker.what ?? '' })),
  };
}

function playerOf({ hand, contingencies, pool, kept, ...shown }: PlayerView): Player {
  return {
    ...shown,
    hand: [...(hand ?? [])],
    contingencies: [...(contingencies ?? [])],
    pool: [...pool],
    kept: [...(kept ?? [])],
    battleDeck: { objectives: [], deployments: [], conditions: [] },
  };
}

/** A table on which nothing is played. */
export function silent(state: LegionState): Table<LegionState, LegionEvent> {
  const played = (): never => {
    throw new Error('The rules are only asked here; nothing is played.');
  };
  return { state, emit: played, emitTo: played, roll: played, shuffle: played, checkpoint: played };
}
