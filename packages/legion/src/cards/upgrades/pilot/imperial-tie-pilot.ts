import { words } from '@rangefinder/kernel/words';
import { faster } from '../../words/speed.ts';
import { upgrade } from '../upgrade.ts';

export const IMPERIAL_TIE_PILOT = upgrade('pilot', {
  id: 'imperial-tie-pilot',
  name: 'Imperial TIE Pilot',
  points: 8,
  restriction: { factions: ['empire'], types: ['repulsor'] },
  text: words('Maximum speed +1.', 'Vitesse maximale +1.', 'Prędkość maksymalna +1.'),
  abilities: faster(1),
});
