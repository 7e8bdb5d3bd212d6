import { capital, counted, list, name, type Words, words } from '@rangefinder/kernel/words';
import { arc, CRIT, DAMAGE, dice, EDGE, HIT, maneuver, SHIELD } from '@rangefinder/xwing/terms';
import type { XwingEvent } from '../events.ts';
import { actionName, card, modifier, thing, weaponName } from './names.ts';
import { CHARGE, COLOUR, FUSE, MOVE, PHASE, player, SCORED, tokens, WHY } from './terms.ts';

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
  round: ({ round }) => words(`Round ${round}.`, `Tour ${round}.`, `Runda ${round}.`),
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
  edge: ({ seat, edge }, who) => {
    const { en, fr, pl } = who(seat);
    return words(
      `${en} takes the ${EDGE[edge].en}.`,
      `${fr} choisit le ${EDGE[edge].fr}.`,
      `${pl} wybiera: ${EDGE[edge].pl}.`,
    );
  },
  'obstacle-placed': ({ seat, obstacle }, who) => places(who(seat), thing(obstacle)),
  'obstacle-removed': ({ obstacle }) => leaves(thing(obstacle)),
  'feature-placed': ({ seat, feature }, who) => {
    const what = thing(feature);
    if (seat !== null) return places(who(seat), what);
    return words(`At the centre: ${what.en}.`, `Au centre : ${what.fr}.`, `Na środku: ${what.pl}.`);
  },
  'ship-placed': ({ ship }) => {
    const { en, fr, pl } = thing(ship);
    return words(`${en} is placed.`, `${fr} est placé.`, `${pl} trafia na stół.`);
  },
  'dial-set': ({ ship, maneuver: key }) => {
    const { en, fr, pl } = thing(ship);
    if (key === undefined) return words(`${en}: dial set.`, `${fr} : cadran réglé.`, `${pl}: wskaźnik ustawiony.`);
    const set = maneuver(key);
    return words(`${en}: dial set to ${set.en}.`, `${fr} : cadran réglé sur ${set.fr}.`, `${pl}: wskaźnik: ${set.pl}.`);
  },
  'dial-revealed': ({ ship, maneuver: key }) => {
    const { en, fr, pl } = thing(ship);
    const shown = maneuver(key);
    return words(`${en} reveals ${shown.en}.`, `${fr} révèle ${shown.fr}.`, `${pl} odkrywa: ${shown.pl}.`);
  },
  activates: ({ ship }) => {
    const { en, fr, pl } = thing(ship);
    return words(`${en} activates.`, `${fr} s'active.`, `${pl} aktywuje się.`);
  },
  engages: ({ ship }) => {
    const { en, fr, pl } = thing(ship);
    return words(`${en} engages.`, `${fr} s'engage.`, `${pl} wkracza do starcia.`);
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
  moved: ({ ship, how }) => {
    const { en, fr, pl } = thing(ship);
    const moves = MOVE[how] ?? words('moves', 'se déplace', 'przemieszcza się');
    return words(`${en} ${moves.en}.`, `${fr} ${moves.fr}.`, `${pl} ${moves.pl}.`);
  },
  bumped: ({ ship, into }) => {
    const { en, fr, pl } = thing(ship);
    const others = list(into.map(thing));
    return words(`${en} bumps into ${others.en}.`, `${fr} heurte ${others.fr}.`, `${pl} zderza się z: ${others.pl}.`);
  },
  'obstacle-hit': ({ ship, obstacle, how }) => {
    const { en, fr, pl } = thing(ship);
    const what = thing(obstacle);
    return how === 'overlapped'
      ? words(`${en} overlaps: ${what.en}.`, `${fr} chevauche : ${what.fr}.`, `${pl} nachodzi na: ${what.pl}.`)
      : words(
          `${en} moves through: ${what.en}.`,
          `${fr} traverse : ${what.fr}.`,
          `${pl} przelatuje przez: ${what.pl}.`,
        );
  },
  rolled: ({ ship, dice: faces, why }) => {
    const { en, fr, pl } = thing(ship);
    const result = dice(faces);
    const cause = WHY[why] ?? card(why);
    return words(
      `${en} rolls for ${cause.en}: ${result.en}.`,
      `${fr} lance pour ${cause.fr} : ${result.fr}.`,
      `${pl} rzuca (${cause.pl}): ${result.pl}.`,
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
  'token-gained': ({ ship, token, count }) => {
    const { en, fr, pl } = thing(ship);
    const what = tokens(token, count);
    return words(`${en} gains ${what.en}.`, `${fr} gagne ${what.fr}.`, `${pl} otrzymuje: ${what.pl}.`);
  },
  'token-lost': ({ ship, token, count, how }) => {
    const { en, fr, pl } = thing(ship);
    const what = tokens(token, count);
    return how === 'spent'
      ? words(`${en} spends ${what.en}.`, `${fr} dépense ${what.fr}.`, `${pl} wydaje: ${what.pl}.`)
      : words(`${en} loses ${what.en}.`, `${fr} perd ${what.fr}.`, `${pl} traci: ${what.pl}.`);
  },
  lock: ({ ship, target }) => {
    const { en, fr, pl } = thing(ship);
    const other = thing(target);
    return words(`${en} locks ${other.en}.`, `${fr} verrouille ${other.fr}.`, `${pl} namierza: ${other.pl}.`);
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
  'lock-broken': ({ ship, target, how }) => {
    const { en, fr, pl } = thing(ship);
    const other = thing(target);
    return how === 'spent'
      ? words(
          `${en} spends its lock on ${other.en}.`,
          `${fr} dépense son verrouillage sur ${other.fr}.`,
          `${pl} wydaje namierzenie: ${other.pl}.`,
        )
      : words(
          `${en} loses its lock on ${other.en}.`,
          `${fr} perd son verrouillage sur ${other.fr}.`,
          `${pl} traci namierzenie: ${other.pl}.`,
        );
  },
  ability: ({ ship, card: id }) => {
    const { en, fr, pl } = thing(ship);
    const used = card(id);
    if (en.startsWith(used.en))
      return words(`${en} uses its own ability.`, `${fr} utilise sa capacité.`, `${pl} używa swojej zdolności.`);
    return words(`${en} uses: ${used.en}.`, `${fr} utilise : ${used.fr}.`, `${pl} używa: ${used.pl}.`);
  },
  flipped: ({ ship, card: id }) => {
    const { en, fr, pl } = thing(ship);
    const turned = card(id);
    return words(`${en} flips ${turned.en}.`, `${fr} retourne ${turned.fr}.`, `${pl} odwraca: ${turned.pl}.`);
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
  shield: ({ ship, change }) => gains(thing(ship), change, counted(Math.abs(change), SHIELD)),
  damage: ({ ship, kind }) => {
    const { en, fr, pl } = thing(ship);
    const what = DAMAGE[kind];
    return words(`${en} suffers ${what.en}.`, `${fr} subit ${what.fr}.`, `${pl} odnosi ${what.pl}.`);
  },
  'damage-card': ({ ship, card: id }) => {
    const { en, fr, pl } = thing(ship);
    if (id === undefined)
      return words(
        `${en} is dealt a facedown damage card.`,
        `${fr} reçoit une carte de dégât face cachée.`,
        `${pl} otrzymuje zakrytą kartę uszkodzenia.`,
      );
    const dealt = card(id);
    return words(
      `${en} is dealt a damage card: ${dealt.en}.`,
      `${fr} reçoit une carte de dégât : ${dealt.fr}.`,
      `${pl} otrzymuje kartę uszkodzenia: ${dealt.pl}.`,
    );
  },
  exposed: ({ ship, card: id }) => {
    const { en, fr, pl } = thing(ship);
    const shown = card(id);
    return words(`${en} exposes ${shown.en}.`, `${fr} expose ${shown.fr}.`, `${pl} odsłania: ${shown.pl}.`);
  },
  repaired: ({ ship, card: id }) => {
    const { en, fr, pl } = thing(ship);
    const what = id === undefined ? words('a damage card', 'une carte de dégât', 'karta uszkodzenia') : card(id);
    return words(`${en} repairs ${what.en}.`, `${fr} répare ${what.fr}.`, `${pl} naprawia: ${what.pl}.`);
  },
  destroyed: ({ ship }) => {
    const { en, fr, pl } = thing(ship);
    return words(`${en} is destroyed.`, `${fr} est détruit.`, `${pl}: zniszczenie.`);
  },
  fled: ({ ship }) => {
    const { en, fr, pl } = thing(ship);
    return words(`${en} flees.`, `${fr} fuit.`, `${pl} ucieka.`);
  },
  removed: ({ ship }) => leaves(thing(ship)),
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
  'attack-dice': ({ ship, dice: faces }) => {
    const { en, fr, pl } = thing(ship);
    const result = dice(faces);
    return words(
      `${en} rolls attack dice: ${result.en}.`,
      `${fr} lance les dés d'attaque : ${result.fr}.`,
      `${pl} rzuca kośćmi ataku: ${result.pl}.`,
    );
  },
  'defense-dice': ({ ship, dice: faces }) => {
    const { en, fr, pl } = thing(ship);
    const result = dice(faces);
    return words(
      `${en} rolls defense dice: ${result.en}.`,
      `${fr} lance les dés de défense : ${result.fr}.`,
      `${pl} rzuca kośćmi obrony: ${result.pl}.`,
    );
  },
  modified: ({ what, dice: faces }) => {
    const { en, fr, pl } = modifier(what);
    const result = dice(faces);
    return words(
      `The dice now: ${result.en} (${en}).`,
      `Les dés : ${result.fr} (${fr}).`,
      `Kości: ${result.pl} (${pl}).`,
    );
  },
  'attack-result': ({ defender, hit, hits, crits }) => {
    const { en, fr, pl } = thing(defender);
    if (!hit) return words(`The attack on ${en} misses.`, `L'attaque contre ${fr} échoue.`, `Atak chybia: ${pl}.`);
    const hitting = counted(hits, HIT);
    const critical = counted(crits, CRIT);
    return words(
      `${en} is hit: ${hitting.en}, ${critical.en}.`,
      `${fr} est touché : ${hitting.fr}, ${critical.fr}.`,
      `${pl} – ${hitting.pl}, ${critical.pl}.`,
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
  detonates: ({ id }) => {
    const { en, fr, pl } = thing(id);
    return words(`${en} goes off.`, `${fr} se déclenche.`, `${pl} eksploduje.`);
  },
  fuse: ({ id, left }) => {
    const { en, fr, pl } = thing(id);
    const fuses = counted(left, FUSE);
    return words(`${en}: ${fuses.en} left.`, `${fr} : reste ${fuses.fr}.`, `${pl}: zostaje ${fuses.pl}.`);
  },
  docked: ({ ship, carrier }) => {
    const { en, fr, pl } = thing(ship);
    const with_ = thing(carrier);
    return words(`${en} docks with ${with_.en}.`, `${fr} s'arrime à ${with_.fr}.`, `${pl} dokuje: ${with_.pl}.`);
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
  deployed: ({ ship, carrier }) => {
    const { en, fr, pl } = thing(ship);
    const from = thing(carrier);
    return words(
      `${en} deploys from ${from.en}.`,
      `${fr} se déploie depuis ${from.fr}.`,
      `${pl} startuje z: ${from.pl}.`,
    );
  },
  turret: ({ ship, arcs }) => {
    const { en, fr, pl } = thing(ship);
    const where = list(arcs.map(arc), ' + ');
    return words(
      `${en} points its turret: ${where.en}.`,
      `${fr} oriente sa tourelle : ${where.fr}.`,
      `${pl} kieruje wieżyczkę: ${where.pl}.`,
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
  over: ({ winner, scores }, who) => {
    const result = scores.join(' – ');
    if (winner === null) return words(`Draw: ${result}.`, `Match nul : ${result}.`, `Remis: ${result}.`);
    const { en, fr, pl } = who(winner);
    return words(`${en} wins: ${result}.`, `${fr} gagne : ${result}.`, `Wygrywa ${pl}: ${result}.`);
  },
};

function sentence({ en, fr, pl }: Words): Words {
  return words(`${en}.`, `${fr}.`, `${pl}.`);
}

function places(who: Words, what: Words): Words {
  return words(`${who.en} places: ${what.en}.`, `${who.fr} place : ${what.fr}.`, `${who.pl} umieszcza: ${what.pl}.`);
}

function leaves({ en, fr, pl }: Words): Words {
  return words(`${en} leaves the table.`, `${fr} quitte la table.`, `${pl} opuszcza stół.`);
}

function gains(who: Words, change: number, what: Words): Words {
  return change < 0
    ? words(`${who.en} loses ${what.en}.`, `${who.fr} perd ${what.fr}.`, `${who.pl} traci: ${what.pl}.`)
    : words(`${who.en} recovers ${what.en}.`, `${who.fr} récupère ${what.fr}.`, `${who.pl} odzyskuje: ${what.pl}.`);
}
