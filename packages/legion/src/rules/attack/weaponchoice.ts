import type { Procedure } from '@rangefinder/kernel';
import type { Weapon } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { WeaponFacts } from '../../card.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import type { Chosen } from './poolweapons.ts';
import type { Armed } from './targets.ts';

/** What each miniature has put into pools of the attack already. */
export type Used = ReadonlyMap<string, readonly Weapon[]>;

export const NOTHING_USED: Used = new Map();

/** legion.attack.13: one weapon for each miniature, or none, unless each `must` use one. */
export function* chooseWeapons(
  t: LTable,
  unit: Unit,
  armed: readonly Armed[],
  used: Used,
  must: boolean,
): Procedure<readonly Chosen[]> {
  const each = t.abilities.ask('weapons-each', unit, 1);
  const chosen: Chosen[] = [];
  for (const { mini, weapons } of armed) {
    let left = [...weapons];
    for (let n = (used.get(mini.id) ?? []).length; n < each && left.length > 0; n++) {
      const options = [
        ...left.map((weapon) => ({ key: weapon.id, about: { weapon: weapon.id, name: weapon.facts.name }, weapon })),
        ...(must && !chosen.some((one) => one.mini === mini) ? [] : [{ key: 'none' as const, weapon: null }]),
      ];
      const about = { unit: unit.id, mini: mini.id };
      const rule = 'legion.attack.13';
      const { weapon } = yield* pickOne({ seat: unit.seat, topic: 'weapon', rule, about, options });
      if (!weapon) break;
      chosen.push({ mini, weapon });
      left = left.filter(({ id }) => id !== weapon.id);
    }
  }
  return chosen;
}

/** The weapons with the most to show for: what most players want most of the time. */
export function bestWeapons(t: LTable, attacker: Unit, { mini, weapons }: Armed, used: Used): readonly Chosen[] {
  const each = t.abilities.ask('weapons-each', attacker, 1) - (used.get(mini.id) ?? []).length;
  return [...weapons]
    .sort((a, b) => worthOf(b.facts) - worthOf(a.facts))
    .slice(0, each)
    .map((weapon) => ({ mini, weapon }));
}

/** Hits to expect of a weapon's dice, an eighth being one side; keywords break ties. */
function worthOf({ dice, keywords }: WeaponFacts): number {
  return dice.red * 6 + dice.black * 4 + dice.white * 2 + keywords.length / 10;
}
