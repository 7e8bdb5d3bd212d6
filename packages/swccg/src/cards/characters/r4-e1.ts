import type { CardText } from '../../definition.ts';
import { whatItIsAboard } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

/** R4-M9 does the same. */
export const vehicleDroid: CardText = {
  text: 'Aboard a vehicle that is no creature: its power, maneuver and landspeed are +1. May drive.',
  modifiers: (['power', 'maneuver', 'landspeed'] as const).map((question) =>
    add(question, 1, (about, my, game) => {
      const facts = game.facts(about.card);
      return whatItIsAboard(about, my, game) && facts.type === 'vehicle' && facts.class !== 'creature';
    }),
  ),
};

export const R4_E1: Texts = {
  'r4-e1': vehicleDroid,
};
