import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isWith } from '../../words/attack.ts';

export const UNGUIDED_ROCKETS: UpgradeFacts = {
  id: 'unguidedrockets',
  name: 'Unguided Rockets',
  fills: ['missile', 'missile'],
  limited: 0,
  cost: 2,
  attack: { dice: 3, range: [1, 3], requires: 'focus' },
  text: 'Needs a focus token, which stays. Nothing modifies your attack dice but a focus token spent on them.',
  abilities: [
    modify(
      'may-modify',
      (may, { self, moment: { attack, dice, by } }) =>
        may && !(isWith(self, attack) && dice === 'attack' && by !== 'focus'),
    ),
  ],
};
