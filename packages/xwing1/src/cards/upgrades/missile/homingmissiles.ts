import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isWith } from '../../words/attack.ts';

export const HOMING_MISSILES: UpgradeFacts = {
  id: 'homingmissiles',
  name: 'Homing Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 5,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['card'] },
  text: 'Needs a target lock on the defender; the card is discarded, the lock stays. The defender cannot spend evade tokens.',
  abilities: [
    modify('may-spend', (may, { self, moment: { ship, token, attack } }) => {
      const isDefender = attack !== null && isWith(self, attack) && attack.defender === ship.id;
      return may && !(isDefender && token === 'evade');
    }),
  ],
};
