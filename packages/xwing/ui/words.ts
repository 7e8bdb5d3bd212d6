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
  reroll: (count: number) =>
    count === 0
      ? words('Reroll nothing', 'Ne rien relancer', 'Nie przerzucaj nic')
      : joined(
          [
            words('Reroll', 'Relancer', 'Przerzuć'),
            counted(count, { en: ['die', 'dice'], fr: ['dé', 'dés'], pl: ['kość', 'kości', 'kości'] }),
          ],
          words(' ', ' ', ' '),
        ),
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
  expected: (mean: string) =>
    words(`${mean} damage on average`, `Dégâts en moyenne : ${mean}`, `Średnio obrażeń: ${mean}`),
  about: (mean: string) => words(`about ${mean} damage`, `dégâts : environ ${mean}`, `obrażenia: około ${mean}`),
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
  yours: words('yours', 'à vous', 'twój'),
  theirs: words("opponent's", "à l'adversaire", 'przeciwnika'),
  shieldsOf: (left: number, of: number) =>
    words(`shields ${left} of ${of}`, `boucliers ${left} sur ${of}`, `osłony ${left} z ${of}`),
  hullOf: (left: number, of: number) =>
    words(`hull ${left} of ${of}`, `coque ${left} sur ${of}`, `kadłub ${left} z ${of}`),
  destroyed: words('destroyed', 'détruit', 'zniszczony'),
  removed: words('out of the game', 'hors jeu', 'poza grą'),
  reserve: words('in reserve', 'en réserve', 'w rezerwie'),
  lockOn: (name: string) => words(`lock on ${name}`, `verrouillage sur ${name}`, `namierza: ${name}`),
  lockedBy: (name: string) => words(`locked by ${name}`, `verrouillé par ${name}`, `namierzony przez: ${name}`),
  shields: words('shields', 'boucliers', 'osłony'),
  hull: words('hull', 'coque', 'kadłub'),
  agility: words('agility', 'agilité', 'zwinność'),
  attack: words('attack', 'attaque', 'atak'),
  bumps: (names: string) => words(`Bumps into ${names}`, `Heurte ${names}`, `Zderza się: ${names}`),
  crosses: (names: string) => words(`Crosses ${names}`, `Traverse ${names}`, `Przelatuje przez: ${names}`),
  endsOn: (names: string) => words(`Ends on ${names}`, `Finit sur ${names}`, `Kończy na: ${names}`),
  leaves: words('Leaves the play area', "Quitte l'aire de jeu", 'Opuszcza obszar gry'),
  wayClear: words('Nothing in the way', 'La voie est libre', 'Droga wolna'),
  noRoom: words('does not fit there', 'ne tient pas là', 'tam się nie zmieści'),
  insteadIon: words('Ionized: flies the ion maneuver', 'Ionisé : manœuvre ionique', 'Zjonizowany: manewr jonowy'),
  gainsStress: words('Gains a stress token', 'Gagne un marqueur de stress', 'Otrzymuje żeton stresu'),
  losesStress: words('Loses a stress token', 'Perd un marqueur de stress', 'Traci żeton stresu'),
  shotsThere: (count: number) =>
    words(
      count === 0 ? 'No target in arc there' : `Targets in arc there: ${count}`,
      count === 0 ? "Aucune cible dans l'arc" : `Cibles dans l'arc : ${count}`,
      count === 0 ? 'Brak celu w łuku' : `Cele w łuku: ${count}`,
    ),
  asItStands: words(
    'As the table stands now; ships that move earlier may be elsewhere.',
    'Selon la table actuelle ; les vaisseaux qui bougent avant peuvent être ailleurs.',
    'Według obecnego stołu; statki, które ruszą wcześniej, mogą być gdzie indziej.',
  ),
  dialSet: words('dial set', 'cadran réglé', 'wskaźnik ustawiony'),
  dialHidden: words('dial hidden', 'cadran caché', 'wskaźnik zakryty'),
  dialMissing: words('dial not set', 'cadran non réglé', 'wskaźnik nieustawiony'),
  dialsOf: (done: number, all: number) =>
    words(`Dials: ${done} of ${all}`, `Cadrans : ${done} sur ${all}`, `Wskaźniki: ${done} z ${all}`),
  turnsInto: (count: number, from: string, to: string) =>
    words(`${count} ${from} → ${to}`, `${count} ${from} → ${to}`, `${count} × ${from} → ${to}`),
  rollsAgain: words('rolls dice again, your choice', 'relance les dés de votre choix', 'przerzuca wybrane kości'),
  keepsDice: words('keep the dice as they are', 'garder les dés', 'zostaw kości'),
  damageCards: words('Damage', 'Dégâts', 'Uszkodzenia'),
  facedown: (count: number) =>
    counted(count, {
      en: ['facedown', 'facedown'],
      fr: ['face cachée', 'face cachée'],
      pl: ['zakryta', 'zakryte', 'zakrytych'],
    }),
  yourShips: words('Your ships', 'Vos vaisseaux', 'Twoje statki'),
  theirShips: words("Opponent's ships", "Vaisseaux de l'adversaire", 'Statki przeciwnika'),
  round: (now: number, of: number) => words(`Round ${now} of ${of}`, `Tour ${now} sur ${of}`, `Runda ${now} z ${of}`),
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  first: words('1st', '1er', '1.'),
  scored: words('Points', 'Points', 'Punkty'),
  bestRound: words('Best round', 'Meilleur tour', 'Najlepsza runda'),
  inRound: (points: number, round: number) =>
    words(`+${points} in round ${round}`, `+${points} au tour ${round}`, `+${points} w rundzie ${round}`),
  shipsLost: words('Ships lost', 'Vaisseaux perdus', 'Stracone statki'),
  lostOf: (lost: number, of: number) => words(`${lost} of ${of}`, `${lost} sur ${of}`, `${lost} z ${of}`),
  damageTaken: words('Damage suffered', 'Dégâts subis', 'Otrzymane obrażenia'),
  luckyHits: words('Hits rolled (average)', 'Touchés (en moyenne)', 'Trafienia (średnio)'),
  luckyEvades: words('Evades rolled (average)', 'Évasions (en moyenne)', 'Uniki (średnio)'),
  dearestLoss: words('Dearest loss', 'Perte la plus lourde', 'Największa strata'),
  noShipLeft: (name: string) =>
    words(`${name} has no ship left.`, `${name} n’a plus de vaisseau.`, `${name}: nie ma już statków.`),
  noneLost: words('none', 'aucune', 'żadna'),
  lostIn: (ship: string, round: number, by: string | null) =>
    joined(
      [
        words(ship, ship, ship),
        words(`round ${round}`, `tour ${round}`, `runda ${round}`),
        ...(by === null ? [] : [words(`to ${by}`, `face à ${by}`, `sprawca: ${by}`)]),
      ],
      words(', ', ', ', ', '),
    ),
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
