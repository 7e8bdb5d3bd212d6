import type { Texts } from '../words.ts';
import { dockingBay } from './words.ts';

export const YAVIN_4_DOCKING_BAY: Texts = {
  'yavin-4-docking-bay-light': dockingBay(0, 2),
  'yavin-4-docking-bay-dark': dockingBay(1, 1),
};
