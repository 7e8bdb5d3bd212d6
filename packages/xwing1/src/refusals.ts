import { refuseWith } from '@rangefinder/kernel';
import type { SharedRefusals } from '@rangefinder/xwing';

/** What the rules and cards refuse: code → what its sentence has to name. The words are in text/refusals.ts. */
export interface Refusals extends SharedRefusals {
  'off-the-template': undefined;
  'obstacle-near-edge': undefined;
  'obstacles-too-near': undefined;
  'must-touch-ship': undefined;
  'enemy-too-near': undefined;
  touching: undefined;
  'red-while-stressed': undefined;
  'not-in-play': undefined;
  stressed: undefined;
  'performed-already': undefined;
  'nobody-in-range': undefined;
  'no-room': undefined;
  'not-its-activation': undefined;
  'nothing-to-reload': undefined;
  'no-mobile-arc': undefined;
}

export const refuse = refuseWith<Refusals>();
