import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverCharge } from '../../../rules/charges.ts';
import type { Equipped } from '../../../state.ts';
import { type DuringAttack, isWeaponOf, youAttack } from '../../words/attack.ts';

/** The card whose charges were spent on a torpedo or missile attack. */
function spentOn({ table, self, moment: { attack } }: DuringAttack): Equipped | undefined {
  const upgrade = self.ship.upgrades.find(({ id }) => id === attack.weapon);
  if (!upgrade || !isWeaponOf(table, upgrade.id, ['torpedo', 'missile'])) return undefined;
  return upgrade.charges < (table.cards.face(upgrade).charges?.value ?? 0) ? upgrade : undefined;
}

export const MUNITIONS_FAILSAFE: UpgradeFacts = {
  id: 'munitionsfailsafe',
  name: 'Munitions Failsafe',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  standard: true,
  text: 'After rolling the dice of a torpedo or missile attack you may cancel them all to recover one charge you spent on it.',
  abilities: [
    at('attack-dice-rolled', {
      optional: true,
      when: (context) => youAttack(context) && spentOn(context) !== undefined,
      *effect(context) {
        const upgrade = spentOn(context);
        context.moment.attack.attackDice = [];
        if (upgrade) recoverCharge(context.table, { ship: context.self.ship, upgrade }, 1);
      },
    }),
  ],
};
