import type { Texts } from '../words.ts';

export const BLOCKADE_FLAGSHIP_DOCKING_BAY: Texts = {
  'blockade-flagship-docking-bay-light': {
    text: 'Never converted. Docking bay transit from here: Light Side free, Dark Side 1 Force.',
    neverConverted: true,
    dark: { transit: 1 },
  },
};
