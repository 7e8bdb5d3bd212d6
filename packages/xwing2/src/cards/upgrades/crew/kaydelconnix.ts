import { isBasic } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import { setsHarderDial } from '../../words/dial.ts';

export const KAYDEL_CONNIX: UpgradeFacts = {
  id: 'kaydelconnix',
  name: 'Kaydel Connix',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['resistance'] }],
  standard: false,
  text: 'Dial revealed: you may set it to something basic that is one speed faster, and one step harder.',
  abilities: setsHarderDial(
    'kaydelconnix',
    (maneuver, revealed) => isBasic(maneuver.bearing) && maneuver.speed === revealed.speed + 1,
  ),
};
