import { inBattle, isPersona } from '../conditions.ts';
import { response, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const GRAND_MOFF_TARKIN: Texts = {
  'grand-moff-tarkin': {
    text: 'Adds 2 to power of what he pilots. In a battle together with Vader, you may once cancel a destiny your opponent just drew.',
    modifiers: [pilots(2)],
    actions: [
      response('destiny', {
        name: 'cancel',
        good: 'cancel',
        oncePerTurn: true,
        when: ({ game, seat, my, moment }) => {
          if (moment.seat === seat || moment.cancelled || !my.self) return false;
          const fights = game.state.battle?.participants.includes(my.self.id) ?? false;
          return fights && inBattle(game, seat, (card) => isPersona(game, card, 'vader')).length > 0;
        },
        *effect({ moment }) {
          moment.cancelled = true;
        },
      }),
    ],
  },
};
