import { refuseWith } from '@rangefinder/kernel';
import type { SharedRefusals } from '@rangefinder/xwing';

/** What the rules and cards refuse: code → what its sentence has to name. The words are in text/refusals.ts. */
export interface Refusals extends SharedRefusals {
  'base-outside': undefined;
  'ship-there': undefined;
  'ends-on-ship': undefined;
  'overlaps-ship': undefined;
  'leaves-play-area': undefined;
  'obstacle-in-the-way': undefined;
  'off-the-template': undefined;
  'far-from-own-edge': undefined;
  'obstacle-near-edge': undefined;
  'obstacles-too-near': undefined;
  'must-touch-ship': undefined;
  'enemy-too-near': undefined;
  'red-while-stressed': undefined;
  'not-in-play': undefined;
  stressed: undefined;
  'performed-already': undefined;
  'card-forbids': undefined;
  'cloaked-already': undefined;
  'nobody-in-range': undefined;
  'no-room': undefined;
  'not-its-activation': undefined;
  'nothing-to-reload': undefined;
  'no-mobile-arc': undefined;
}

export const refuse = refuseWith<Refusals>();
