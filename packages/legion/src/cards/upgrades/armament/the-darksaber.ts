import { kw, melee } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const THE_DARKSABER = upgrade('armament', {
  id: 'the-darksaber',
  name: 'The Darksaber',
  points: 15,
  restriction: { units: ['Sabine Wren'] },
  keywords: [kw('dauntless'), kw('immune-melee-pierce')],
  weapons: [melee('The Darksaber', { black: 5 }, kw('impact-x', 1), kw('pierce-x', 1))],
});
