import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const PRE_VIZSLA: UpgradeFacts = {
  id: 'previzsla',
  name: 'Pre Vizsla',
  fills: ['crew'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
  standard: true,
  actions: ['coordinate'],
  text: 'When you coordinate you can choose a friendly commando team instead of a ship: it walks forward with a 1 turn or the 2 straight.',
  abilities: [modify('coordinates-teams', 'xw2.coordinate.3', (may, { self, moment }) => may || moment === self.ship)],
};
