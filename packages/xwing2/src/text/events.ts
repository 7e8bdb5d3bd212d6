import { capital, counted, list, name, type Words, words } from '@rangefinder/kernel/words';
import { gains, leaves, places, sharedLines } from '@rangefinder/xwing/lines';
import { dice, maneuver, player } from '@rangefinder/xwing/terms';
import type { XwingEvent } from '../events.ts';
import type { Token } from '../state.ts';
import { actionName, card, modifier, thing, weaponName } from './names.ts';
import { CHARGE, COLOUR, FUSE, MOVE, PHASE, SCORED, tokens, WHY } from './terms.ts';

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
  detonates: ({ id }) => {
    const { en, fr, pl } = thing(id);
    return words(`${en} goes off.`, `${fr} se déclenche.`, `${pl} eksploduje.`);
  },
  phase: ({ phase }) => sentence(PHASE[phase]),
  'order-roll': ({ rolls, first }, who) => {
    const rolled = list(rolls.map(dice), ' – ');
    if (first === null)
      return words(
        `Player order: ${rolled.en}. Equal, roll again.`,
        `Ordre des joueurs : ${rolled.fr}. Égalité, on relance.`,
        `Kolejność graczy: ${rolled.pl}. Remis, rzut jeszcze raz.`,
      );
    const { en, fr, pl } = who(first);
    return words(
      `Player order: ${rolled.en}. ${en} is first.`,
      `Ordre des joueurs : ${rolled.fr}. ${fr} est premier.`,
      `Kolejność graczy: ${rolled.pl}. Pierwszy: ${pl}.`,
    );
  },
  'feature-placed': ({ seat, feature }, who) => {
    const what = thing(feature);
    if (seat !== null) return places(who(seat), what);
    return words(`At the centre: ${what.en}.`, `Au centre : ${what.fr}.`, `Na środku: ${what.pl}.`);
  },
  maneuver: ({ ship, maneuver: key, difficulty, full }) => {
    const { en, fr, pl } = thing(ship);
    const flown = maneuver(key);
    const colour = COLOUR[difficulty] ?? name(difficulty);
    return words(
      `${en} flies a ${colour.en} ${flown.en}${full ? '' : ', in part'}.`,
      `${fr} exécute : ${flown.fr} (${colour.fr})${full ? '' : ', en partie'}.`,
      `${pl} wykonuje manewr: ${flown.pl} (kolor ${colour.pl})${full ? '' : ', częściowo'}.`,
    );
  },
  action: ({ ship, action, difficulty }) => {
    const { en, fr, pl } = thing(ship);
    const done = actionName(action);
    const colour = difficulty === 'white' ? undefined : COLOUR[difficulty];
    return words(
      `${en} performs: ${done.en}${colour ? ` (${colour.en})` : ''}.`,
      `${fr} effectue : ${done.fr}${colour ? ` (${colour.fr})` : ''}.`,
      `${pl} wykonuje: ${done.pl}${colour ? ` (kolor ${colour.pl})` : ''}.`,
    );
  },
  'action-failed': ({ ship, action }) => {
    const { en, fr, pl } = thing(ship);
    const done = actionName(action);
    return words(`${en} fails: ${done.en}.`, `${fr} échoue : ${done.fr}.`, `${pl}: akcja się nie udaje (${done.pl}).`);
  },
  equipped: ({ ship, card: id }) => {
    const { en, fr, pl } = thing(ship);
    const what = card(id);
    return words(`${en} equips ${what.en}.`, `${fr} s'équipe de ${what.fr}.`, `${pl} dostaje: ${what.pl}.`);
  },
  'placed-under': ({ ship, card: id, under }) => {
    const { en, fr, pl } = thing(ship);
    const on = card(id);
    const what = under === undefined ? words('a facedown card', 'une carte face cachée', 'zakrytą kartę') : card(under);
    return words(
      `${en} has ${what.en} under ${on.en}.`,
      `${fr} a ${what.fr} sous ${on.fr}.`,
      `${pl} ma pod kartą ${on.pl}: ${what.pl}.`,
    );
  },
  'upgrade-given': ({ ship, to, card: id }) => {
    const from = thing(ship);
    const other = thing(to);
    const what = card(id);
    return words(
      `${from.en} gives ${what.en} to ${other.en}.`,
      `${from.fr} donne ${what.fr} à ${other.fr}.`,
      `${from.pl} przekazuje ${what.pl}: ${other.pl}.`,
    );
  },
  charge: ({ ship, card: id, change }) => {
    const what = card(id);
    const { en, fr, pl } = counted(Math.abs(change), CHARGE);
    return gains(thing(ship), change, words(`${en} (${what.en})`, `${fr} (${what.fr})`, `${pl} (${what.pl})`));
  },
  force: ({ ship, change }) => {
    const count = Math.abs(change);
    return gains(thing(ship), change, words(`${count} Force`, `${count} Force`, `Moc × ${count}`));
  },
  attack: ({ attack: { attacker, defender, weapon, range, obstructedBy, bonus } }) => {
    const { en, fr, pl } = thing(attacker);
    const target = thing(defender);
    const using = weaponName(weapon);
    const over = list(obstructedBy.map(thing));
    const extra = bonus ? words(', bonus attack', ', attaque bonus', ', dodatkowy atak') : name('');
    const under =
      obstructedBy.length === 0
        ? name('')
        : words(`, obstructed (${over.en})`, `, gênée (${over.fr})`, `, przesłonięty (${over.pl})`);
    return words(
      `${en} attacks ${target.en} at range ${range}: ${using.en}${under.en}${extra.en}.`,
      `${fr} attaque ${target.fr} à portée ${range} : ${using.fr}${under.fr}${extra.fr}.`,
      `${pl} atakuje: ${target.pl}, zasięg ${range}: ${using.pl}${under.pl}${extra.pl}.`,
    );
  },
  'device-placed': ({ ship, device }) => places(thing(ship), thing(device)),
  'device-moved': ({ id }) => {
    const { en, fr, pl } = thing(id);
    return words(`${en} moves.`, `${fr} se déplace.`, `${pl} przemieszcza się.`);
  },
  'device-removed': ({ id, how }) => {
    const { en, fr, pl } = thing(id);
    if (how === 'detonated') return words(`${en} detonates.`, `${fr} explose.`, `${pl} wybucha.`);
    if (how === 'destroyed') return words(`${en} is destroyed.`, `${fr} est détruit.`, `${pl}: zniszczenie.`);
    if (how === 'fled') return words(`${en} flees.`, `${fr} fuit.`, `${pl} ucieka.`);
    return leaves(thing(id));
  },
  fuse: ({ id, left }) => {
    const { en, fr, pl } = thing(id);
    const fuses = counted(left, FUSE);
    return words(`${en}: ${fuses.en} left.`, `${fr} : reste ${fuses.fr}.`, `${pl}: zostaje ${fuses.pl}.`);
  },
  'deploy-failed': ({ ship, carrier }) => {
    const { en, fr, pl } = thing(ship);
    const from = thing(carrier);
    return words(
      `${en} finds no room to deploy from ${from.en}.`,
      `${fr} n'a pas la place de se déployer depuis ${from.fr}.`,
      `${pl} nie ma miejsca na start z: ${from.pl}.`,
    );
  },
  reserve: ({ ship }) => {
    const { en, fr, pl } = thing(ship);
    return words(`${en} is placed in reserve.`, `${fr} est placé en réserve.`, `${pl} trafia do rezerwy.`);
  },
  condition: ({ ship, card: id, assigned }) => {
    const { en, fr, pl } = thing(ship);
    const what = id === undefined ? words('a secret condition', 'un état secret', 'tajny stan') : card(id);
    return assigned
      ? words(`${en} is assigned ${what.en}.`, `${fr} reçoit ${what.fr}.`, `${pl} otrzymuje: ${what.pl}.`)
      : words(`${en} is rid of ${what.en}.`, `${fr} perd ${what.fr}.`, `${pl} traci: ${what.pl}.`);
  },
  initiative: ({ ship, value }) => {
    const { en, fr, pl } = thing(ship);
    return words(
      `${en} has initiative ${value}.`,
      `${fr} a une initiative de ${value}.`,
      `${pl} ma inicjatywę ${value}.`,
    );
  },
  score: ({ seat, points, why }, who) => {
    const { en, fr, pl } = who(seat);
    const what = SCORED[why] ?? name(why);
    return words(
      `${en}: +${points} (${what.en}).`,
      `${fr} : +${points} (${what.fr}).`,
      `${pl}: +${points} (${what.pl}).`,
    );
  },
  cargo: ({ ship, feature, taken }) => {
    const { en, fr, pl } = thing(ship);
    const what = thing(feature);
    return taken
      ? words(`${en} tows ${what.en}.`, `${fr} remorque ${what.fr}.`, `${pl} holuje: ${what.pl}.`)
      : words(`${en} jettisons ${what.en}.`, `${fr} largue ${what.fr}.`, `${pl} odrzuca: ${what.pl}.`);
  },
  controlled: ({ feature, seat }, who) => {
    const { en, fr, pl } = who(seat);
    const what = thing(feature);
    return words(`${en} controls ${what.en}.`, `${fr} contrôle ${what.fr}.`, `${pl} kontroluje: ${what.pl}.`);
  },
};

function sentence({ en, fr, pl }: Words): Words {
  return words(`${en}.`, `${fr}.`, `${pl}.`);
}
