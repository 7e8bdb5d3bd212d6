import { kw, melee } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const BESKAD_DUELIST = upgrade('heavy-weapon', {
  id: 'beskad-duelist',
  name: 'Beskad Duelist',
  points: 28,
  restriction: { units: ['Mandalorian Resistance'] },
  adds: { minis: 1, wounds: null },
  keywords: [kw('duelist')],
  weapons: [melee('Beskad Duelist', { red: 2 })],
});
