import { capital, list, name, type Words, words } from '@rangefinder/kernel/words';
import { leaves, places, sharedLines } from '@rangefinder/xwing/lines';
import { dice, maneuver, player } from '@rangefinder/xwing/terms';
import type { XwingEvent } from '../events.ts';
import type { Token } from '../state.ts';
import { actionName, card, modifier, thing, weaponName } from './names.ts';
import { COLOUR, MOVE, PHASE, tokens, WHY } from './terms.ts';

type Type = XwingEvent['type'];
type Events = { readonly [T in Type]: Extract<XwingEvent, { readonly type: T }> };

/** The line of the log for an event; of players it tells the names, where it is given them. */
export function eventWords(event: XwingEvent, names?: readonly string[]): Words {
  return capital(lineOf(event.type, event, (seat) => player(seat, names)));
}

type Who = (seat: number) => Words;
type Lines = { readonly [T in Type]: (event: Events[T], who: Who) => Words };

function lineOf<T extends Type>(type: T, event: Events[T], who: Who): Words {
  const lines: { readonly [K in Type]: (event: Events[K], who: Who) => Words } = LINES;
  return lines[type](event, who);
}

/** Every type of event has its line. */
const LINES: Lines = {
  ...sharedLines({
    thing,
    card,
    modifier,
    tokens: (token, count) => tokens(token as Token, count),
    moves: MOVE,
    why: WHY,
  }),
  phase: ({ phase }) => {
    const { en, fr, pl } = PHASE[phase];
    return words(`${en}.`, `${fr}.`, `${pl}.`);
  },
  'initiative-roll': ({ dice: faces, chooses }, who) => {
    const rolled = dice(faces);
    const { en, fr, pl } = who(chooses);
    return words(
      `The squads cost the same: ${rolled.en}. ${en} chooses.`,
      `Les escadrons coûtent autant : ${rolled.fr}. ${fr} choisit.`,
      `Eskadry kosztują tyle samo: ${rolled.pl}. Wybiera ${pl}.`,
    );
  },
  initiative: ({ seat }, who) => {
    const { en, fr, pl } = who(seat);
    return words(`${en} has initiative.`, `${fr} a l'initiative.`, `Inicjatywę ma ${pl}.`);
  },
  'maneuver-chosen': ({ ship, maneuver: key, by }, who) => {
    const { en, fr, pl } = thing(ship);
    const flown = maneuver(key);
    const chooser = who(by);
    return words(
      `${en} is stressed: ${chooser.en} chooses ${flown.en}.`,
      `${fr} est stressé : ${chooser.fr} choisit ${flown.fr}.`,
      `${pl} jest zestresowany: ${chooser.pl} wybiera ${flown.pl}.`,
    );
  },
  maneuver: ({ ship, maneuver: key, difficulty }) => {
    const { en, fr, pl } = thing(ship);
    const flown = maneuver(key);
    const colour = COLOUR[difficulty] ?? name(difficulty);
    return words(
      `${en} flies a ${colour.en} ${flown.en}.`,
      `${fr} exécute : ${flown.fr} (${colour.fr}).`,
      `${pl} wykonuje manewr: ${flown.pl} (kolor ${colour.pl}).`,
    );
  },
  action: ({ ship, action, free }) => {
    const { en, fr, pl } = thing(ship);
    const done = actionName(action);
    return words(
      `${en} performs: ${done.en}${free ? ' (free)' : ''}.`,
      `${fr} effectue : ${done.fr}${free ? ' (gratuite)' : ''}.`,
      `${pl} wykonuje: ${done.pl}${free ? ' (darmowa)' : ''}.`,
    );
  },
  discarded: ({ ship, card: id }) => {
    const { en, fr, pl } = thing(ship);
    const what = card(id);
    return words(`${en} discards ${what.en}.`, `${fr} défausse ${what.fr}.`, `${pl} odrzuca: ${what.pl}.`);
  },
  restored: ({ ship, card: id }) => {
    const { en, fr, pl } = thing(ship);
    const what = card(id);
    return words(
      `${en} turns ${what.en} faceup again.`,
      `${fr} retourne ${what.fr} face visible.`,
      `${pl} odsłania ponownie: ${what.pl}.`,
    );
  },
  counters: ({ ship, card: id, left }) => {
    const { en, fr, pl } = thing(ship);
    const what = card(id);
    return words(
      `${en}: tokens on ${what.en}: ${left}.`,
      `${fr} : marqueurs sur ${what.fr} : ${left}.`,
      `${pl}: żetony na karcie ${what.pl}: ${left}.`,
    );
  },
  'pilot-skill': ({ ship, value }) => {
    const { en, fr, pl } = thing(ship);
    return words(
      `${en} has pilot skill ${value}.`,
      `${fr} a une valeur de pilotage de ${value}.`,
      `${pl} ma umiejętność pilota ${value}.`,
    );
  },
  condition: ({ ship, card: id, how }) => {
    const { en, fr, pl } = thing(ship);
    const what = card(id);
    return how === 'assigned'
      ? words(`${en} is assigned ${what.en}.`, `${fr} reçoit ${what.fr}.`, `${pl} otrzymuje: ${what.pl}.`)
      : words(`${en} is rid of ${what.en}.`, `${fr} perd ${what.fr}.`, `${pl} traci: ${what.pl}.`);
  },
  guess: ({ ship, said }) => {
    const { en, fr, pl } = thing(ship);
    return words(`${en} names: ${said}.`, `${fr} annonce : ${said}.`, `${pl} zgaduje: ${said}.`);
  },
  'bomb-dropped': ({ ship, bomb }) => places(thing(ship), thing(bomb)),
  detonates: ({ id }) => {
    const { en, fr, pl } = thing(id);
    return words(`${en} detonates.`, `${fr} explose.`, `${pl} wybucha.`);
  },
  'bomb-removed': ({ id }) => leaves(thing(id)),
  attack: ({ attack: { attacker, defender, weapon, range, obstructedBy } }) => {
    const { en, fr, pl } = thing(attacker);
    const target = thing(defender);
    const using = weaponName(weapon);
    const over = list(obstructedBy.map(thing));
    const under =
      obstructedBy.length === 0
        ? name('')
        : words(`, obstructed (${over.en})`, `, gênée (${over.fr})`, `, przesłonięty (${over.pl})`);
    return words(
      `${en} attacks ${target.en} at range ${range}: ${using.en}${under.en}.`,
      `${fr} attaque ${target.fr} à portée ${range} : ${using.fr}${under.fr}.`,
      `${pl} atakuje: ${target.pl}, zasięg ${range}: ${using.pl}${under.pl}.`,
    );
  },
  score: ({ seat, points }, who) => {
    const { en, fr, pl } = who(seat);
    return words(`${en}: +${points} points.`, `${fr} : +${points} points.`, `${pl}: +${points} pkt.`);
  },
};
