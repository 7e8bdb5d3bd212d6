import { counted, joined, type Words, words } from '@rangefinder/kernel/words';
import { WORDS as SHARED_WORDS } from '@rangefinder/xwing/ui';
import type { MissionId, Phase } from '../src/state.ts';
import { FUSE } from '../src/text/terms.ts';

/** Words of the table itself. Each needs all three languages, or it does not compile. */
export const WORDS = {
  ...SHARED_WORDS,

  // Pieces
  yours: words('yours', 'à vous', 'twój'),
  theirs: words("opponent's", "à l'adversaire", 'przeciwnika'),
  shieldsOf: (left: number, of: number) =>
    words(`shields ${left} of ${of}`, `boucliers ${left} sur ${of}`, `osłony ${left} z ${of}`),
  hullOf: (left: number, of: number) =>
    words(`hull ${left} of ${of}`, `coque ${left} sur ${of}`, `kadłub ${left} z ${of}`),
  initiativeOf: (value: number) => words(`initiative ${value}`, `initiative ${value}`, `inicjatywa ${value}`),
  destroyed: words('destroyed', 'détruit', 'zniszczony'),
  removed: words('out of the game', 'hors jeu', 'poza grą'),
  reserve: words('in reserve', 'en réserve', 'w rezerwie'),
  lockOn: (name: string) => words(`lock on ${name}`, `verrouillage sur ${name}`, `namierza: ${name}`),
  lockedBy: (name: string) => words(`locked by ${name}`, `verrouillé par ${name}`, `namierzony przez: ${name}`),
  fuses: (count: number) => counted(count, FUSE),
  controlledBy: words('controlled by', 'contrôlé par', 'kontroluje'),
  nobody: words('nobody', 'personne', 'nikt'),
  charges: words('charges', 'charges', 'ładunki'),
  force: words('Force', 'Force', 'Moc'),
  shields: words('shields', 'boucliers', 'osłony'),
  hull: words('hull', 'coque', 'kadłub'),
  agility: words('agility', 'agilité', 'zwinność'),
  attack: words('attack', 'attaque', 'atak'),

  // Movement
  bumps: (names: string) => words(`Bumps into ${names}`, `Heurte ${names}`, `Zderza się: ${names}`),
  crosses: (names: string) => words(`Crosses ${names}`, `Traverse ${names}`, `Przelatuje przez: ${names}`),
  endsOn: (names: string) => words(`Ends on ${names}`, `Finit sur ${names}`, `Kończy na: ${names}`),
  leaves: words('Leaves the play area', "Quitte l'aire de jeu", 'Opuszcza obszar gry'),
  wayClear: words('Nothing in the way', 'La voie est libre', 'Droga wolna'),
  insteadStress: words(
    'Flies a white 2 straight instead',
    'Exécute une ligne droite blanche 2 à la place',
    'Zamiast tego leci białe 2 prosto',
  ),
  insteadIon: words('Ionized: flies the ion maneuver', 'Ionisé : manœuvre ionique', 'Zjonizowany: manewr jonowy'),
  gainsStress: words('Gains a stress token', 'Gagne un marqueur de stress', 'Otrzymuje żeton stresu'),
  losesStress: words('Loses a stress token', 'Perd un marqueur de stress', 'Traci żeton stresu'),
  spendsForce: words('Spends 1 Force', 'Dépense 1 Force', 'Wydaje 1 Moc'),
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

  // Dial and dice
  dialSet: words('dial set', 'cadran réglé', 'wskaźnik ustawiony'),
  dialHidden: words('dial hidden', 'cadran caché', 'wskaźnik zakryty'),
  dialMissing: words('dial not set', 'cadran non réglé', 'wskaźnik nieustawiony'),
  dialsOf: (done: number, all: number) =>
    words(`Dials: ${done} of ${all}`, `Cadrans : ${done} sur ${all}`, `Wskaźniki: ${done} z ${all}`),
  turnsInto: (count: number, from: string, to: string) =>
    words(`${count} ${from} → ${to}`, `${count} ${from} → ${to}`, `${count} × ${from} → ${to}`),
  rollsAgain: words('rolls dice again, your choice', 'relance les dés de votre choix', 'przerzuca wybrane kości'),
  keepsDice: words('keep the dice as they are', 'garder les dés', 'zostaw kości'),

  // Preview
  costRed: words(
    'Red: 1 stress token afterwards',
    'Rouge : 1 marqueur de stress ensuite',
    'Czerwona: potem 1 żeton stresu',
  ),
  costPurple: words('Purple: costs 1 Force', 'Violette : coûte 1 Force', 'Fioletowa: kosztuje 1 Moc'),

  // Side
  damageCards: words('Damage', 'Dégâts', 'Uszkodzenia'),
  facedown: (count: number) =>
    counted(count, {
      en: ['facedown', 'facedown'],
      fr: ['face cachée', 'face cachée'],
      pl: ['zakryta', 'zakryte', 'zakrytych'],
    }),
  yourShips: words('Your ships', 'Vos vaisseaux', 'Twoje statki'),
  theirShips: words("Opponent's ships", "Vaisseaux de l'adversaire", 'Statki przeciwnika'),
  carries: (name: string) => words(`carries ${name}`, `transporte ${name}`, `niesie: ${name}`),

  // Status
  round: (now: number, of: number) => words(`Round ${now} of ${of}`, `Tour ${now} sur ${of}`, `Runda ${now} z ${of}`),
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  first: words('1st', '1er', '1.'),
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
