import { modify, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { maySpend, spendToken } from '../../../rules/tokens.ts';

export const DEADEYE: UpgradeFacts = {
  id: 'deadeye',
  name: 'Deadeye',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['small'] }],
  text: 'Attacks that need a target lock may need a focus token instead, and spend a focus token instead of the lock.',
  abilities: [
    modify(
      'ignores-requirement',
      (ignores, { self, moment: { attacker, weapon } }) =>
        ignores || (attacker === self.ship && weapon.requires === 'lock' && attacker.tokens.focus > 0),
    ),
    modify('lock-payments', (payments, { table, self, moment: { attacker } }) =>
      attacker === self.ship && maySpend(table, attacker, 'focus')
        ? [...payments, { key: 'focus', pay: (attack) => spendToken(table, attacker, 'focus', RULE, attack) }]
        : payments,
    ),
  ],
};
