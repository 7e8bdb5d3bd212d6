import { occupies } from '../../rules/presence.ts';
import { opponentOf } from '../../state.ts';
import { never, type Texts } from '../words.ts';

export const HOME_ONE_DOCKING_BAY: Texts = {
  'home-one-docking-bay': {
    text: 'Light: free docking bay transit from here; while you occupy it, your opponent may not move here. Dark: transit from here 7 Force, to here 9 more.',
    light: {
      transit: 0,
      modifiers: [
        never('may-move', ({ card, to }, my, game) => {
          return to !== null && to === my.location && card.owner === opponentOf(my.seat) && occupies(game, to, my.seat);
        }),
      ],
    },
    dark: { transit: 7, transitTo: 9 },
  },
};
