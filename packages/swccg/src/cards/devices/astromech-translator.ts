import type { OfCard, Source } from '../../definition.ts';
import { hasPilot } from '../../rules/piloting.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isMatchingPilot, itsHolder, onYour } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

// swccg.starship-squadron-examples.13, swccg.starship-squadron-examples.14: what says starfighter means no squadron
export const starfighter = (card: CardInPlay, game: CardTable) => {
  const facts = game.facts(card);
  return facts.type === 'starship' && facts.class === 'starfighter';
};

const withAstromech = (about: OfCard, my: Source, game: CardTable) =>
  itsHolder(about, my, game) && game.heldBy(about.card).some((card) => hasKeyword(game.facts(card), 'astromech droid'));

const matched = ({ card }: OfCard, game: CardTable) => game.heldBy(card).some((pilot) => isMatchingPilot(pilot, card));

const flown = ({ card }: OfCard, game: CardTable) =>
  game.definition(card).text?.permanentPilots !== undefined ||
  game.heldBy(card).some((pilot) => pilot.where.slot === 'pilot');

export const ASTROMECH_TRANSLATOR: Texts = {
  'astromech-translator': {
    text: 'Deploy on your starfighter. With an astromech aboard it flies without a pilot; flown by one, permanent or not, it is immune to attrition < 3, < 6 with its matching pilot aboard.',
    deploysOn: onYour(starfighter, 0),
    modifiers: [
      atLeast('flies-itself', 1, withAstromech),
      atLeast(
        'immunity',
        (about, _my, game) => (matched(about, game) ? 6 : 3),
        (about, my, game) => withAstromech(about, my, game) && flown(about, game) && hasPilot(game, about.card),
      ),
    ],
  },
};
