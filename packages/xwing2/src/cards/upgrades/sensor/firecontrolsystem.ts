import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { youAttack } from '../../words/attack.ts';
import { LOCK_ON_ENEMY, rerollsAttackDice } from '../../words/dice.ts';

export const FIRE_CONTROL_SYSTEM: UpgradeFacts = {
  id: 'firecontrolsystem',
  name: 'Fire-Control System',
  fills: ['sensor'],
  limited: 0,
  cost: 2,
  standard: true,
  text: 'Against a defender you have locked you may reroll one attack die; then you cannot spend that lock in this attack.',
  abilities: [
    rerollsAttackDice({ when: (context) => youAttack(context) && LOCK_ON_ENEMY.affordable(context) }),
    modify(
      'may-modify',
      'xw2.faq-cards.100',
      (may, { self, moment: { attack, ship, by } }) =>
        may && !(ship === self.ship && by === 'lock' && attack.used.includes(`${self.ship.id}:${self.card}`)),
    ),
  ],
};
