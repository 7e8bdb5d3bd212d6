import type { Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import type { CardAbility } from '../../../abilities.ts';
import { modify } from '../../../abilities.ts';
import type { BattleRules } from '../../../edition.ts';
import { claim, whyNotClaim } from '../../../rules/claiming.ts';
import { addMarker } from '../../../rules/markers.ts';
import { surfaceAt } from '../../../rules/placingmarkers.ts';
import { mayHandleTokens } from '../../../rules/units.ts';
import type { Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { STANDARD } from '../field.ts';

/** What battle cards have in common. */

/** A card that says nothing but where, or nothing at all. */
export const PLAIN: BattleRules = { abilities: [] };

/** What an objective card says is not said of those who are transported (legion.transported-closed.15). */
export function isOnField({ place }: Unit): boolean {
  return place === 'play';
}

/** An action that a battle card gives to all units of some kind. */
export function unitsAction(action: {
  readonly name: string;
  readonly rule: RuleId;
  readonly free?: boolean;
  who(table: LTable, unit: Unit): boolean;
  whyNot(table: LTable, unit: Unit): Violation | undefined;
  perform(table: LTable, unit: Unit): Procedure<void>;
}): CardAbility {
  const { name, rule, free = false } = action;
  return modify('card-actions', rule, (actions, { table, self, moment: unit }) => {
    if (!isOnField(unit) || !action.who(table, unit)) return actions;
    const key = `card:${self.card}:${name}`;
    const { perform } = action;
    return [...actions, { key, card: self.card, rule, free, whyNot: action.whyNot(table, unit), perform }];
  });
}

/** Troopers may claim objective tokens (legion.objective-tokens.6). */
export const CLAIM = unitsAction({
  name: 'claim',
  rule: 'legion.objective-tokens.6',
  who: mayHandleTokens,
  whyNot: whyNotClaim,
  perform: claim,
});

/** Whether this is the end of the game (legion.round.2). */
export function isEnd({ state: { round, rounds } }: LTable): boolean {
  return round >= rounds;
}

/** Whether a unit has a leader as objective cards see it (legion.incognito.2, .7). */
export function hasLeader(t: LTable, unit: Unit): boolean {
  return isOnField(unit) && t.abilities.ask('counts-for-objective', unit, true);
}

/** How many of a player's units are so. */
export function countUnits(t: LTable, seat: Seat, isSo: (unit: Unit) => boolean): number {
  return t.friendsOf(seat).filter((unit) => isSo(unit) && hasLeader(t, unit)).length;
}

/** Whether a player has more units that are so than the other one. */
export function hasMore(t: LTable, seat: Seat, isSo: (unit: Unit) => boolean): boolean {
  return countUnits(t, seat, isSo) > countUnits(t, 1 - seat, isSo);
}

/** Lays objective tokens where the card itself says; on a deeper table the card lies in the middle (legion.grand-army.8). */
export function layFixed(t: LTable): void {
  const { objective, mode, depth } = t.state;
  const margin = mode === 'grand-army' ? (depth - STANDARD.depth) / 2 : 0;
  for (const { x, y } of t.cards.battle(objective).places) {
    const pose = { x, y: y + margin, heading: 0 };
    addMarker(t, { kind: 'objective', pose, on: surfaceAt(t, pose) }, 'legion.setup.19');
  }
}
