import { words } from '@rangefinder/kernel/words';
import { COORDINATES_FURTHER } from '../../words/coordinate.ts';
import { upgrade } from '../upgrade.ts';

export const COMMAND_CONTROL_ARRAY = upgrade('comms', {
  id: 'command-control-array',
  name: 'Command Control Array',
  points: 2,
  restriction: { types: ['ground', 'repulsor'] },
  text: words(
    'Its Coordinate reaches to range 2 instead of 1.',
    'Son Coordinate porte jusqu’à la portée 2 au lieu de 1.',
    'Jego Coordinate sięga do zasięgu 2 zamiast 1.',
  ),
  abilities: COORDINATES_FURTHER,
});
