import { words } from '@rangefinder/kernel/words';
import { kw } from '../../print.ts';
import { COORDINATES_FURTHER } from '../../words/coordinate.ts';
import { upgrade } from '../upgrade.ts';

export const OOM_SERIES_BATTLE_DROID = upgrade('personnel', {
  id: 'oom-series-battle-droid',
  name: 'OOM-Series Battle Droid',
  points: 8,
  formerPoints: 9,
  restriction: { units: ['B1 Battle Droids'] },
  adds: { minis: 1, wounds: null },
  keywords: [kw('leader-upgrade-keyword')],
  text: words(
    'Its Coordinate reaches to range 2 instead of 1.',
    'Son Coordinate porte jusqu’à la portée 2 au lieu de 1.',
    'Jego Coordinate sięga do zasięgu 2 zamiast 1.',
  ),
  abilities: COORDINATES_FURTHER,
});
