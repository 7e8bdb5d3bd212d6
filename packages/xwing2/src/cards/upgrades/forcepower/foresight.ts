import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { thisAttack } from '../../words/attack.ts';
import { changesAttackDie, force } from '../../words/dice.ts';
import { bonusAttackAfterManeuver } from '../../words/specialweapon.ts';

export const FORESIGHT: UpgradeFacts = {
  id: 'foresight',
  name: 'Foresight',
  fills: ['forcepower'],
  limited: 0,
  cost: 6,
  standard: true,
  attack: { arc: 'bullseye', dice: 2, range: [1, 3], rangeBonus: false },
  text: 'After an enemy executes a maneuver you may pay 1 Force for a bonus attack on it with this card. You may turn one focus result into a hit; nothing else modifies the dice.',
  abilities: [
    bonusAttackAfterManeuver(force(1)),
    changesAttackDie(['focus'], 'hit', { when: thisAttack }),
    modify('may-modify', 'xw2.faq-cards.72', (may, { self, moment: { attack, dice, by } }) => {
      const yours = attack.attacker === self.ship.id && attack.weapon === self.card && dice === 'attack';
      return may && (!yours || by === `${self.ship.id}:${self.card}`);
    }),
  ],
};
