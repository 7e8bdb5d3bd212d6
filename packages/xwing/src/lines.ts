import { counted, list, type Words, words } from '@rangefinder/kernel/words';
import type { AttackEvent } from './attackevents.ts';
import type { DamageEvent } from './damagecards.ts';
import type { RollEvent } from './dicepool.ts';
import type { FieldEvent } from './fieldevents.ts';
import type { LockEvent } from './locks.ts';
import { arc, CRIT, DAMAGE, dice, HIT, maneuver, SHIELD } from './terms.ts';

/** What both editions tell. */
export type SharedEvent =
  | FieldEvent
  | RollEvent
  | LockEvent
  | DamageEvent
  | Exclude<AttackEvent, { readonly type: 'attack' }>;

/** How an edition names things. */
export interface Names {
  thing(id: string): Words;
  card(id: string): Words;
  /** What changed dice. */
  modifier(what: string): Words;
  tokens(token: string, count: number): Words;
  /** How a ship moved other than by a maneuver. */
  readonly moves: Readonly<Record<string, Words>>;
  /** What a ship rolls for, where it is not a card. */
  readonly why: Readonly<Record<string, Words>>;
}

type Who = (seat: number) => Words;
type Lines = {
  readonly [T in SharedEvent['type']]: (event: Extract<SharedEvent, { readonly type: T }>, who: Who) => Words;
};

/** The lines of the log that both editions have. */
export function sharedLines(names: Names): Lines {
  return {
    round: ({ round }) => words(`Round ${round}.`, `Tour ${round}.`, `Runda ${round}.`),
    // Not which: everybody sees the table from their own edge, where it is the lower one.
    edge: ({ seat }, who) => {
      const { en, fr, pl } = who(seat);
      return words(
        `${en} chooses an edge of the table.`,
        `${fr} choisit un bord de la table.`,
        `${pl} wybiera krawędź stołu.`,
      );
    },
    'obstacle-placed': ({ seat, obstacle }, who) => places(who(seat), names.thing(obstacle)),
    'obstacle-removed': ({ obstacle }) => leaves(names.thing(obstacle)),
    'ship-placed': ({ ship }) => {
      const { en, fr, pl } = names.thing(ship);
      return words(`${en} is placed.`, `${fr} est placé.`, `${pl} trafia na stół.`);
    },
    'dial-set': ({ ship, maneuver: key }) => {
      const { en, fr, pl } = names.thing(ship);
      if (key === undefined) return words(`${en}: dial set.`, `${fr} : cadran réglé.`, `${pl}: wskaźnik ustawiony.`);
      const set = maneuver(key);
      return words(
        `${en}: dial set to ${set.en}.`,
        `${fr} : cadran réglé sur ${set.fr}.`,
        `${pl}: wskaźnik: ${set.pl}.`,
      );
    },
    'dial-revealed': ({ ship, maneuver: key }) => {
      const { en, fr, pl } = names.thing(ship);
      const shown = maneuver(key);
      return words(`${en} reveals ${shown.en}.`, `${fr} révèle ${shown.fr}.`, `${pl} odkrywa: ${shown.pl}.`);
    },
    activates: ({ ship }) => {
      const { en, fr, pl } = names.thing(ship);
      return words(`${en} activates.`, `${fr} s'active.`, `${pl} aktywuje się.`);
    },
    engages: ({ ship }) => {
      const { en, fr, pl } = names.thing(ship);
      return words(`${en} engages.`, `${fr} s'engage.`, `${pl} wkracza do starcia.`);
    },
    moved: ({ ship, how }) => {
      const { en, fr, pl } = names.thing(ship);
      const moves = names.moves[how] ?? words('moves', 'se déplace', 'przemieszcza się');
      return words(`${en} ${moves.en}.`, `${fr} ${moves.fr}.`, `${pl} ${moves.pl}.`);
    },
    bumped: ({ ship, into }) => {
      const { en, fr, pl } = names.thing(ship);
      const others = list(into.map(names.thing));
      return words(`${en} bumps into ${others.en}.`, `${fr} heurte ${others.fr}.`, `${pl} zderza się z: ${others.pl}.`);
    },
    'obstacle-hit': ({ ship, obstacle, how }) => {
      const { en, fr, pl } = names.thing(ship);
      const what = names.thing(obstacle);
      return how === 'overlapped'
        ? words(`${en} overlaps: ${what.en}.`, `${fr} chevauche : ${what.fr}.`, `${pl} nachodzi na: ${what.pl}.`)
        : words(
            `${en} moves through: ${what.en}.`,
            `${fr} traverse : ${what.fr}.`,
            `${pl} przelatuje przez: ${what.pl}.`,
          );
    },
    rolled: ({ ship, dice: faces, why }) => {
      const { en, fr, pl } = names.thing(ship);
      const result = dice(faces);
      const cause = names.why[why] ?? names.card(why);
      return words(
        `${en} rolls for ${cause.en}: ${result.en}.`,
        `${fr} lance pour ${cause.fr} : ${result.fr}.`,
        `${pl} rzuca (${cause.pl}): ${result.pl}.`,
      );
    },
    'token-gained': ({ ship, token, count }) => {
      const { en, fr, pl } = names.thing(ship);
      const what = names.tokens(token, count);
      return words(`${en} gains ${what.en}.`, `${fr} gagne ${what.fr}.`, `${pl} otrzymuje: ${what.pl}.`);
    },
    'token-lost': ({ ship, token, count, how }) => {
      const { en, fr, pl } = names.thing(ship);
      const what = names.tokens(token, count);
      return how === 'spent'
        ? words(`${en} spends ${what.en}.`, `${fr} dépense ${what.fr}.`, `${pl} wydaje: ${what.pl}.`)
        : words(`${en} loses ${what.en}.`, `${fr} perd ${what.fr}.`, `${pl} traci: ${what.pl}.`);
    },
    lock: ({ ship, target }) => {
      const { en, fr, pl } = names.thing(ship);
      const other = names.thing(target);
      return words(`${en} locks ${other.en}.`, `${fr} verrouille ${other.fr}.`, `${pl} namierza: ${other.pl}.`);
    },
    'lock-broken': ({ ship, target, how }) => {
      const { en, fr, pl } = names.thing(ship);
      const other = names.thing(target);
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
      const { en, fr, pl } = names.thing(ship);
      const used = names.card(id);
      if (en.startsWith(used.en))
        return words(`${en} uses its own ability.`, `${fr} utilise sa capacité.`, `${pl} używa swojej zdolności.`);
      return words(`${en} uses: ${used.en}.`, `${fr} utilise : ${used.fr}.`, `${pl} używa: ${used.pl}.`);
    },
    flipped: ({ ship, card: id }) => {
      const { en, fr, pl } = names.thing(ship);
      const turned = names.card(id);
      return words(`${en} flips ${turned.en}.`, `${fr} retourne ${turned.fr}.`, `${pl} odwraca: ${turned.pl}.`);
    },
    shield: ({ ship, change }) => gains(names.thing(ship), change, counted(Math.abs(change), SHIELD)),
    damage: ({ ship, kind }) => {
      const { en, fr, pl } = names.thing(ship);
      const what = DAMAGE[kind];
      return words(`${en} suffers ${what.en}.`, `${fr} subit ${what.fr}.`, `${pl} odnosi ${what.pl}.`);
    },
    'damage-card': ({ ship, card: id }) => {
      const { en, fr, pl } = names.thing(ship);
      if (id === undefined)
        return words(
          `${en} is dealt a facedown damage card.`,
          `${fr} reçoit une carte de dégât face cachée.`,
          `${pl} otrzymuje zakrytą kartę uszkodzenia.`,
        );
      const dealt = names.card(id);
      return words(
        `${en} is dealt a damage card: ${dealt.en}.`,
        `${fr} reçoit une carte de dégât : ${dealt.fr}.`,
        `${pl} otrzymuje kartę uszkodzenia: ${dealt.pl}.`,
      );
    },
    exposed: ({ ship, card: id }) => {
      const { en, fr, pl } = names.thing(ship);
      const shown = names.card(id);
      return words(`${en} exposes ${shown.en}.`, `${fr} expose ${shown.fr}.`, `${pl} odsłania: ${shown.pl}.`);
    },
    repaired: ({ ship, card: id }) => {
      const { en, fr, pl } = names.thing(ship);
      const what =
        id === undefined ? words('a damage card', 'une carte de dégât', 'karta uszkodzenia') : names.card(id);
      return words(`${en} repairs ${what.en}.`, `${fr} répare ${what.fr}.`, `${pl} naprawia: ${what.pl}.`);
    },
    destroyed: ({ ship }) => {
      const { en, fr, pl } = names.thing(ship);
      return words(`${en} is destroyed.`, `${fr} est détruit.`, `${pl}: zniszczenie.`);
    },
    fled: ({ ship }) => {
      const { en, fr, pl } = names.thing(ship);
      return words(`${en} flees.`, `${fr} fuit.`, `${pl} ucieka.`);
    },
    removed: ({ ship }) => leaves(names.thing(ship)),
    'attack-dice': ({ ship, dice: faces }) => {
      const { en, fr, pl } = names.thing(ship);
      const result = dice(faces);
      return words(
        `${en} rolls attack dice: ${result.en}.`,
        `${fr} lance les dés d'attaque : ${result.fr}.`,
        `${pl} rzuca kośćmi ataku: ${result.pl}.`,
      );
    },
    'defense-dice': ({ ship, dice: faces }) => {
      const { en, fr, pl } = names.thing(ship);
      const result = dice(faces);
      return words(
        `${en} rolls defense dice: ${result.en}.`,
        `${fr} lance les dés de défense : ${result.fr}.`,
        `${pl} rzuca kośćmi obrony: ${result.pl}.`,
      );
    },
    modified: ({ what, dice: faces }) => {
      const { en, fr, pl } = names.modifier(what);
      const result = dice(faces);
      return words(
        `The dice now: ${result.en} (${en}).`,
        `Les dés : ${result.fr} (${fr}).`,
        `Kości: ${result.pl} (${pl}).`,
      );
    },
    'attack-result': ({ defender, hit, hits, crits }) => {
      const { en, fr, pl } = names.thing(defender);
      if (!hit) return words(`The attack on ${en} misses.`, `L'attaque contre ${fr} échoue.`, `Atak chybia: ${pl}.`);
      const hitting = counted(hits, HIT);
      const critical = counted(crits, CRIT);
      return words(
        `${en} is hit: ${hitting.en}, ${critical.en}.`,
        `${fr} est touché : ${hitting.fr}, ${critical.fr}.`,
        `${pl} – ${hitting.pl}, ${critical.pl}.`,
      );
    },
    docked: ({ ship, carrier }) => {
      const { en, fr, pl } = names.thing(ship);
      const with_ = names.thing(carrier);
      return words(`${en} docks with ${with_.en}.`, `${fr} s'arrime à ${with_.fr}.`, `${pl} dokuje: ${with_.pl}.`);
    },
    deployed: ({ ship, carrier }) => {
      const { en, fr, pl } = names.thing(ship);
      const from = names.thing(carrier);
      return words(
        `${en} deploys from ${from.en}.`,
        `${fr} se déploie depuis ${from.fr}.`,
        `${pl} startuje z: ${from.pl}.`,
      );
    },
    turret: ({ ship, arcs }) => {
      const { en, fr, pl } = names.thing(ship);
      const where = list(arcs.map(arc), ' + ');
      return words(
        `${en} points its turret: ${where.en}.`,
        `${fr} oriente sa tourelle : ${where.fr}.`,
        `${pl} kieruje wieżyczkę: ${where.pl}.`,
      );
    },
    over: ({ winner, scores }, who) => {
      // One reads the points of whoever wins first.
      const result = (winner === 1 ? scores.toReversed() : scores).join(' – ');
      if (winner === null) return words(`Draw: ${result}.`, `Match nul : ${result}.`, `Remis: ${result}.`);
      const { en, fr, pl } = who(winner);
      return words(`${en} wins: ${result}.`, `${fr} gagne : ${result}.`, `Wygrywa ${pl}: ${result}.`);
    },
  };
}

export function places(who: Words, what: Words): Words {
  return words(`${who.en} places: ${what.en}.`, `${who.fr} place : ${what.fr}.`, `${who.pl} umieszcza: ${what.pl}.`);
}

export function leaves({ en, fr, pl }: Words): Words {
  return words(`${en} leaves the table.`, `${fr} quitte la table.`, `${pl} opuszcza stół.`);
}

export function gains(who: Words, change: number, what: Words): Words {
  return change < 0
    ? words(`${who.en} loses ${what.en}.`, `${who.fr} perd ${what.fr}.`, `${who.pl} traci: ${what.pl}.`)
    : words(`${who.en} recovers ${what.en}.`, `${who.fr} récupère ${what.fr}.`, `${who.pl} odzyskuje: ${what.pl}.`);
}
