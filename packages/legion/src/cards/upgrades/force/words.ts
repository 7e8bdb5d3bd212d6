import type { AbilityContext } from '../../../abilities.ts';
import { isTrooper } from '../../../rules/units.ts';
import type { Unit } from '../../../state.ts';

/** Enemy troopers that are neither commander nor operative, so far away at most. */
export function weakMinded({ table, moment: unit }: AbilityContext<Unit>, reach: number): readonly Unit[] {
  return table
    .enemiesOf(unit.seat)
    .filter(
      (enemy) =>
        isTrooper(table, enemy) &&
        enemy.rank !== 'commander' &&
        enemy.rank !== 'operative' &&
        table.range(unit, enemy) <= reach,
    );
}
