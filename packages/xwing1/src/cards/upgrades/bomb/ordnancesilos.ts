import type { UpgradeFacts } from '../../../card.ts';
import { putsOrdnance } from '../../words/bomb.ts';

export const ORDNANCE_SILOS: UpgradeFacts = {
  id: 'ordnancesilos',
  name: 'Ordnance Silos',
  fills: ['bomb'],
  limited: 0,
  cost: 2,
  putsTokens: { on: 'ship', slots: ['bomb'] },
  restrictions: [{ ship: ['bsf17bomber'] }],
  text: 'Puts 3 ordnance tokens on each other bomb card of this ship; one may be discarded instead of that card.',
  abilities: [putsOrdnance(['bomb'], 3)],
};
