import { action, area, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const PROTON_CHARGE_SABOTEUR = upgrade('heavy-weapon', {
  id: 'proton-charge-saboteur',
  name: 'Proton Charge Saboteur',
  points: 23,
  formerPoints: 26,
  restriction: { units: ['Rebel Commandos', 'Rebel Commandos Strike Team'] },
  adds: { minis: 1, wounds: null },
  keywords: [action(kw('arm', 1, 'proton charge')), kw('detonate-x', 1, 'proton charge')],
  weapons: [area('Proton Charge', 'crit', { red: 1, white: 2 }, kw('blast'), kw('impact-x', 1))],
});
