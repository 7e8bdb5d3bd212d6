import { response, type Texts } from '../words.ts';

export const HEAR_ME_BABY_HOLD_TOGETHER: Texts = {
  'hear-me-baby-hold-together': {
    text: 'Your starship is targeted by a starship weapon: each destiny of that weapon is -2.',
    play: [
      response('firing', {
        name: 'evade',
        good: 'save',
        when: ({ game, seat, moment }) => {
          const weapon = game.facts(moment.weapon);
          if (moment.seat === seat || weapon.type !== 'weapon' || weapon.kind !== 'starship') return false;
          return game.facts(moment.target).type === 'starship';
        },
        *effect({ moment }) {
          moment.change -= 2;
        },
      }),
    ],
  },
};
