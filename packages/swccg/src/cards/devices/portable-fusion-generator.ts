import { hasKeyword, isKind, isPresentWith, onYour, warrior } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const PORTABLE_FUSION_GENERATOR: Texts = {
  'portable-fusion-generator': {
    text: 'Deploy on your warrior: each destiny draw of an artillery weapon or blaster rifle fired by that warrior is +1. One of your droids present is power +1.',
    deploysOn: onYour(warrior, 0),
    modifiers: [
      add('weapon-destiny', 1, ({ weapon }, my, game) => {
        const facts = game.facts(weapon);
        if (facts.type !== 'weapon' || !my.self || weapon.owner !== my.seat) return false;
        if (facts.kind === 'artillery') return isPresentWith(game, weapon, my.self);
        return hasKeyword(facts, 'blaster rifle') && weapon.where.id === my.self.where.id;
      }),
      add('power', 1, ({ card }, my, game) => {
        const droids = game.state.cards.filter(
          (other) =>
            other.owner === my.seat &&
            isKind(game.facts(other), 'droid') &&
            my.self !== null &&
            isPresentWith(game, my.self, other),
        );
        return droids[0] === card;
      }),
    ],
  },
};
