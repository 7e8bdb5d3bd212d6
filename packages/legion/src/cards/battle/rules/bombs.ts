import type { Procedure, Seat } from '@rangefinder/kernel';
import { at, modify } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import { footprintOf } from '../../../battlefield/bases.ts';
import { isUpToRange } from '../../../battlefield/range.ts';
import type { BattleRules } from '../../../edition.ts';
import { drop, giveMarker, isDroppedBy, putBeside, whyNotDrop } from '../../../rules/claiming.ts';
import { detonate } from '../../../rules/detonating.ts';
import { addMarker, markerShape } from '../../../rules/markers.ts';
import { gainVictory } from '../../../rules/winning.ts';
import { gapToZones, isInZone, zonesOf } from '../../../rules/zones.ts';
import type { Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { CLAIM, hasLeader, unitsAction } from './words.ts';

const EACH = 3;

/** A charge to a leader in the own zone that has none yet (legion.incognito.8: nobody in disguise). */
function* handOut(t: LTable, seat: Seat): Procedure<void> {
  const zones = zonesOf(t, seat);
  const isFit = (unit: Unit) =>
    hasLeader(t, unit) && unit.claimed.length === 0 && isInZone(zones, footprintOf(t.miniature(unit, t.leader(unit))));
  const options = t
    .friendsOf(seat)
    .filter(isFit)
    .map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
  if (options.length === 0) return;
  const rule = 'legion.objective-tokens.15';
  const { unit } = yield* pickOne({ seat, topic: 'choose-unit', rule, options });
  const { pose, on } = t.leader(unit);
  const marker = addMarker(t, { kind: 'objective', what: 'charge', seat, pose, on }, rule);
  giveMarker(t, unit, marker, rule);
  yield* putBeside(t, unit, marker);
}

/** One that an own unit has dropped, and nobody holds, may be blown up, not one that was lost; near a zone that is worth a token to the zone's enemy. */
function* blowUp(t: LTable, seat: Seat, card: string): Procedure<void> {
  const { weapon } = t.cards.battle(card);
  const lying = t.state.markers.filter((marker) => marker.kind === 'objective' && isDroppedBy(marker, seat));
  if (lying.length === 0 || !weapon) return;
  const options = [
    ...lying.map((marker) => ({ key: marker.id, about: { marker: marker.id }, marker })),
    { key: 'none' as const, marker: null },
  ];
  const { marker } = yield* pickOne({ seat, topic: 'choose-marker', rule: 'legion.detonate.3', options });
  if (!marker) return;
  const shape = markerShape(marker);
  yield* detonate(t, marker, weapon, { seat });
  for (const owner of t.playerOrder()) {
    if (isUpToRange(gapToZones(zonesOf(t, owner), shape), 1)) gainVictory(t, 1 - owner, 1);
  }
}

/** Bombing Run. */
export const BOMBING_RUN: BattleRules = {
  abilities: [
    CLAIM,
    // One charge a unit, as at the start.
    modify('may-claim', (may, { moment: unit }) => may && unit.claimed.length === 0),
    unitsAction({
      name: 'drop',
      rule: 'legion.objective-tokens.16',
      free: true,
      who: (_t, unit) => unit.claimed.length > 0,
      whyNot: (_t, unit) => whyNotDrop(unit),
      perform: drop,
    }),
    at('setup-over', {
      rule: 'legion.objective-tokens.15',
      optional: false,
      *effect({ table }) {
        for (const seat of table.playerOrder()) for (let i = 0; i < EACH; i++) yield* handOut(table, seat);
      },
    }),
    at('end-of-activation-phase', {
      rule: 'legion.detonate.3',
      optional: false,
      *effect({ table, self }) {
        for (const seat of table.playerOrder()) yield* blowUp(table, seat, self.card);
      },
    }),
  ],
};
