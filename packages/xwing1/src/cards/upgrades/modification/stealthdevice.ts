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
  text: 'Once you are hit by an attack, discard this card.',
  abilities: [
    at('attack-hit', {
      optional: false,
      when: youDefend,
      effect: ({ table, self }) => discardsSelf(table, self),
    }),
  ],
};
