import { placedShape } from '@rangefinder/geometry';
import { at } from '../../../abilities.ts';
import { footprintOf } from '../../../battlefield/bases.ts';
import type { KeywordUse } from '../../../card.ts';
import type { BattleRules } from '../../../edition.ts';
import { refuse } from '../../../refusals.ts';
import { layTerrain } from '../../../rules/layingterrain.ts';
import { isTrooper, isVehicle } from '../../../rules/units.ts';
import { isInZone, zonesOf } from '../../../rules/zones.ts';
import { giveKeyword } from '../../../sources.ts';
import type { LTable } from '../../../table.ts';
import { kw } from '../../print.ts';

/** Fortified Positions, Improvised Defenses: barricades in the own zone or at range 1–2 of it. */
export function barricades(each: number): BattleRules {
  return { abilities: [], setup: (t) => layTerrain(t, 'barricade', each, 2) };
}

/** Disarray: somebody in each zone (legion.setup-battle-cards.12). */
export const DISARRAY: BattleRules = {
  abilities: [],
  mayDeploy(t, unit, pose) {
    const isFree = ([zone]: ReturnType<typeof zonesOf>) =>
      zone !== undefined &&
      !t.friendsOf(unit.seat).some((one) => isInZone([zone], footprintOf(t.miniature(one, t.leader(one)))));
    const empty = zonesOf(t, unit.seat).filter((zone) => isFree([zone]));
    const left = t.state.units.filter(
      (one) => one.seat === unit.seat && one.place === 'reserve' && !one.memory['comes-later'],
    );
    if (left.length > empty.length || isInZone(empty, placedShape(t.facts(unit).base.shape, pose))) return undefined;
    return empty.length === 0 ? undefined : refuse('legion.setup-battle-cards.12', 'zone-needed');
  },
};

/** Roll Out: vehicles within range 1 of their zones. */
export const ROLL_OUT: BattleRules = {
  abilities: [],
  deploysBeyond: (t, unit) => (isVehicle(t, unit) ? 1 : 0),
};

/** Gives keywords to all troopers, or takes them back. */
function giveTroopers(t: LTable, uses: readonly KeywordUse[]): void {
  for (const unit of t.state.units) {
    if (isTrooper(t, unit)) for (const use of uses) giveKeyword(t, unit, 'game', use);
  }
}

/** Advanced Positions: while they are deployed, troopers scout (legion.scout-x.4), and none of them is Stationary. */
export const ADVANCED: BattleRules = {
  abilities: [
    at('setup-over', {
      optional: false,
      *effect({ table }) {
        giveTroopers(table, [kw('scout-x', -1), kw('stationary', 1)]);
      },
    }),
  ],
  *setup(t) {
    giveTroopers(t, [kw('scout-x', 1), kw('stationary', -1)]);
  },
};
