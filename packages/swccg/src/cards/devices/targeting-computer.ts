import type { Source } from '../../definition.ts';
import { selfOf } from '../../rules/actions.ts';
import { mayUseDevice, useDevice } from '../../rules/carrying.ts';
import type { CardInPlay } from '../../state.ts';
import { itsHolder, onYour } from '../conditions.ts';
import { add, automatic, type Texts } from '../words.ts';

/** A weapon on the starship that has the device. */
const itsWeapon = (weapon: CardInPlay, my: Source) => my.self !== null && weapon.where.id === my.self.where.id;

export const TARGETING_COMPUTER: Texts = {
  'targeting-computer': {
    text: 'Deploy for 2 on your starship: maneuver +1. In battle it may fire a weapon twice, apart or at one go; each of its weapon destiny draws is -1.',
    deploysOn: onYour((card, game) => game.facts(card).type === 'starship', 2),
    modifiers: [
      add('maneuver', 1, itsHolder),
      add('weapon-shots', 1, ({ card }, my, game) => itsWeapon(card, my) && mayUseDevice(game, selfOf(my))),
      add('weapon-destiny', -1, ({ weapon }, my) => itsWeapon(weapon, my)),
    ],
    automatic: [
      // The second shot is what the device is used for
      automatic('firing', {
        when: ({ game, my, moment }) => {
          const shots = game.state.battle?.fired.filter((id) => id === moment.weapon.id).length ?? 0;
          return itsWeapon(moment.weapon, my) && shots > 1;
        },
        *effect({ game, my }) {
          useDevice(game, selfOf(my));
        },
      }),
    ],
  },
};
