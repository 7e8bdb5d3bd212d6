import { isObject } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import type { Names } from './lines.ts';
import type { SharedTopics } from './topics.ts';

/** What both editions ask, by topic. */
export const SHARED_QUESTIONS: Readonly<Record<keyof SharedTopics, Words>> = {
  edge: words('Which edge is yours?', 'Quel bord est le vôtre ?', 'Która krawędź jest twoja?'),
  'place-obstacle': words('Where does the obstacle go?', "Où va l'obstacle ?", 'Gdzie trafia przeszkoda?'),
  'place-ship': words('Which ship is placed next?', 'Quel vaisseau placer ensuite ?', 'Który statek teraz ustawić?'),
  'set-dial': words('Which maneuver?', 'Quelle manœuvre ?', 'Jaki manewr?'),
  'dials-ready': words('Are all dials set?', 'Tous les cadrans sont réglés ?', 'Wszystkie wskaźniki ustawione?'),
  'which-dial': words(
    'Change the dial of which ship?',
    'Changer le cadran de quel vaisseau ?',
    'Wskaźnik którego statku zmienić?',
  ),
  'use-ability': words('Use the ability?', 'Utiliser la capacité ?', 'Użyć zdolności?'),
  'roll-side': words('Barrel roll to which side?', 'Tonneau de quel côté ?', 'Beczka w którą stronę?'),
  'choose-ship': words('Which ship?', 'Quel vaisseau ?', 'Który statek?'),
  lock: words('Lock which object?', 'Verrouiller quel objet ?', 'Co namierzyć?'),
  attack: words('Which attack?', 'Quelle attaque ?', 'Jaki atak?'),
  'attack-line': words('Which line of attack?', "Quelle ligne d'attaque ?", 'Która linia ataku?'),
  'modify-attack': words('Modify the attack dice?', "Modifier les dés d'attaque ?", 'Zmienić kości ataku?'),
  'modify-defense': words('Modify the defense dice?', 'Modifier les dés de défense ?', 'Zmienić kości obrony?'),
  reroll: words('Reroll which dice?', 'Relancer quels dés ?', 'Które kości przerzucić?'),
  repair: words('Repair which damage card?', 'Réparer quelle carte de dégât ?', 'Którą kartę uszkodzenia naprawić?'),
  'break-lock': words('Break which lock?', 'Rompre quel verrouillage ?', 'Które namierzenie zerwać?'),
};

/** Where a ship goes whose turn it is. */
export const WHERE = words('Where is it placed?', 'Où le placer ?', 'Gdzie go ustawić?');

/** The sentence that asks: who, by which card, and what. */
export function askedWords(question: Words, about: unknown, names: Pick<Names, 'thing' | 'card'>): Words {
  const who = subject(about, names);
  if (!who) return question;
  return words(`${who.en}: ${question.en}`, `${who.fr} : ${question.fr}`, `${who.pl}: ${question.pl}`);
}

/** The ship a request is about, and the card that makes it ask. */
function subject(about: unknown, names: Pick<Names, 'thing' | 'card'>): Words | undefined {
  if (!isObject(about)) return undefined;
  const ship = typeof about.ship === 'string' ? names.thing(about.ship) : undefined;
  const source = typeof about.card === 'string' ? names.card(about.card) : undefined;
  if (!ship || !source || ship.en === source.en) return ship ?? source;
  return words(`${ship.en}, ${source.en}`, `${ship.fr}, ${source.fr}`, `${ship.pl}, ${source.pl}`);
}
