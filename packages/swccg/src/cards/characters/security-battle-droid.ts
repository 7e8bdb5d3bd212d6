import { isSite } from '../../rules/locations.ts';
import { hasKeyword, inBattle } from '../conditions.ts';
import { add, atLeast, type Texts } from '../words.ts';

export const SECURITY_BATTLE_DROID: Texts = {
  'security-battle-droid': {
    text: "Your opponent's characters need 1 more Force to walk away from its site. At a site beside another battle droid: one battle destiny if not able to draw otherwise.",
    modifiers: [
      add('move-cost', 1, ({ card, to }, my, game) => {
        const site = my.self && game.locationOf(my.self);
        if (!site || card.owner === my.seat || game.facts(card).type !== 'character') return false;
        if (card.where.kind !== 'at' || game.locationOf(card) !== site || to === null) return false;
        // Not by shuttling up
        return isSite(to) && to.row === site.row;
      }),
      atLeast('battle-destiny-if-none', 1, ({ location, seat }, my, game) => {
        if (seat !== my.seat || !my.self || !isSite(location)) return false;
        const droids = inBattle(game, seat, (card) => hasKeyword(game.facts(card), 'battle droid'));
        return game.locationOf(my.self) === location && droids.includes(my.self) && droids.length > 1;
      }),
    ],
  },
};
