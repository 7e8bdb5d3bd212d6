import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { coordinateSeveral, coordinatesAs } from '../../words/coordinate.ts';

const RULE = 'xw2.coordinate.4';

export const BATTLE_MEDITATION: UpgradeFacts = {
  id: 'battlemeditation',
  name: 'Battle Meditation',
  fills: ['forcepower'],
  limited: 0,
  cost: 6,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  actions: ['purple coordinate'],
  text: 'Limited ships cannot be coordinated by you. Your purple coordinate action may reach one more friend of the same type; both take the same action.',
  abilities: [
    modify(
      'may-be-coordinated',
      RULE,
      (may, { table, self, moment: { ship, other } }) => may && !(ship === self.ship && table.pilot(other).limited > 0),
    ),
    coordinatesAs('purple', RULE, {
      perform: (table, ship) => coordinateSeveral(table, ship, 1, (choice) => choice),
    }),
  ],
};
