import type { Texts } from '../words.ts';
import { dockingBay } from './words.ts';

export const DEATH_STAR_DOCKING_BAY_327: Texts = {
  'death-star-docking-bay-327-light': dockingBay(1, 1),
  'death-star-docking-bay-327-dark': dockingBay(2, 0),
};
