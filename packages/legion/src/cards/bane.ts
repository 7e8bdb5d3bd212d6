import { distanceBetween } from '@rangefinder/geometry';
import type { Procedure, Seat } from '@rangefinder/kernel';
import { at, type CardAbility } from '../abilities.ts';
import { footprintOf } from '../battlefield/bases.ts';
import type { Miniature } from '../battlefield/model.ts';
import { isUpToRange } from '../battlefield/range.ts';
import { carryClaimed } from '../rules/claiming.ts';
import { giveOrder } from '../rules/command.ts';
import { facing } from '../rules/deploying.ts';
import { detonate } from '../rules/detonating.ts';
import { markerShape, removeMarker } from '../rules/markers.ts';
import { placesOf } from '../rules/placing.ts';
import { noteMoved } from '../rules/settling.ts';
import { isGone } from '../rules/units.ts';
import { hasKeyword } from '../sources.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';

/** The card that lays the tokens, and whose weapon Kablamo! is (legion.bane-tokens.12). */
export const RULES_NOW = 'i-make-the-rules-now';

function hiddenOf(t: LTable, seat: Seat): readonly Marker[] {
  return t.state.markers.filter((marker) => marker.kind === 'bane' && marker.facedown && marker.seat === seat);
}

/** Tokens that a miniature of an enemy unit has at range 1 and sees; who is immune to enemy effects reveals none (.4, .5). */
function metBy(t: LTable, seat: Seat, unit: Unit): readonly Marker[] {
  if (unit.seat === seat || hasKeyword(t, unit, 'immune-enemy-effects')) return [];
  return hiddenOf(t, seat).filter((marker) => {
    const [token] = t.miniatures(t.unit(marker.id));
    const meets = (mini: Miniature) =>
      token !== undefined &&
      isUpToRange(distanceBetween(footprintOf(mini), markerShape(marker)), 1) &&
      t.seesMini(mini, token);
    return t.miniatures(unit).some(meets);
  });
}

/** A token is turned over and does what it shows. */
function* reveal(t: LTable, seat: Seat, marker: Marker): Procedure<void> {
  if (!t.state.markers.includes(marker)) return;
  marker.facedown = false;
  t.emit({ type: 'marker-revealed', rule: 'legion.bane-tokens.5', marker: marker.id, what: marker.what });
  if (marker.what === 'here-i-am') yield* hereIAm(t, seat, marker);
  if (marker.what === 'kablamo') {
    const [weapon] = t.cards.command(RULES_NOW).weapons;
    if (weapon) yield* detonate(t, marker, weapon, { seat });
  }
  // Smoke and Mirrors was nothing but that (legion.bane-tokens.10 to .12).
  removeMarker(t, marker, 'legion.bane-tokens.11');
}

/**
 * His miniature replaces the token: from outside the battlefield, and then he orders himself (legion.bane-tokens.7, .8); or from
 * wherever he stood, with all that is his (.9).
 */
function* hereIAm(t: LTable, seat: Seat, marker: Marker): Procedure<void> {
  const { character } = t.cards.command(RULES_NOW);
  const bane = t.state.units.find((unit) => unit.seat === seat && t.facts(unit).name === character);
  removeMarker(t, marker, 'legion.bane-tokens.7');
  if (!bane || isGone(bane)) return;
  const wasAway = bane.place === 'reserve';
  const leader = t.leader(bane);
  leader.pose = { ...marker.pose, heading: facing(t, seat) };
  leader.on = marker.on;
  bane.place = 'play';
  bane.carrier = null;
  delete bane.memory['comes-later'];
  t.shifted();
  t.changed();
  noteMoved(t, bane);
  t.emit({ type: 'arrived', rule: 'legion.bane-tokens.7', unit: bane.id, minis: placesOf(bane) });
  yield* carryClaimed(t, bane);
  if (!wasAway) return;
  yield* t.window('enters-play', { unit: bane });
  yield* giveOrder(t, bane, bane, 'legion.bane-tokens.8');
}

/** What Cad Bane's tokens do as long as one of them lies somewhere. */
export const BANE: readonly CardAbility[] = [
  at('stands-anew', {
    rule: 'legion.bane-tokens.5',
    optional: false,
    when: ({ table, self, moment: { unit } }) => metBy(table, self.seat, unit).length > 0,
    *effect({ table, self, moment: { unit } }) {
      for (const marker of metBy(table, self.seat, unit)) yield* reveal(table, self.seat, marker);
    },
  }),
  // Its player is asked as long as any of them lies facedown, so that the question gives nothing away.
  at('start-of-command', {
    rule: 'legion.bane-tokens.14',
    optional: true,
    when: ({ table, self }) => hiddenOf(table, self.seat).length > 0,
    *effect({ table, self }) {
      const marker = hiddenOf(table, self.seat).find(({ what }) => what === 'here-i-am');
      if (marker) yield* reveal(table, self.seat, marker);
    },
  }),
];
