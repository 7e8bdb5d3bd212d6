import type { CardText } from '../../definition.ts';
import { ability } from '../../rules/values.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { onYour, warrior } from '../conditions.ts';
import { mayAddToDrain, type Texts } from '../words.ts';
import { living } from './words.ts';

/** Adds to a Force drain where it is present. */
export const drainsMore = mayAddToDrain(({ self }) => self);

const carrierAbility = (weapon: CardInPlay, game: CardTable) => {
  const carrier = game.find(weapon.where.id);
  return Math.max(0, 7 - (carrier ? ability(game, carrier) : 0));
};

/** Anybody's lightsaber: the less ability, the more Force it takes. */
export const lightsaber: CardText = {
  text: 'Deploy on your warrior and fire at a character for 7 Force less the ability of who carries it. Draws two destiny. You may add 1 to your Force drain where it is present.',
  deploysOn: onYour(warrior, (card, game) => Math.max(0, 7 - ability(game, card))),
  actions: [drainsMore],
  weapon: { cost: carrierAbility, at: living, draws: 2 },
};

export const JEDI_LIGHTSABER: Texts = {
  'jedi-lightsaber': lightsaber,
};
