import { drawDestiny } from '../../rules/destiny.ts';
import { exclude } from '../../rules/fighters.ts';
import { isOn, isSite } from '../../rules/locations.ts';
import { ask } from '../../rules/modifiers.ts';
import { power } from '../../rules/values.ts';
import { inBattle } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const LANDO_WITH_VIBRO_AX: Texts = {
  'lando-with-vibro-ax': {
    text: 'Deploys -2 on Tatooine; in a battle at a Tatooine site he adds one battle destiny. Has a vibro-ax of his own: fired free at a character, both players draw destiny, and the target is excluded from the battle if yours +4 is above its power plus your opponent’s.',
    ownCost: (printed, { location }) => (isOn(location, 'tatooine') ? printed - 2 : printed),
    modifiers: [
      add('battle-destinies', 1, ({ location, seat }, my, game) => {
        if (seat !== my.seat || !my.self || !isSite(location) || !isOn(location, 'tatooine')) return false;
        return inBattle(game, seat, (card) => card === my.self).length > 0;
      }),
    ],
    weapon: {
      cost: 0,
      at: (target, game) => game.facts(target).type === 'character',
      draws: 1,
      *resolve({ game, weapon, target }) {
        const modified = (printed: number) => ask(game, game.modifiers['weapon-destiny'], { weapon, target }, printed);
        const own = (yield* drawDestiny(game, weapon.owner, 'weapon', modified)) ?? 0;
        // Only the owner of the vibro-ax draws weapon destiny
        const other = (yield* drawDestiny(game, target.owner, 'card')) ?? 0;
        if (own + 4 > power(game, target) + other) return true;
        game.emit({ type: 'missed', rule: 'swccg.core-weapon-firing.8', seat: weapon.owner, id: target.id });
        return false;
      },
      *result({ game, target }) {
        exclude(game, target);
      },
    },
  },
};
