import type { Procedure, Violation } from '@rangefinder/kernel';
import { pickOne } from '../../../ask.ts';
import type { BattleRules } from '../../../edition.ts';
import { refuse } from '../../../refusals.ts';
import { chooseMarker } from '../../../rules/claiming.ts';
import { equip } from '../../../rules/equipping.ts';
import { leaderTouches, removeMarker, turnMarker } from '../../../rules/markers.ts';
import { layTokens } from '../../../rules/placingmarkers.ts';
import { isTrooper } from '../../../rules/units.ts';
import type { Marker, Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { SUPPLIES } from '../../supplies.ts';
import { unitsAction } from './words.ts';

const CRATES = 6;
const DRAWN = 2;

/** Crates that the leader of a unit touches (legion.condition-tokens.8). */
function touched(t: LTable, unit: Unit): readonly Marker[] {
  return t.state.markers.filter((marker) => marker.kind === 'condition' && leaderTouches(t, unit, marker));
}

function whyNot(t: LTable, unit: Unit): Violation | undefined {
  return touched(t, unit).length > 0 ? undefined : refuse('legion.condition-tokens.8', 'touches-no-token');
}

/** The deck that both players draw from: what no unit has been equipped with (legion.supply-deck.1, .2, .4). */
function deckOf({ state: { units } }: LTable): readonly string[] {
  const taken = units.flatMap(({ upgrades }) => upgrades.map(({ id }) => id));
  return SUPPLIES.flatMap(({ id, copies }) => {
    const left = copies - taken.filter((other) => other === id).length;
    return Array.from({ length: Math.max(0, left) }, () => id);
  });
}

/** Of two cards one is kept, the other goes back into the deck (legion.condition-tokens.11); only their player sees them. */
function* draw(t: LTable, unit: Unit): Procedure<void> {
  const rule = 'legion.condition-tokens.11';
  const [one, other = one] = t.kernel.shuffle('supplies', deckOf(t), String).slice(0, DRAWN);
  if (one === undefined || other === undefined) return;
  equip(t, unit, one === other ? one : yield* choose(unit, [one, other]), rule);
}

function* choose({ id, seat }: Unit, cards: readonly string[]): Procedure<string> {
  const options = cards.map((card) => ({ key: card, about: { card } }));
  const rule = 'legion.condition-tokens.11';
  const { key } = yield* pickOne({ seat, topic: 'choose-card', rule, about: { unit: id }, options, secret: true });
  return key;
}

function* resupply(t: LTable, unit: Unit): Procedure<void> {
  const marker = yield* chooseMarker(unit, touched(t, unit), 'legion.condition-tokens.8');
  if (!marker) return;
  // A crate serves twice.
  if (marker.facedown) turnMarker(t, marker, 'legion.condition-tokens.9');
  else removeMarker(t, marker, 'legion.condition-tokens.10');
  yield* draw(t, unit);
}

/** Supply Drop (legion.supply-deck, legion.condition-tokens.7). */
export const SUPPLY_DROP: BattleRules = {
  abilities: [
    unitsAction({
      name: 'resupply',
      rule: 'legion.condition-tokens.7',
      free: true,
      who: (t, unit) => isTrooper(t, unit) && t.facts(unit).type !== 'creature',
      whyNot,
      perform: resupply,
    }),
  ],
  setup: (t) => layTokens(t, CRATES, { kind: 'condition', facedown: true, fromZones: 1, fromTokens: 1 }),
};
