import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const TRICK_SHOT: UpgradeFacts = {
  id: 'trickshot',
  name: 'Trick Shot',
  fills: ['talent'],
  limited: 0,
  cost: 4,
  standard: true,
  text: 'You roll 1 more attack die when an obstacle obstructs your attack.',
  abilities: [
    modify('attack-dice', 'xw2.attack.13', (dice, { self, moment: attack }) =>
      attack.attacker === self.ship.id && attack.obstructedBy.length > 0 ? dice + 1 : dice,
    ),
  ],
};
