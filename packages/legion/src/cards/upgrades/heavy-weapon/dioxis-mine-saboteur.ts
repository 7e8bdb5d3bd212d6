import { action, area, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DIOXIS_MINE_SABOTEUR = upgrade('heavy-weapon', {
  id: 'dioxis-mine-saboteur',
  name: 'Dioxis Mine Saboteur',
  points: 28,
  restriction: { units: ['BX-Series Droid Commandos', 'BX-Series Droid Commandos Strike Team'] },
  adds: { minis: 1, wounds: null },
  keywords: [action(kw('arm', 1, 'dioxis mine')), kw('detonate-x', 1, 'dioxis mine')],
  weapons: [area('Dioxis Mine', 'hit', { black: 1, white: 2 }, kw('blast'), kw('poison-x', 1))],
});
