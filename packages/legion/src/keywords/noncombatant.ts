import { words } from '@rangefinder/kernel/words';
import { modify } from '../abilities.ts';
import type { Mini, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { keyword } from './keyword.ts';

/** Whether a miniature came with an upgrade that has Noncombatant. */
function isNoncombatant(t: LTable, unit: Unit, { from }: Mini): boolean {
  const upgrade = from === null ? undefined : unit.upgrades[from];
  return upgrade !== undefined && t.cards.upgrade(upgrade.id).keywords.some(({ id }) => id === 'noncombatant');
}

/** legion.noncombatant: it uses no weapon, is wounded after the others and leads only when nobody else can. */
export const NONCOMBATANT = keyword(
  'noncombatant',
  'Noncombatant',
  words(
    'Its miniature uses no weapon, and others that do not lead are wounded before it.',
    'Sa figurine n’utilise pas d’arme, et les autres qui ne mènent pas sont blessées avant elle.',
    'Jej figurka nie używa broni, a inne, które nie dowodzą, są ranione przed nią.',
  ),
  [
    modify('weapons', 'legion.noncombatant.1', (weapons, { table, self, moment: unit }) => {
      if (unit !== self.unit) return weapons;
      return weapons.flatMap((weapon) => {
        const minis = weapon.minis.filter((mini) => !isNoncombatant(table, unit, mini));
        return minis.length > 0 ? [{ ...weapon, minis }] : [];
      });
    }),
    modify(
      'is-spared',
      'legion.noncombatant.2',
      (spared, { table, self, moment: { unit, mini } }) =>
        spared || (unit === self.unit && isNoncombatant(table, unit, mini)),
    ),
  ],
);
