import { kindOf } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import { easier } from '../../words/dial.ts';

export const MANEUVER_ASSIST_MGK_300: UpgradeFacts = {
  id: 'maneuverassistmgk300',
  name: 'Maneuver-Assist MGK-300',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tierbheavy'] }],
  standard: true,
  actions: ['calculate', 'barrel-roll > red calculate'],
  text: 'Your straight and bank maneuvers of speed 3 are one step easier.',
  abilities: [easier(({ speed, bearing }) => speed === 3 && (bearing === 'straight' || kindOf(bearing) === 'bank'))],
};
