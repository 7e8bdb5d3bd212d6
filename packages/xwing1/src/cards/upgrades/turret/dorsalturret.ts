import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isWith } from '../../words/attack.ts';

export const DORSAL_TURRET: UpgradeFacts = {
  id: 'dorsalturret',
  name: 'Dorsal Turret',
  fills: ['turret'],
  limited: 0,
  cost: 3,
  attack: { dice: 2, range: [1, 2], allRound: true },
  text: 'Shoots all round. At range 1 roll 1 more attack die.',
  abilities: [
    modify('attack-dice', (count, { self, moment: attack }) =>
      isWith(self, attack) && attack.range === 1 ? count + 1 : count,
    ),
  ],
};
