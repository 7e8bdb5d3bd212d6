import type { Texts } from '../words.ts';
import { dockingBay } from './words.ts';

export const TATOOINE_DOCKING_BAY_94: Texts = {
  'tatooine-docking-bay-94-light': dockingBay(1, 2),
  'tatooine-docking-bay-94-dark': dockingBay(2, 1),
};
