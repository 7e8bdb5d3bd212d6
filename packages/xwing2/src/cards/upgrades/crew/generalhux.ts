import type { UpgradeFacts } from '../../../card.ts';
import { actionChoice } from '../../../rules/actions.ts';
import { coordinateSeveral, coordinatesAs } from '../../words/coordinate.ts';

export const GENERAL_HUX: UpgradeFacts = {
  id: 'generalhux',
  name: 'General Hux',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  text: 'You may take a white coordinate action as a red one to coordinate up to two more ships of the same type; all take the same action, as a red one.',
  abilities: [
    coordinatesAs('white', 'xw2.actions.11', {
      treatedAs: 'red',
      perform: (table, ship) =>
        coordinateSeveral(table, ship, 2, (choice) => actionChoice({ ...choice, treatedAs: 'red' })),
    }),
  ],
};
