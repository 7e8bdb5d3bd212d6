import { type Words, words } from '@rangefinder/kernel/words';
import type { Side } from '../facts.ts';

const FRENCH: Readonly<Record<Side, string>> = { dark: 'Côté Obscur', light: 'Côté Lumineux' };
const POLISH: Readonly<Record<Side, string>> = { dark: 'Ciemnej Strony', light: 'Jasnej Strony' };

/** What is said about decks: why one is not legal, what was not used of a text. */
export const REMARK = {
  size: (count: number) =>
    words(
      `A deck has exactly 60 cards; this one has ${count}.`,
      `Un deck compte exactement 60 cartes ; celui-ci en a ${count}.`,
      `Talia ma dokładnie 60 kart; w tej jest ich ${count}.`,
    ),
  otherSide: (title: string, own: Side, deck: Side) =>
    words(
      `${title} is of the ${own} side, in a deck of the ${deck} side.`,
      `${title} est du ${FRENCH[own]}, dans un deck du ${FRENCH[deck]}.`,
      `${title} należy do ${POLISH[own]}, a talia do ${POLISH[deck]}.`,
    ),
  objectives: (count: number) =>
    words(
      `A deck holds at most one Objective, not ${count}.`,
      `Un deck contient au plus un Objectif, pas ${count}.`,
      `Talia zawiera najwyżej jeden Cel, a nie ${count}.`,
    ),
  startingEffects: (count: number) =>
    words(
      `A deck holds at most one starting Effect, not ${count}.`,
      `Un deck contient au plus un Effet de départ, pas ${count}.`,
      `Talia zawiera najwyżej jeden Efekt startowy, a nie ${count}.`,
    ),
  noStart: words(
    'Without an Objective a deck needs a location that can be its starting location.',
    'Sans Objectif, un deck a besoin d’un lieu qui puisse être son lieu de départ.',
    'Bez Celu talia potrzebuje lokacji, która może być jej lokacją startową.',
  ),
  onlyUnder: (title: string) =>
    words(
      `${title} may only be carried under a starting Effect.`,
      `${title} ne peut se trouver que sous un Effet de départ.`,
      `${title} może leżeć tylko pod Efektem startowym.`,
    ),
  underSide: (side: Side) =>
    words(
      `What lies under a starting Effect is ${side} too.`,
      `Ce qui se trouve sous un Effet de départ est aussi du ${FRENCH[side]}.`,
      `To, co leży pod Efektem startowym, też należy do ${POLISH[side]}.`,
    ),
  under: words(
    'Up to ten cards may lie under a starting Effect, and none without one.',
    'Sous un Effet de départ, il y a dix cartes au plus, et aucune sans lui.',
    'Pod Efektem startowym może leżeć do dziesięciu kart, a bez niego żadna.',
  ),
  noSuchCard: (id: string) =>
    words(`There is no card "${id}".`, `La carte « ${id} » n’existe pas.`, `Nie ma karty „${id}”.`),
  unwritten: (title: string) =>
    words(
      `What ${title} does is not written yet; it cannot be played.`,
      `L’effet de ${title} n’est pas encore écrit ; elle ne peut pas être jouée.`,
      `Działanie karty ${title} nie jest jeszcze zapisane; nie można nią grać.`,
    ),
  total: (count: number, side: Side) =>
    words(
      `${count} ${count === 1 ? 'card' : 'cards'} of the ${side} side.`,
      `${count} ${count === 1 ? 'carte' : 'cartes'} du ${FRENCH[side]}.`,
      `Karty ${POLISH[side]}: ${count}.`,
    ),
  leftOutSide: (title: string, side: Side) =>
    words(
      `${title} is of the ${side} side; it was left out.`,
      `${title} est du ${FRENCH[side]} ; elle a été laissée de côté.`,
      `${title} należy do ${POLISH[side]}; kartę pominięto.`,
    ),
  leftOut: (title: string, near: readonly string[]) =>
    words(
      `There is no card "${title}" here; it was left out.${near.length > 0 ? ` Perhaps ${near.join(' or ')}?` : ''}`,
      `Il n’y a pas de carte « ${title} » ici ; elle a été laissée de côté.${near.length > 0 ? ` Peut-être ${near.join(' ou ')} ?` : ''}`,
      `Nie ma tu karty „${title}”; pominięto ją.${near.length > 0 ? ` Może ${near.join(' albo ')}?` : ''}`,
    ),
  tooLong: (length: number) =>
    words(
      `This is no deck: it has ${length} characters.`,
      `Ce n’est pas un deck : le texte a ${length} caractères.`,
      `To nie talia: tekst ma ${length} znaków.`,
    ),
  noCard: words(
    'No line names a card. Write one card a line, such as "3x Stormtrooper".',
    'Aucune ligne ne nomme une carte. Écrivez une carte par ligne, par exemple « 3x Stormtrooper ».',
    'Żaden wiersz nie nazywa karty. Wpisz jedną kartę w wierszu, na przykład „3x Stormtrooper”.',
  ),
};

/** A remark about one line of a text. */
export function inLine(line: number, { en, fr, pl }: Words): Words {
  return words(`Line ${line}: ${en}`, `Ligne ${line} : ${fr}`, `Wiersz ${line}: ${pl}`);
}
