import { at } from '../../../abilities.ts';
import type { Slot, UpgradeFacts } from '../../../card.ts';
import { spendCharge } from '../../../rules/charges.ts';
import { rerollDefenseDice } from '../../../rules/modify.ts';
import type { Equipped } from '../../../state.ts';
import { type DuringAttack, youAttack } from '../../words/attack.ts';

/** The card of a torpedo or missile attack. */
function ordnance({ table, moment: { attack } }: DuringAttack): Equipped | undefined {
  const upgrade = table.ship(attack.attacker).upgrades.find(({ id }) => id === attack.weapon);
  const slots: readonly Slot[] = upgrade ? table.cards.upgrade(upgrade.id).fills : [];
  return slots.includes('torpedo') || slots.includes('missile') ? upgrade : undefined;
}

export const SATURATION_SALVO: UpgradeFacts = {
  id: 'saturationsalvo',
  name: 'Saturation Salvo',
  fills: ['talent'],
  limited: 0,
  cost: 3,
  restrictions: [{ action: 'reload' }],
  standard: true,
  text: 'Torpedo or missile attack: you may pay one more charge of that weapon; then the defender rerolls two dice of your choice.',
  abilities: [
    at('modify-defense-dice', {
      rule: 'xw2.dice-modification.4',
      optional: true,
      when: (context) =>
        youAttack(context) &&
        (ordnance(context)?.charges ?? 0) > 0 &&
        context.moment.attack.defenseDice.some(({ rerolled }) => !rerolled),
      *effect(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.dice-modification.4';
        const upgrade = ordnance(context);
        if (upgrade) spendCharge(table, { ship: self.ship, upgrade }, 1, rule);
        yield* rerollDefenseDice(table, moment.attack, self.ship.seat, { least: 2, most: 2, rule });
      },
    }),
  ],
};
