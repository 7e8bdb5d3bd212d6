import { kw, ranged } from '../../print.ts';
import { BRAVER, OFFICER } from '../../words/courage.ts';
import { upgrade } from '../upgrade.ts';

export const GIDEON_HASK = upgrade('heavy-weapon', {
  id: 'gideon-hask',
  name: 'Gideon Hask',
  unique: true,
  points: 29,
  formerPoints: 38,
  restriction: {
    ranks: ['corps'],
    types: ['trooper'],
    factions: ['empire'],
    or: { units: ['Imperial Special Forces', 'Imperial Special Forces Inferno Squad'], factions: ['empire'] },
  },
  adds: { minis: 1, wounds: 2 },
  keywords: [kw('coordinate', 'corps trooper'), kw('leader-upgrade-keyword')],
  weapons: [ranged('Gideon Hask', 1, 3, { red: 2 })],
  text: BRAVER,
  abilities: OFFICER,
});
