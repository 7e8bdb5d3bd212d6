import { counted, joined, type Words, words } from '@rangefinder/kernel/words';
import { WORDS as SHARED_WORDS } from '@rangefinder/xwing/ui';
import type { Phase } from '../src/state.ts';

/** Words of the table itself. Each needs all three languages, or it does not compile. */
export const WORDS = {
  ...SHARED_WORDS,
  skillOf: (value: number) =>
    words(`pilot skill ${value}`, `valeur de pilotage ${value}`, `wartość umiejętności pilota ${value}`),
  lockOn: (name: string) => words(`target lock on ${name}`, `cible acquise : ${name}`, `namierza: ${name}`),
  lockedBy: (name: string) => words(`locked by ${name}`, `pris pour cible par ${name}`, `namierzony przez: ${name}`),
  touches: (names: string) => words(`touching ${names}`, `en contact avec ${names}`, `styka się: ${names}`),
  docked: (name: string) => words(`docked with ${name}`, `arrimé à ${name}`, `zadokowany: ${name}`),
  discarded: words('discarded', 'défaussée', 'odrzucona'),
  allRound: words('all round', 'tout autour', 'dookoła'),
  insteadOther: words(
    'Red while stressed: the opponent chooses another maneuver',
    "Rouge et stressé : l'adversaire choisit une autre manœuvre",
    'Czerwony przy stresie: przeciwnik wybiera inny manewr',
  ),
  insteadStraight: words(
    'Red while stressed: flies a white 2 straight',
    'Rouge et stressé : ligne droite blanche 2',
    'Czerwony przy stresie: leci białe 2 prosto',
  ),
  insteadIon: words(
    'Ionized: flies a white 1 straight',
    'Ionisé : ligne droite blanche 1',
    'Zjonizowany: leci białe 1 prosto',
  ),
  noAction: words('Overlaps a ship: no action', "Chevauche un vaisseau : pas d'action", 'Na inny statek: bez akcji'),
  addsEvade: words('adds an evade result', "ajoute un résultat d'évasion", 'dodaje wynik uniku'),
  oddsNote: words(
    'Exact, if both sides make the most of their tokens; what cards do to dice is not counted.',
    "Exact, si chacun tire le meilleur parti de ses marqueurs ; l'effet des cartes sur les dés n'est pas compté.",
    'Dokładnie, jeśli obie strony najlepiej wykorzystają żetony; wpływu kart na kości nie liczymy.',
  ),
  initiative: (name: string) => words(`Initiative: ${name}`, `Initiative : ${name}`, `Inicjatywa: ${name}`),
  roundNow: (now: number) => words(`Round ${now}`, `Tour ${now}`, `Runda ${now}`),
  edition: words('1st edition', '1re édition', '1. edycja'),
  points: (name: string, count: number) =>
    joined(
      [
        words(name, name, name),
        counted(count, {
          en: ['point of destroyed ships', 'points of destroyed ships'],
          fr: ['point de vaisseaux détruits', 'points de vaisseaux détruits'],
          pl: ['punkt za zniszczone statki', 'punkty za zniszczone statki', 'punktów za zniszczone statki'],
        }),
      ],
      words(': ', ' : ', ': '),
    ),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

/** What the colours of maneuvers are called: the easy ones are green here. */
export const COLOURS = { ...SHARED_WORDS, blue: words('green', 'verte', 'zielony') } as const;

/** Short names of the phases, for the line at the top. */
export const PHASES: Readonly<Record<Phase, Words>> = {
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  planning: words('Planning', 'Préparation', 'Planowanie'),
  activation: words('Activation', 'Activation', 'Aktywacja'),
  combat: words('Combat', 'Combat', 'Walka'),
  end: words('End', 'Dénouement', 'Koniec'),
};
