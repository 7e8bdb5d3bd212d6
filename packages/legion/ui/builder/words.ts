import { counted, type Words, words } from '@rangefinder/kernel/words';
import { BUILDER as SHARED } from '@rangefinder/table/builder';
import type { CostSet } from '../../src/army/costs.ts';
import type { ForeignFormat } from '../../src/army/exchange/index.ts';

/** Words of the army builder. Each needs all three languages, or it does not compile. */
export const BUILDER = {
  ...SHARED,
  name: words('Name of the army', 'Nom de l’armée', 'Nazwa armii'),
  unnamed: words('Unnamed army', 'Armée sans nom', 'Armia bez nazwy'),
  faction: words('Faction', 'Faction', 'Frakcja'),
  chooseFaction: words('Which side do you lead?', 'Quel camp menez-vous ?', 'Którą stronę prowadzisz?'),
  byChance: words('A random legal army', 'Une armée légale au hasard', 'Losowa legalna armia'),
  byChanceShort: words('Random', 'Au hasard', 'Losuj'),
  mode: words('Battle', 'Bataille', 'Bitwa'),
  modeOf: (mode: Words, points: number) =>
    words(`${mode.en} · ${points}`, `${mode.fr} · ${points}`, `${mode.pl} · ${points}`),
  costs: words('Costs', 'Coûts', 'Koszty'),
  points: words('points', 'points', 'punktów'),
  pointsOf: (spent: number, of: number) =>
    words(`${spent} of ${of} points`, `${spent} points sur ${of}`, `${spent} z ${of} punktów`),
  pointsLeft: (left: number) =>
    left >= 0
      ? words(`${left} left`, `reste ${left}`, `zostało ${left}`)
      : words(`${-left} too many`, `${-left} de trop`, `o ${-left} za dużo`),
  cost: (points: number) =>
    counted(points, {
      en: ['point', 'points'],
      fr: ['point', 'points'],
      pl: ['punkt', 'punkty', 'punktów'],
    }),
  activations: (count: number) =>
    counted(count, {
      en: ['activation', 'activations'],
      fr: ['activation', 'activations'],
      pl: ['aktywacja', 'aktywacje', 'aktywacji'],
    }),
  miniatures: (count: number) =>
    counted(count, {
      en: ['miniature', 'miniatures'],
      fr: ['figurine', 'figurines'],
      pl: ['figurka', 'figurki', 'figurek'],
    }),
  units: words('Units', 'Unités', 'Oddziały'),
  /** `2 of 1–2`: how many of a rank there are, must be and may be. */
  ofRank: (count: number, least: number, most: number) => {
    const allowed = least === 0 || least === most ? `${most}` : `${least}–${most}`;
    return words(`${count} of ${allowed}`, `${count} sur ${allowed}`, `${count} z ${allowed}`);
  },
  addRank: (rank: string) => words(`Add: ${rank}`, `Ajouter : ${rank}`, `Dodaj: ${rank}`),
  noUnits: words(
    'No units yet. Choose some: what does not fit is dimmed, with the reason.',
    'Pas encore d’unité. Choisissez-en : ce qui ne va pas est grisé, avec la raison.',
    'Nie ma jeszcze oddziałów. Wybierz: co nie pasuje, jest wygaszone i ma podany powód.',
  ),
  searchUnits: words('Search units and keywords', 'Chercher une unité ou un mot-clé', 'Szukaj oddziału lub słowa'),
  searchUpgrades: words('Search upgrades', 'Chercher une amélioration', 'Szukaj ulepszenia'),
  searchCards: words('Search cards', 'Chercher une carte', 'Szukaj karty'),
  rank: words('Rank', 'Rang', 'Ranga'),
  type: words('Type', 'Type', 'Typ'),
  slot: words('Icon', 'Icône', 'Symbol'),
  one: (name: string) => words(`One more ${name}`, `Un ${name} de plus`, `Jeszcze jeden: ${name}`),
  less: (name: string) => words(`One ${name} less`, `Un ${name} de moins`, `O jeden mniej: ${name}`),
  remove: (name: string) => words(`Remove ${name}`, `Retirer ${name}`, `Usuń: ${name}`),
  details: words('Read the card', 'Lire la carte', 'Czytaj kartę'),
  detailsOf: (name: string) => words(`Card of ${name}`, `Carte de ${name}`, `Karta: ${name}`),
  upgradeFor: (slot: string, unit: string) =>
    words(`${slot} for ${unit}`, `${slot} pour ${unit}`, `${slot} dla: ${unit}`),
  asideFor: (card: string) =>
    words(`Set aside for ${card}`, `Mise de côté pour ${card}`, `Odłożone na wymianę za: ${card}`),
  forAll: (count: number) => words(`For all ${count} of them`, `Pour les ${count}`, `Dla wszystkich (${count})`),
  noSlot: words('no icon for it', 'pas d’icône', 'brak symbolu'),
  counterpart: words('Counterpart', 'Contrepartie', 'Towarzysz'),
  counterpartFor: (unit: string) => words(`Counterpart of ${unit}`, `Contrepartie de ${unit}`, `Towarzysz: ${unit}`),
  ofCounterpart: (name: string) => words(`on ${name}`, `sur ${name}`, `na: ${name}`),
  loadout: words('Loadout', 'Loadout', 'Loadout'),
  setAside: words('set aside', 'mettre de côté', 'odłóż'),
  takeBack: (name: string) => words(`Take ${name} back`, `Reprendre ${name}`, `Weź z powrotem: ${name}`),
  hand: words('Command hand', 'Main de commandement', 'Ręka dowodzenia'),
  handHint: words(
    'Two cards each of 1, 2 and 3 pips, and Standing Orders.',
    'Deux cartes de 1, 2 et 3 points, et Standing Orders.',
    'Po dwie karty o 1, 2 i 3 oczkach oraz Standing Orders.',
  ),
  commandOf: (pips: number) =>
    words(
      pips === 1 ? 'Command of 1 pip' : `Command of ${pips} pips`,
      pips === 1 ? 'Commandement à 1 point' : `Commandement à ${pips} points`,
      pips === 1 ? 'Rozkaz o 1 oczku' : `Rozkaz o ${pips} oczkach`,
    ),
  contingency: words('Contingency', 'Plan de secours', 'Plan awaryjny'),
  contingencies: (count: number, most: number) =>
    words(
      `Contingencies: ${count} of ${most}`,
      `Plans de secours : ${count} sur ${most}`,
      `Plany awaryjne: ${count} z ${most}`,
    ),
  everybodys: words('for everybody', 'pour tous', 'dla wszystkich'),
  deck: words('Battle deck', 'Paquet de bataille', 'Talia bitwy'),
  deckOf: (kind: Words) =>
    words(`Battle deck: ${kind.en}`, `Paquet de bataille : ${kind.fr}`, `Talia bitwy: ${kind.pl}`),
  deckHint: words('Four cards of each kind.', 'Quatre cartes de chaque type.', 'Po cztery karty każdego rodzaju.'),
  skirmishDeck: words(
    'There is only one deck for skirmishes: everybody brings it.',
    'Il n’y a qu’un paquet d’escarmouche : tout le monde l’apporte.',
    'Na potyczki jest tylko jedna talia: przynosi ją każdy.',
  ),
  chosen: (count: number, of: number) => words(`${count} of ${of}`, `${count} sur ${of}`, `${count} z ${of}`),
  fillByChance: words('Fill the rest by chance', 'Compléter au hasard', 'Uzupełnij losowo'),
  zones: words('Deployment zones', 'Zones de déploiement', 'Strefy rozstawienia'),
  legal: words('Legal: ready for the table', 'Légale : prête à jouer', 'Legalna: gotowa do gry'),
  problems: (count: number) =>
    counted(count, {
      en: ['reason why it is not legal yet', 'reasons why it is not legal yet'],
      fr: ['raison pour laquelle elle n’est pas légale', 'raisons pour lesquelles elle n’est pas légale'],
      pl: [
        'powód, dla którego nie jest legalna',
        'powody, dla których nie jest legalna',
        'powodów, dla których nie jest legalna',
      ],
    }),
  remarked: words('About this army', 'À propos de cette armée', 'O tej armii'),
  unreadable: words(
    'This list cannot be read as an army. A new one begins here.',
    'Cette liste n’est pas lisible comme armée. Une nouvelle commence ici.',
    'Tej listy nie da się odczytać jako armii. Tu zaczyna się nowa.',
  ),
  ordersOnly: words(
    'Its effect is not played here yet; it gives its orders.',
    'Son effet n’est pas encore joué ici ; elle donne ses ordres.',
    'Jej działanie nie jest tu jeszcze rozgrywane; daje rozkazy.',
  ),
  notPlayable: (count: number) =>
    words(`Cannot be played here (${count})`, `Injouables ici (${count})`, `Nie da się tu zagrać (${count})`),
  missing: (what: Words) => words(`Not known: ${what.en}.`, `Inconnu : ${what.fr}.`, `Nieznane: ${what.pl}.`),
  adds: (count: number) =>
    counted(count, {
      en: ['more miniature', 'more miniatures'],
      fr: ['figurine de plus', 'figurines de plus'],
      pl: ['dodatkowa figurka', 'dodatkowe figurki', 'dodatkowych figurek'],
    }),
  addsSlot: (slot: Words) => words(`adds ${slot.en}`, `ajoute ${slot.fr}`, `dodaje: ${slot.pl}`),
  exhausts: words('exhausts', 'à épuiser', 'wyczerpuje się'),
  expends: words('once a game', 'une fois par partie', 'raz na grę'),
  unique: words('unique', 'unique', 'unikat'),
  formerly: (points: number) => words(`formerly ${points}`, `avant ${points}`, `dawniej ${points}`),
  defense: words('Defense', 'Défense', 'Obrona'),
  permanent: words('permanent', 'permanente', 'trwała'),
  download: words('Download', 'Télécharger', 'Pobierz'),
  army: words('Your army', 'Votre armée', 'Twoja armia'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

/** Where the points are from. */
export const COSTS: Readonly<Record<CostSet, Words>> = {
  'since-2021-10-27': words('since Oct 2021', 'depuis oct. 2021', 'od paźdz. 2021'),
  'before-2021-10-27': words('before Oct 2021', 'avant oct. 2021', 'sprzed paźdz. 2021'),
};

export const FORMATS: Readonly<Record<ForeignFormat, Words>> = {
  hq: words('Link of Legion HQ', 'Lien de Legion HQ', 'Odnośnik Legion HQ'),
  text: words('Text with costs', 'Texte avec les coûts', 'Tekst z kosztami'),
  minimal: words('Short text', 'Texte court', 'Krótki tekst'),
  tournament: words('Text for a tournament', 'Texte pour un tournoi', 'Tekst na turniej'),
  tabletop: words('List for Tabletop Simulator', 'Liste pour Tabletop Simulator', 'Lista dla Tabletop Simulatora'),
  json: words('File of this table (JSON)', 'Fichier de cette table (JSON)', 'Plik tego stołu (JSON)'),
};
