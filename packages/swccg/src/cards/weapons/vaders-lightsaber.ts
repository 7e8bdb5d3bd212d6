import type { CardText } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import { hit } from '../../rules/weapon-firing.ts';
import { isPersona, itsTarget, onYour } from '../conditions.ts';
import { set, type Texts } from '../words.ts';
import { drainsMore } from './jedi-lightsaber.ts';
import { living } from './words.ts';

/** A hit that also takes away the forfeit value. */
export const namedLightsaber = (name: string, persona: string): CardText => ({
  text: `Deploys free on ${name}. Fires free at a character with two destiny; a hit card is also forfeit = 0. You may add 1 to your Force drain where it is present.`,
  deploysOn: onYour((card, game) => isPersona(game, card, persona), 0),
  actions: [drainsMore],
  lasting: { cut: [set('forfeit', 0, itsTarget)] },
  weapon: {
    cost: 0,
    at: living,
    draws: 2,
    *result({ game, weapon, target }) {
      hit(game, target);
      last({ game, seat: weapon.owner, card: weapon.card, target: target.id }, 'cut', 'battle');
    },
  },
});

export const VADERS_LIGHTSABER: Texts = {
  'vaders-lightsaber': namedLightsaber('Vader', 'vader'),
};
