import { placedShape } from '@rangefinder/geometry';
import { at } from '../../../abilities.ts';
import { footprintOf } from '../../../battlefield/bases.ts';
import type { BattleRules } from '../../../edition.ts';
import { refuse } from '../../../refusals.ts';
import { layTerrain } from '../../../rules/layingterrain.ts';
import { isTrooper, isVehicle } from '../../../rules/units.ts';
import { isInZone, zonesOf } from '../../../rules/zones.ts';
import { giveKeyword } from '../../../sources.ts';

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

/** Roll Out: vehicles up to range 1 outside their zones. */
export const ROLL_OUT: BattleRules = {
  abilities: [],
  deploysBeyond: (t, unit) => (isVehicle(t, unit) ? 1 : 0),
};

const SCOUT = 'scout-x';

/** Advanced Positions: troopers scout while they are deployed (legion.scout-x.4). */
export const ADVANCED: BattleRules = {
  abilities: [
    at('setup-over', {
      optional: false,
      *effect({ table }) {
        for (const unit of table.state.units) {
          const key = `game:keyword:${SCOUT}`;
          const left = (unit.memory[key] ?? 0) - 1;
          if (left > 0) unit.memory[key] = left;
          else delete unit.memory[key];
        }
        table.changed();
      },
    }),
  ],
  *setup(t) {
    for (const unit of t.state.units) {
      if (isTrooper(t, unit)) giveKeyword(t, unit, 'game', { id: SCOUT, value: 1, of: '' });
    }
  },
};
