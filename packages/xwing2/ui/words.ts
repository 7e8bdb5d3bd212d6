import { counted, joined, type Words, words } from '@rangefinder/kernel/words';
import { WORDS as SHARED_WORDS } from '@rangefinder/xwing/ui';
import type { MissionId, Phase } from '../src/state.ts';
import { FUSE } from '../src/text/terms.ts';

/** Words of the table itself. Each needs all three languages, or it does not compile. */
export const WORDS = {
  ...SHARED_WORDS,
  initiativeOf: (value: number) => words(`initiative ${value}`, `initiative ${value}`, `inicjatywa ${value}`),
  fuses: (count: number) => counted(count, FUSE),
  controlledBy: words('controlled by', 'contrôlé par', 'kontroluje'),
  nobody: words('nobody', 'personne', 'nikt'),
  charges: words('charges', 'charges', 'ładunki'),
  force: words('Force', 'Force', 'Moc'),
  insteadStress: words(
    'Flies a white 2 straight instead',
    'Exécute une ligne droite blanche 2 à la place',
    'Zamiast tego leci białe 2 prosto',
  ),
  spendsForce: words('Spends 1 Force', 'Dépense 1 Force', 'Wydaje 1 Moc'),
  costRed: words(
    'Red: 1 stress token afterwards',
    'Rouge : 1 marqueur de stress ensuite',
    'Czerwona: potem 1 żeton stresu',
  ),
  costPurple: words('Purple: costs 1 Force', 'Violette : coûte 1 Force', 'Fioletowa: kosztuje 1 Moc'),
  carries: (name: string) => words(`carries ${name}`, `transporte ${name}`, `niesie: ${name}`),
  firstPlayer: (name: string) => words(`First player: ${name}`, `Premier joueur : ${name}`, `Pierwszy gracz: ${name}`),
  points: (name: string, count: number) =>
    joined(
      [
        words(name, name, name),
        counted(count, {
          en: ['mission point', 'mission points'],
          fr: ['point de mission', 'points de mission'],
          pl: ['punkt misji', 'punkty misji', 'punktów misji'],
        }),
      ],
      words(': ', ' : ', ': '),
    ),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

/** Short names of the phases, for the line at the top. */
export const PHASES: Readonly<Record<Phase, Words>> = {
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  planning: words('Planning', 'Préparation', 'Planowanie'),
  system: words('System', 'Système', 'Systemy'),
  activation: words('Activation', 'Activation', 'Aktywacja'),
  engagement: words('Engagement', 'Engagement', 'Starcie'),
  end: words('End', 'Dénouement', 'Koniec'),
};

interface MissionWords {
  readonly name: Words;
  readonly about: Words;
}

export const MISSION_WORDS: Readonly<Record<MissionId, MissionWords>> = {
  dogfight: {
    name: words('Dogfight', 'Combat tournoyant', 'Pojedynek myśliwców'),
    about: words(
      'No markers: points only for ships.',
      'Sans marqueur : seuls les vaisseaux rapportent.',
      'Bez znaczników: punkty tylko za statki.',
    ),
  },
  assault: {
    name: words('Assault at the Satellite Array', 'Assaut sur les satellites', 'Szturm na satelity'),
    about: words(
      'Hold satellites with more ships around them than the other side.',
      "Tenez les satellites avec plus de vaisseaux autour que l'adversaire.",
      'Utrzymuj satelity, mając przy nich więcej statków niż przeciwnik.',
    ),
  },
  chance: {
    name: words('Chance Engagement', 'Rencontre fortuite', 'Przypadkowe starcie'),
    about: words(
      'Contest the one satellite in the middle.',
      'Disputez le satellite du centre.',
      'Walcz o jedynego satelitę na środku.',
    ),
  },
  salvage: {
    name: words('Salvage Mission', 'Mission de récupération', 'Misja odzyskania'),
    about: words(
      'Tow supply caches and keep them.',
      'Remorquez des caches et gardez-les.',
      'Holuj skrytki i zachowaj je.',
    ),
  },
  scramble: {
    name: words('Scramble the Transmissions', 'Brouiller les transmissions', 'Zakłócić transmisje'),
    about: words(
      'Turn satellites to your side with an action.',
      'Prenez les satellites avec une action.',
      'Przejmuj satelity akcją.',
    ),
  },
};
