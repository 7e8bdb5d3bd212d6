import type { PilotAbility } from '../../card.ts';
import { freeActions, offersFreeAction } from '../words/phrases.ts';

export const SABINE_WREN: PilotAbility = {
  text: 'Just before your dial is revealed: take a free boost or a free barrel roll if you like.',
  abilities: [
    offersFreeAction(
      'before-reveal',
      ({ self, moment }) => moment.ship === self.ship,
      ({ table }) => freeActions(table, ['boost', 'barrel-roll']),
    ),
  ],
};
