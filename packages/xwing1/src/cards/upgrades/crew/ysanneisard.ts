import type { UpgradeFacts } from '../../../card.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const YSANNE_ISARD: UpgradeFacts = {
  id: 'ysanneisard',
  name: 'Ysanne Isard',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['imperial'] }],
  text: 'When the Combat phase starts, if you have no shields and at least 1 damage card: you may perform a free evade action.',
  abilities: [
    offersFreeAction(
      'start-of-combat',
      ({ self: { ship } }) => ship.shields === 0 && ship.damage.length > 0,
      ({ table }) => freeActions(table, ['evade']),
    ),
  ],
};
