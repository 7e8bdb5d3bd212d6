import type { UpgradeFacts } from '../../../card.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const YSANNE_ISARD: UpgradeFacts = {
  id: 'ysanneisard',
  name: 'Ysanne Isard',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['imperial'] }],
  text: 'When the Combat phase starts and you have damage cards but no shields: take a free evade if you like.',
  abilities: [
    offersFreeAction(
      'start-of-combat',
      ({ self: { ship } }) => ship.shields === 0 && ship.damage.length > 0,
      ({ table }) => freeActions(table, ['evade']),
    ),
  ],
};
