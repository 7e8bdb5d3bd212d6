import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const URSA_WREN = upgrade('heavy-weapon', {
  id: 'ursa-wren',
  name: 'Ursa Wren',
  unique: true,
  points: 38,
  restriction: { units: ['Mandalorian Resistance', 'Mandalorian Resistance Clan Wren'] },
  adds: { minis: 1, wounds: 2 },
  keywords: [kw('dauntless'), kw('leader-upgrade-keyword')],
  weapons: [ranged('Ursa Wren', 1, 2, { red: 1, black: 1, white: 1 }, kw('long-shot-x', 1))],
});
