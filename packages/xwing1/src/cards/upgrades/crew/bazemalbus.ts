import type { UpgradeFacts } from '../../../card.ts';
import { attacksOnceMore } from '../../words/attack.ts';

export const BAZE_MALBUS: UpgradeFacts = {
  id: 'bazemalbus',
  name: 'Baze Malbus',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  text: 'After your attack misses: you may attack another ship with your primary weapon. No attack of yours follows this round.',
  abilities: [attacksOnceMore(({ moment }, target) => target.id !== moment.attack.defender)],
};
