import { isOn } from '../../rules/locations.ts';
import type { Texts } from '../words.ts';

export const JAWA: Texts = {
  'jawa-dark': {
    text: 'Deploys on Tatooine only; both players use 1 Force for it.',
    ownCost: () => 1,
    opponentUses: 1,
    deploysOnly: ({ location }) => isOn(location, 'tatooine'),
  },
};
