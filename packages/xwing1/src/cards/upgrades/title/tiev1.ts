import type { UpgradeFacts } from '../../../card.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const TIE_V1: UpgradeFacts = {
  id: 'tiev1',
  name: 'TIE/v1',
  fills: ['title'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['tieadvprototype'] }],
  text: 'After you acquire a target lock, you may perform a free evade action.',
  abilities: [
    offersFreeAction(
      'lock-acquired',
      ({ self, moment }) => moment.ship === self.ship,
      ({ table }) => freeActions(table, ['evade']),
    ),
  ],
};
