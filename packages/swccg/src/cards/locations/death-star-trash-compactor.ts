import { deployingHere } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';
import { drainHere } from './words.ts';

export const DEATH_STAR_TRASH_COMPACTOR: Texts = {
  'death-star-trash-compactor': {
    text: 'Light: neither presence nor Force icons are needed to deploy here; Force drain +1 here while you control it.',
    light: { modifiers: [atLeast('deploy-anywhere', 1, deployingHere), drainHere(1)] },
  },
};
