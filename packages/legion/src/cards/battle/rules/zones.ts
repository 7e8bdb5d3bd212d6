import type { Seat } from '@rangefinder/kernel';
import { at } from '../../../abilities.ts';
import type { KeywordUse, Zone } from '../../../card.ts';
import type { BattleRules } from '../../../edition.ts';
import { refuse } from '../../../refusals.ts';
import { layTerrain } from '../../../rules/layingterrain.ts';
import { isTrooper, isVehicle } from '../../../rules/units.ts';
import { holds, zonesOf } from '../../../rules/zones.ts';
import { giveKeyword } from '../../../sources.ts';
import type { LTable } from '../../../table.ts';
import { kw } from '../../print.ts';

/** Fortified Positions, Improvised Defenses: barricades in the own zone or at range 1–2 of it. */
export function barricades(each: number): BattleRules {
  return { abilities: [], setup: (t) => layTerrain(t, 'barricade', each, 2) };
}

/** What the table remembers of a zone in which a unit of a player was deployed. */
function deployedIn(seat: Seat, zone: number): string {
  return `deployed-in:${seat}:${zone}`;
}

/** Zones of a player in which nobody has been deployed yet. */
function emptyZones(t: LTable, seat: Seat): readonly Zone[] {
  return zonesOf(t, seat).filter((_, zone) => t.state.memory[deployedIn(seat, zone)] !== 1);
}

/**
 * Disarray: somebody in each zone (legion.setup-battle-cards.12), where units are deployed: what a scout leaves behind has had its
 * unit. An oblong base that sticks out of a zone is deployed in it (legion.deployment.9), so that its middle counts.
 */
export const DISARRAY: BattleRules = {
  abilities: [
    at('enters-play', {
      rule: 'legion.setup-battle-cards.12',
      optional: false,
      when: ({ table, moment: { unit } }) => table.state.phase === 'setup' && unit.place === 'play',
      *effect({ table, moment: { unit } }) {
        const { pose } = table.leader(unit);
        zonesOf(table, unit.seat).forEach((zone, i) => {
          if (holds(zone, pose)) table.state.memory[deployedIn(unit.seat, i)] = 1;
        });
      },
    }),
  ],
  mayDeploy(t, unit, pose) {
    const empty = emptyZones(t, unit.seat);
    const left = t.state.units.filter(
      (one) => one.seat === unit.seat && one.place === 'reserve' && !one.memory['comes-later'],
    );
    if (empty.length === 0 || left.length > empty.length) return undefined;
    return pose && empty.some((zone) => holds(zone, pose))
      ? undefined
      : refuse('legion.setup-battle-cards.12', 'zone-needed');
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
