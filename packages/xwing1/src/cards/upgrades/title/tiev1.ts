import type { UpgradeFacts } from '../../../card.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const TIE_V1: UpgradeFacts = {
  id: 'tiev1',
  name: 'TIE/v1',
  fills: ['title'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['tieadvprototype'] }],
  text: 'After acquiring a lock: you may take a free evade.',
  abilities: [
    offersFreeAction(
      'lock-acquired',
      ({ self, moment }) => moment.ship === self.ship,
      ({ table }) => freeActions(table, ['evade']),
    ),
  ],
};
