import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction } from '../../../rules/actions.ts';
import { offersActions } from '../../words/phrases.ts';

export const CAD_BANE: UpgradeFacts = {
  id: 'cadbane',
  name: 'Cad Bane',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'After you place a device you may take a red boost action.',
  abilities: [
    at(
      'device-placed',
      offersActions(
        ({ self, moment }) => moment.ship === self.ship,
        ({ table, self }) => [grantedAction(table, self.ship, 'boost', 'red')],
      ),
    ),
  ],
};
