import type { CardText } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import { hit } from '../../rules/weapon-firing.ts';
import { isPersona, itsTarget, onYour, warrior } from '../conditions.ts';
import { set, type Texts } from '../words.ts';
import { livingOrVehicle } from './words.ts';

/** A pistol made for one hand: cheaper on its owner, and deadlier. */
export const ownPistol = (name: string, persona: string, other: number, cost: number, plus: number): CardText => ({
  text: `Deploy for 1 on ${name}, or for ${other} on your warrior. Fires for ${cost} at a character or vehicle, destiny ${plus < 0 ? plus : `+${plus}`}; hit by ${name}, it is also forfeit = 0.`,
  deploysOn: onYour(
    (card, game) => isPersona(game, card, persona) || warrior(card, game),
    (card, game) => (isPersona(game, card, persona) ? 1 : other),
  ),
  lasting: { shot: [set('forfeit', 0, itsTarget)] },
  weapon: {
    cost,
    at: livingOrVehicle,
    draws: 1,
    plus,
    *result({ game, weapon, target }) {
      hit(game, target);
      const carrier = game.find(weapon.where.id);
      if (!carrier || !isPersona(game, carrier, persona)) return;
      last({ game, seat: weapon.owner, card: weapon.card, target: target.id }, 'shot', 'battle');
    },
  },
});

export const HANS_HEAVY_BLASTER_PISTOL: Texts = {
  'hans-heavy-blaster-pistol': ownPistol('Han', 'han', 3, 1, 1),
};
