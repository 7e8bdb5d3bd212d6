import type { Words } from '@rangefinder/kernel/words';
import { arc } from '@rangefinder/xwing/terms';
import type { IconName } from '@rangefinder/xwing/ui';
import type { PrintedArc } from '../src/card.ts';
import { WORDS } from './words.ts';

const ICONS: Readonly<Record<PrintedArc, IconName>> = {
  front: 'arc-front',
  'auxiliary-rear': 'arc-rear',
  'auxiliary-180': 'arc-full-front',
  mobile: 'arc-turret',
  bullseye: 'arc-bullseye',
  turret: 'arc-around',
};

const NAMES: Readonly<Record<PrintedArc, Words>> = {
  front: arc('front'),
  'auxiliary-rear': arc('rear'),
  'auxiliary-180': arc('full-front'),
  mobile: arc('turret'),
  bullseye: arc('bullseye'),
  turret: WORDS.allRound,
};

/** The drawing of an arc as it is printed on a ship token. */
export function arcIcon(printed: PrintedArc): IconName {
  return ICONS[printed];
}

export function arcName(printed: PrintedArc): Words {
  return NAMES[printed];
}
