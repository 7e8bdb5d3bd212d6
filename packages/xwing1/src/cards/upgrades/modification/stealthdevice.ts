import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { youDefend } from '../../words/attack.ts';
import { discardsSelf } from '../../words/tokens.ts';

export const STEALTH_DEVICE: UpgradeFacts = {
  id: 'stealthdevice',
  name: 'Stealth Device',
  fills: ['modification'],
  limited: 0,
  cost: 3,
  stats: { agility: 1 },
  text: 'The first attack that hits you costs you this card.',
  abilities: [
    at('attack-hit', {
      optional: false,
      when: youDefend,
      effect: ({ table, self }) => discardsSelf(table, self),
    }),
  ],
};
