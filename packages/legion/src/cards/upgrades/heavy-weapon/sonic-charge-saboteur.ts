import { action, area, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const SONIC_CHARGE_SABOTEUR = upgrade('heavy-weapon', {
  id: 'sonic-charge-saboteur',
  name: 'Sonic Charge Saboteur',
  points: 26,
  restriction: { units: ['Scout Troopers', 'Scout Troopers Strike Team'] },
  adds: { minis: 1, wounds: null },
  keywords: [action(kw('arm', 1, 'sonic charge')), kw('detonate-x', 1, 'sonic charge')],
  weapons: [area('Sonic Charge', 'crit', { red: 1, black: 1 }, kw('blast'), kw('suppressive'))],
});
