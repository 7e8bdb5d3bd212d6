import type { Language } from '@rangefinder/kernel';
import { counted, joined, type Words, words } from '@rangefinder/kernel/words';

/** Words of the table that both editions use. Each needs all three languages, or it does not compile. */
export const WORDS = {
  dial: words('Dial', 'Cadran', 'Wskaźnik'),
  blue: words('blue', 'bleue', 'niebieski'),
  white: words('white', 'blanche', 'biały'),
  red: words('red', 'rouge', 'czerwony'),
  purple: words('purple', 'violette', 'fioletowy'),
  attackDice: words('Attack dice', "Dés d'attaque", 'Kości ataku'),
  defenseDice: words('Defense dice', 'Dés de défense', 'Kości obrony'),
  noDice: words('No dice', 'Aucun dé', 'Brak kości'),
  rerolled: words('rerolled', 'relancé', 'przerzucona'),
  lastAttack: words('The last attack', 'La dernière attaque', 'Ostatni atak'),
  ifYouFire: words('If you fire now', 'Si vous tirez', 'Jeśli strzelisz'),
  chancesNow: words('What may come through', 'Ce qui peut passer', 'Co może przejść'),
  diceAgainst: (attack: number, defense: number) =>
    joined(
      [
        counted(attack, {
          en: ['attack die', 'attack dice'],
          fr: ["dé d'attaque", "dés d'attaque"],
          pl: ['kość ataku', 'kości ataku', 'kości ataku'],
        }),
        counted(defense, {
          en: ['defense die', 'defense dice'],
          fr: ['dé de défense', 'dés de défense'],
          pl: ['kość obrony', 'kości obrony', 'kości obrony'],
        }),
      ],
      words(' against ', ' contre ', ' na '),
    ),
  damage: (count: number) =>
    counted(count, {
      en: ['damage', 'damage'],
      fr: ['dégât', 'dégâts'],
      pl: ['obrażenie', 'obrażenia', 'obrażeń'],
    }),
  expected: (mean: string) => words(`${mean} on average`, `${mean} en moyenne`, `średnio ${mean}`),
  destroys: (chance: string) => words(`destroys it: ${chance}`, `détruit : ${chance}`, `niszczy: ${chance}`),
  critChance: (chance: string) => words(`crit: ${chance}`, `critique : ${chance}`, `krytyk: ${chance}`),
  oddsNote: words(
    'Exact, if both sides make the most of their tokens and of cards that change dice.',
    'Exact, si chacun tire le meilleur parti de ses marqueurs et des cartes qui modifient les dés.',
    'Dokładnie, jeśli obie strony najlepiej wykorzystają żetony i karty zmieniające kości.',
  ),
  clear: words('clear', 'dégagé', 'czysto'),
  obstructed: words('obstructed', 'gêné', 'przesłonięty'),
  beyond: words('Beyond range 3', 'Au-delà de la portée 3', 'Poza zasięgiem 3'),
  millimetres: (mm: string) => words(`${mm} mm`, `${mm} mm`, `${mm} mm`),
  showRanges: words('Ranges', 'Portées', 'Zasięgi'),
  showArcs: words('Arcs', 'Arcs', 'Łuki'),
  range: (band: number) => words(`Range ${band}`, `Portée ${band}`, `Zasięg ${band}`),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

/** A chance as people read it. */
export function percent(chance: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: chance > 0 && chance < 0.01 ? 1 : 0,
  }).format(chance);
}

/** A number with at most one decimal. */
export function decimal(value: number, language: Language, digits = 1): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(
    value,
  );
}
