import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { loseShield } from '../../../rules/charges.ts';
import { defenderOf, thisAttack } from '../../words/attack.ts';

export const PLASMA_TORPEDOES: UpgradeFacts = {
  id: 'plasmatorpedoes',
  name: 'Plasma Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 7,
  standard: true,
  charges: { value: 2, recovers: 0 },
  attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. Evades cancel crits before hits. If it hits, the defender loses a shield before damage is dealt.',
  abilities: [
    modify('neutralizing', 'xw2.special-weapon.1', (order, { self, moment: attack }) =>
      attack.attacker === self.ship.id && attack.weapon === self.card ? { ...order, first: 'crit' } : order,
    ),
    at('attack-hit', {
      rule: 'xw2.faq-cards.36',
      optional: false,
      when: (context) => thisAttack(context) && (defenderOf(context)?.shields ?? 0) > 0,
      *effect(context) {
        const defender = defenderOf(context);
        if (defender) yield* loseShield(context.table, defender, 'xw2.faq-cards.36');
      },
    }),
  ],
};
