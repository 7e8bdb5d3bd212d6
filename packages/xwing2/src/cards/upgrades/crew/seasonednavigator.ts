import type { UpgradeFacts } from '../../../card.ts';
import { setsHarderDial } from '../../words/dial.ts';

export const SEASONED_NAVIGATOR: UpgradeFacts = {
  id: 'seasonednavigator',
  name: 'Seasoned Navigator',
  fills: ['crew'],
  limited: 0,
  cost: 7,
  standard: false,
  text: 'Dial revealed: you may set it to something else of that speed that is not red; it is one step harder.',
  abilities: setsHarderDial(
    'seasonednavigator',
    (maneuver, revealed) => maneuver.speed === revealed.speed && maneuver.difficulty !== 'red',
  ),
};
