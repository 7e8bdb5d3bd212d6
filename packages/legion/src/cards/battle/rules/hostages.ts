import type { Pose, Procedure, Seat } from '@rangefinder/kernel';
import { at, modify } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import { gridAbout } from '../../../battlefield/nearby.ts';
import type { BattleRules } from '../../../edition.ts';
import { claim, giveMarker, putBeside, whyNotClaim } from '../../../rules/claiming.ts';
import { facing, putAt } from '../../../rules/deploying.ts';
import { addMarker, markerShape } from '../../../rules/markers.ts';
import { standardMove } from '../../../rules/moving.ts';
import { placesOf } from '../../../rules/placing.ts';
import { mayHandleTokens } from '../../../rules/units.ts';
import { isInZone, zonesOf } from '../../../rules/zones.ts';
import { giveKeyword } from '../../../sources.ts';
import type { Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { isEnd, unitsAction } from './words.ts';

const IMMUNE = 'immune-enemy-effects';
/** Where a unit remembers it. */
const GIVEN = `game:keyword:${IMMUNE}`;

function unequip(t: LTable, unit: Unit): void {
  delete unit.memory[GIVEN];
  t.changed();
}

/** Whoever has claimed a token holds the hostage (legion.hostage-cards.2, legion.sample-cards.30). */
function holds({ claimed }: Unit): boolean {
  return claimed.length > 0;
}

/** Setup and the first round (legion.hostage-cards.4). */
function isTruce({ state: { round } }: LTable): boolean {
  return round <= 1;
}

/** In the first round whoever has the card is immune, the one that has only just claimed it too (legion.hostage-cards.4). */
function shelter(t: LTable, unit: Unit): void {
  if (!(GIVEN in unit.memory)) giveKeyword(t, unit, 'game', { id: IMMUNE, value: 1, of: '' });
}

function* claimHostage(t: LTable, unit: Unit): Procedure<void> {
  yield* claim(t, unit);
  if (isTruce(t) && holds(unit)) shelter(t, unit);
}

function* chooseGuards(t: LTable, seat: Seat): Procedure<Unit | null> {
  const options = t.state.units
    .filter((unit) => unit.seat === seat && unit.place === 'reserve' && unit.rank === 'corps')
    .map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
  if (options.length === 0) return null;
  const { unit } = yield* pickOne({ seat, topic: 'choose-unit', rule: 'legion.setup.19', options });
  return unit;
}

/** The centre, and places ever further from it: the first that is free is taken. */
function aboutCentre(t: LTable, seat: Seat): readonly Pose[] {
  const { width, depth } = t.state;
  const heading = facing(t, seat);
  const places = gridAbout({ x: width / 2, y: depth / 2 }, 300, 15, 'square');
  return Array.from(places, ({ x, y }) => ({ x, y, heading }));
}

/** The opponent sets the guards in the centre and moves them; then they hold the hostage. */
function* setInCentre(t: LTable, unit: Unit): Procedure<void> {
  const by = 1 - unit.seat;
  const ground = { seat: by, rule: 'legion.setup.19', holds: () => true } as const;
  if (!(yield* putAt(t, unit, ground, aboutCentre(t, unit.seat)))) return;
  t.emit({ type: 'deployed', rule: 'legion.setup.19', unit: unit.id, minis: placesOf(unit) });
  yield* standardMove(t, unit, { speed: 1, by });
  const { pose, on } = t.leader(unit);
  const rule = 'legion.objective-tokens.15';
  const marker = addMarker(t, { kind: 'objective', what: 'hostage', pose, on }, rule);
  giveMarker(t, unit, marker, rule);
  shelter(t, unit);
  yield* putBeside(t, unit, marker);
}

/** Hostage Exchange (legion.hostage-cards, legion.sample-cards.26 to .30). */
export const HOSTAGES: BattleRules = {
  abilities: [
    unitsAction({
      name: 'claim',
      rule: 'legion.objective-tokens.6',
      who: mayHandleTokens,
      whyNot: whyNotClaim,
      perform: claimHostage,
    }),
    modify('courage', 'legion.sample-cards.26', (courage, { moment: unit }) =>
      holds(unit) && courage !== null ? courage + 1 : courage,
    ),
    modify('speed', 'legion.sample-cards.27', (speed, { moment: unit }) =>
      holds(unit) && speed > 1 ? speed - 1 : speed,
    ),
    modify(
      'may-start-melee',
      'legion.sample-cards.28',
      (may, { table, moment: { unit, enemy } }) => may && !holds(unit) && !(isTruce(table) && holds(enemy)),
    ),
    modify(
      'may-be-attacked',
      'legion.sample-cards.29',
      (may, { table, moment: { attacker, defender } }) =>
        may && !(isTruce(table) && holds(defender) && attacker.seat !== defender.seat),
    ),
    modify('may-detonate', 'legion.sample-cards.29', (may, { table }) => may && !isTruce(table)),
    // Who panics loses the hostage before it acts.
    at('before-actions', {
      rule: 'legion.sample-cards.30',
      optional: false,
      when: ({ moment: { unit } }) => GIVEN in unit.memory && !holds(unit),
      *effect({ table, moment: { unit } }) {
        unequip(table, unit);
      },
    }),
    at('end-of-round', {
      rule: 'legion.hostage-cards.4',
      optional: false,
      when: ({ table }) => isTruce(table),
      *effect({ table }) {
        for (const unit of table.state.units) if (GIVEN in unit.memory) unequip(table, unit);
      },
    }),
  ],
  *setup(t) {
    const [first, second] = t.playerOrder();
    const guards: (Unit | null)[] = [];
    for (const seat of [first, second]) guards.push(seat === undefined ? null : yield* chooseGuards(t, seat));
    // Blue acts first: on red's guards.
    for (const unit of guards.reverse()) if (unit) yield* setInCentre(t, unit);
  },
  scores: (t, seat) => {
    if (!isEnd(t)) return 0;
    const zones = zonesOf(t, seat);
    const held = t.friendsOf(seat).flatMap(({ claimed }) => claimed);
    const hostages = t.state.markers.filter(({ id }) => held.includes(id));
    return hostages.reduce((sum, marker) => sum + (isInZone(zones, markerShape(marker)) ? 2 : 1), 0);
  },
};
