import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const ENHANCED_SCOPES: UpgradeFacts = {
  id: 'enhancedscopes',
  name: 'Enhanced Scopes',
  fills: ['system'],
  limited: 0,
  cost: 1,
  text: 'In the Activation phase your pilot skill is 0.',
  abilities: [
    modify('pilot-skill', (skill, { table, self, moment }) =>
      moment === self.ship && table.state.phase === 'activation' ? 0 : skill,
    ),
  ],
};
