import { refuseWith } from '@rangefinder/kernel';
import type { SharedRefusals } from '@rangefinder/xwing';

/** What the rules, cards and missions refuse: code → what its sentence has to name. The words are in text/refusals.ts. */
export interface Refusals extends SharedRefusals {
  'edge-not-at-range': { readonly edge: 'bottom' | 'top' };
  'must-touch-ship': undefined;
  'partly-outside': undefined;
  'obstacle-near-edge': undefined;
  'obstacles-too-near': undefined;
  'on-mission-marker': undefined;
  'far-from-edge-left-by': undefined;
  'enemy-too-near': undefined;
  'not-at-obstacle': undefined;
  'buoy-near-edge': undefined;
  'edge-too-near': undefined;
  'ship-too-near': undefined;
  'obstacle-too-near': undefined;
  'mine-too-near': undefined;
  'centre-not-at-range': undefined;
  'marker-too-near': undefined;
  'cache-outside': undefined;
  'cache-not-at-range': undefined;
  'overlaps-object': undefined;
  'no-way-to-deploy': undefined;
  'in-reserve': undefined;
  stressed: undefined;
  'overlapped-enemy': undefined;
  'at-obstacle': undefined;
  'performed-already': undefined;
  ionized: undefined;
  'no-force': undefined;
  'not-its-activation': undefined;
  'nothing-to-reload': undefined;
  'no-turret': undefined;
  'from-second-round': undefined;
  'tows-already': undefined;
  towing: undefined;
}

export const refuse = refuseWith<Refusals>();
