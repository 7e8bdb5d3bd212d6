import type { UpgradeFacts } from '../../../card.ts';
import { enemies, inSetup } from '../../words/condition.ts';

export const INFORMANT: UpgradeFacts = {
  id: 'informant',
  name: 'Informant',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  standard: false,
  text: 'After forces are placed, an enemy of your choice gets the Listening Device condition.',
  abilities: [inSetup('after-placing-forces', 'listeningdevice', enemies)],
};
