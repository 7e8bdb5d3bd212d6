import { last } from '../../rules/actions.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isSystem, isTrench, locationFacts } from '../../rules/locations.ts';
import { ability } from '../../rules/values.ts';
import { hit } from '../../rules/weapon-firing.ts';
import type { CardInPlay, LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isPersona, itsTarget, onModel, onYour, warrior } from '../conditions.ts';
import type { CardText, WeaponText } from '../definition.ts';
import { mayAddToDrain, set, type Texts } from '../words.ts';

export const living = (target: CardInPlay, game: CardTable) => game.facts(target).type === 'character';
const livingOrVehicle = (target: CardInPlay, game: CardTable) =>
  ['character', 'vehicle'].includes(game.facts(target).type);
export const starship = (target: CardInPlay, game: CardTable) => game.facts(target).type === 'starship';

const blaster = (text: string, deploy: number, cost: number, plus: number, adjacent = false): CardText => ({
  text,
  deploysOn: onYour(warrior, deploy),
  weapon: { cost, at: livingOrVehicle, draws: 1, plus, adjacent },
});

const drainsMore = mayAddToDrain(({ self }) => self);

const carrierAbility = (weapon: CardInPlay, game: CardTable) => {
  const carrier = game.find(weapon.where.id);
  return Math.max(0, 7 - (carrier ? ability(game, carrier) : 0));
};

/** Anybody's lightsaber: the less ability, the more Force it takes. */
const lightsaber: CardText = {
  text: 'Deploy on your warrior and fire at a character for 7 Force less the ability of who carries it. Draws two destiny. You may add 1 to your Force drain where it is present.',
  deploysOn: onYour(warrior, (card, game) => Math.max(0, 7 - ability(game, card))),
  actions: [drainsMore],
  weapon: { cost: carrierAbility, at: living, draws: 2 },
};

/** A hit that also takes away the forfeit value. */
const namedLightsaber = (name: string, persona: string): CardText => ({
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

/** A pistol made for one hand: cheaper on its owner, and deadlier. */
const ownPistol = (name: string, persona: string, other: number, cost: number, plus: number): CardText => ({
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

const isStarfighter = (target: CardInPlay, game: CardTable) => {
  const facts = game.facts(target);
  return facts.type === 'starship' && facts.class === 'starfighter';
};

/** A mobile system; the Trench's own text has room for it too. */
const mountsBatteries = (location: LocationInPlay) =>
  isTrench(location) || (isSystem(location) && locationFacts(location).world === 'mobile');

/** What an ion cannon does: starship weapons are gone, the starship is helpless until it leaves the table. */
export const ionizes: { lasting: NonNullable<CardText['lasting']>; result: NonNullable<WeaponText['result']> } = {
  lasting: { ionized: (['armor', 'maneuver', 'hyperspeed'] as const).map((question) => set(question, 0, itsTarget)) },
  *result({ game, weapon, target }) {
    last({ game, seat: weapon.owner, card: weapon.card, target: target.id }, 'ionized', 'game');
    for (const item of game.heldBy(target)) {
      const facts = game.facts(item);
      if (facts.type === 'weapon' && facts.kind === 'starship')
        yield* leaveTable(game, item, 'lost', 'swccg.core-weapon-firing.10');
    }
  },
};

export const WEAPONS: Texts = {
  'hans-heavy-blaster-pistol': ownPistol('Han', 'han', 3, 1, 1),
  'leias-sporting-blaster': ownPistol('Leia', 'leia', 2, 0, -1),
  'quad-laser-cannon': {
    text: 'Deploy for 2 on your Corellian Corvette or the Falcon. Fires for 1 at a starship, at a starfighter with destiny +1.',
    deploysOn: onYour(
      (card, game) =>
        isPersona(game, card, 'falcon') ||
        card.card === 'corellian-corvette' ||
        onModel('corellian corvette')(card, game),
      2,
    ),
    weapon: { cost: 1, at: starship, draws: 1, plus: (target, _weapon, game) => (isStarfighter(target, game) ? 1 : 0) },
  },
  blaster: blaster('Deploy for 1 on your warrior. Fires for 1 at a character or vehicle.', 1, 1, 0),
  'imperial-blaster': blaster('Deploy for 1 on your warrior. Fires for 1 at a character or vehicle.', 1, 1, 0),
  'blaster-rifle-light': blaster(
    'Deploy for 2 on your warrior. Fires for 2 at a character or vehicle, destiny +1.',
    2,
    2,
    1,
  ),
  'blaster-rifle-dark': blaster(
    'Deploy for 2 on your warrior. Fires for 2 at a character or vehicle, destiny +1.',
    2,
    2,
    1,
  ),
  'assault-rifle': blaster(
    'Deploy for 3 on your warrior. Fires for 2 at a character or vehicle, also at an adjacent site, destiny +1.',
    3,
    2,
    1,
    true,
  ),
  'jedi-lightsaber': lightsaber,
  'dark-jedi-lightsaber': lightsaber,
  'vaders-lightsaber': namedLightsaber('Vader', 'vader'),
  'obi-wans-lightsaber': namedLightsaber('Obi-Wan', 'obi-wan'),
  'proton-torpedoes': {
    text: 'Deploy for 1 on an X-wing, Y-wing or B-wing. Fires for 1 at a starship.',
    deploysOn: onYour(onModel('x-wing', 'y-wing', 'b-wing'), 1),
    weapon: { cost: 1, at: starship, draws: 1 },
  },
  'turbolaser-battery': {
    text: 'Deploy for 3 on a Star Destroyer or a mobile system. Fires for 2 at a starship with two destiny: -2 against capital starships, -5 against others.',
    deploysOn: (place, seat, game) => {
      if (!place.on && place.location && mountsBatteries(place.location)) return 3;
      return onYour(onModel('star destroyer'), 3)(place, seat, game);
    },
    weapon: {
      cost: 2,
      at: starship,
      draws: 2,
      plus: (target, _weapon, game) => {
        const facts = game.facts(target);
        return facts.type === 'starship' && facts.class === 'capital' ? -2 : -5;
      },
    },
  },
  'ion-cannon': {
    text: 'Deploy for 2 on a Star Destroyer. Fires for 1 at a starship, destiny +2: its starship weapons are lost, its armor, maneuver and hyperspeed are 0 from now on.',
    deploysOn: onYour(onModel('star destroyer'), 2),
    lasting: ionizes.lasting,
    weapon: { cost: 1, at: starship, draws: 1, plus: 2, result: ionizes.result },
  },
};
