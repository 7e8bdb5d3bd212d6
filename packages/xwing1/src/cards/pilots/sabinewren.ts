import type { PilotAbility } from '../../card.ts';
import { freeActions, offersFreeAction } from '../words/phrases.ts';

export const SABINE_WREN: PilotAbility = {
  text: 'Right before you reveal your dial: you may perform a free boost or barrel roll.',
  abilities: [
    offersFreeAction(
      'before-reveal',
      ({ self, moment }) => moment.ship === self.ship,
      ({ table }) => freeActions(table, ['boost', 'barrel-roll']),
    ),
  ],
};
