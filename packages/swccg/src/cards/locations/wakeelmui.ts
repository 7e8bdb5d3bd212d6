import { controls, occupies } from '../../rules/presence.ts';
import { here, isTie } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { shipsIn } from './star-destroyer-launch-bay.ts';

export const WAKEELMUI: Texts = {
  wakeelmui: {
    text: 'Dark: you generate 2 more Force here while Kuat is on table. Light: while you occupy it all TIEs deploy +1, +2 while you control it; your moves to here cost 1 more.',
    dark: {
      modifiers: [
        add(
          'location-generation',
          2,
          (about, my, game) => here(about, my) && game.state.locations.some(({ id }) => id === 'kuat'),
        ),
      ],
    },
    light: {
      modifiers: [
        add(
          'deploy-cost',
          ({ facts }, my, game) => (my.location && controls(game, my.location, my.seat) ? 2 : 1) * shipsIn(facts),
          ({ facts }, my, game) => isTie(facts) && my.location !== null && occupies(game, my.location, my.seat),
        ),
        add('move-cost', 1, ({ card, to }, my) => to !== null && to === my.location && card.owner === my.seat),
      ],
    },
  },
};
