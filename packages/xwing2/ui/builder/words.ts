import { type Words, words } from '@rangefinder/kernel/words';
import type { Faction } from '../../src/card.ts';
import { POINTS_DATE } from '../../src/cards/catalog.ts';

/** The date of the points as people write it. */
function dated(language: 'en' | 'fr' | 'pl'): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Date(POINTS_DATE).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Words of the squad builder. Each needs all three languages, or it does not compile. */
export const BUILDER = {
  name: words('Name of the squad', "Nom de l'escadron", 'Nazwa eskadry'),
  unnamed: words('Unnamed squad', 'Escadron sans nom', 'Eskadra bez nazwy'),
  faction: words('Faction', 'Faction', 'Frakcja'),
  chooseFaction: words(
    'Which faction do you fly for?',
    'Pour quelle faction volez-vous ?',
    'Dla jakiej frakcji latasz?',
  ),
  format: words('Format', 'Format', 'Format'),
  standard: words('Standard', 'Standard', 'Standard'),
  extended: words('Extended', 'Étendu', 'Extended'),
  formatHint: words(
    'Standard has the current ships; Extended has them all.',
    'Standard : les vaisseaux actuels ; Étendu : tous.',
    'Standard: bieżące statki; Extended: wszystkie.',
  ),
  points: words('points', 'points', 'punkty'),
  pointsOf: (spent: number, of: number) =>
    words(`${spent} of ${of} squad points`, `${spent} points d'escadron sur ${of}`, `${spent} z ${of} punktów eskadry`),
  pointsDate: words(
    `Points list of ${dated('en')}`,
    `Liste de points du ${dated('fr')}`,
    `Lista punktów z ${dated('pl')}`,
  ),
  loadoutOf: (spent: number, of: number) =>
    words(`loadout ${spent} of ${of}`, `équipement ${spent} sur ${of}`, `wyposażenie ${spent} z ${of}`),
  loadout: words('loadout', 'équipement', 'wyposażenie'),
  cost: (points: number) =>
    words(
      points === 1 ? '1 point' : `${points} points`,
      points === 1 ? '1 point' : `${points} points`,
      points === 1 ? '1 punkt' : points > 1 && points < 5 ? `${points} punkty` : `${points} punktów`,
    ),
  noCost: words('no cost', 'sans coût', 'brak kosztu'),
  ships: words('Ships', 'Vaisseaux', 'Statki'),
  addShip: words('Add a ship', 'Ajouter un vaisseau', 'Dodaj statek'),
  add: (name: string) => words(`Add ${name}`, `Ajouter ${name}`, `Dodaj: ${name}`),
  copyShip: (name: string) => words(`Another ${name}`, `Un autre ${name}`, `Jeszcze raz: ${name}`),
  removeShip: (name: string) => words(`Remove ${name}`, `Retirer ${name}`, `Usuń: ${name}`),
  moveUp: (name: string) => words(`Move ${name} up`, `Monter ${name}`, `Przesuń w górę: ${name}`),
  noShips: words(
    'No ships yet. Choose a pilot: what does not fit is dimmed, with the reason.',
    'Pas encore de vaisseau. Choisissez un pilote : ce qui ne va pas est grisé, avec la raison.',
    'Nie ma jeszcze statków. Wybierz pilota: co nie pasuje, jest wygaszone i ma podany powód.',
  ),
  pilots: words('Pilots', 'Pilotes', 'Piloci'),
  searchPilots: words('Search pilots and ships', 'Chercher un pilote ou un vaisseau', 'Szukaj pilota lub statku'),
  searchUpgrades: words('Search upgrades', 'Chercher une amélioration', 'Szukaj ulepszenia'),
  fitting: words('Only what fits', 'Seulement ce qui va', 'Tylko pasujące'),
  filters: words('Filters', 'Filtres', 'Filtry'),
  clearFilters: words('Clear filters', 'Effacer les filtres', 'Wyczyść filtry'),
  ship: words('Ship', 'Vaisseau', 'Statek'),
  onlyThisShip: words('Only for this ship', 'Seulement pour ce vaisseau', 'Tylko dla tego statku'),
  costs: words('Cost', 'Coût', 'Koszt'),
  upTo: (points: number) => words(`up to ${points}`, `jusqu'à ${points}`, `do ${points}`),
  slot: words('Slot', 'Emplacement', 'Miejsce'),
  keyword: words('Keyword', 'Mot-clé', 'Słowo kluczowe'),
  upgradeFor: (slot: string, ship: string) =>
    words(`${slot} for ${ship}`, `${slot} pour ${ship}`, `${slot} dla: ${ship}`),
  fits: (count: number) => words(`Fits (${count})`, `Possible (${count})`, `Pasuje (${count})`),
  doesNotFit: (count: number) =>
    words(`Does not fit now (${count})`, `Impossible pour l'instant (${count})`, `Teraz nie pasuje (${count})`),
  nothingFound: words('Nothing found.', 'Rien trouvé.', 'Nic nie znaleziono.'),
  takeOff: (name: string) => words(`Take ${name} off`, `Retirer ${name}`, `Zdejmij: ${name}`),
  filledBy: (name: string) => words(`filled by ${name}`, `occupé par ${name}`, `zajmuje: ${name}`),
  tooMany: words('no slot for it', "pas d'emplacement", 'brak miejsca'),
  hardpoint: words('Hardpoint', "Point d'attache", 'Zaczep'),
  close: words('Close', 'Fermer', 'Zamknij'),
  legal: words('Legal: ready for the table', 'Légal : prêt à jouer', 'Legalna: gotowa do gry'),
  problems: (count: number) =>
    words(
      count === 1 ? '1 reason why it is not legal yet' : `${count} reasons why it is not legal yet`,
      count === 1 ? "1 raison pour laquelle il n'est pas légal" : `${count} raisons pour lesquelles il n'est pas légal`,
      count === 1 ? '1 powód, dla którego nie jest legalna' : `Powodów, dla których nie jest legalna: ${count}`,
    ),
  rule: words('rule', 'règle', 'zasada'),
  obstacles: words('Obstacles', 'Obstacles', 'Przeszkody'),
  obstaclesHint: words('A squad brings three.', 'Un escadron en apporte trois.', 'Eskadra wystawia trzy.'),
  chosen: (count: number) => words(`${count} of 3 chosen`, `${count} sur 3`, `wybrano ${count} z 3`),
  undo: words('Undo', 'Annuler', 'Cofnij'),
  redo: words('Redo', 'Rétablir', 'Ponów'),
  exportTitle: words('Take it elsewhere', "L'emporter ailleurs", 'Zabierz gdzie indziej'),
  exportAs: words('As', 'Sous forme de', 'Jako'),
  xws: words('XWS, for any builder', 'XWS, pour tout constructeur', 'XWS, dla każdego kreatora'),
  yasb: words('Link of YASB', 'Lien YASB', 'Odnośnik YASB'),
  launchbay: words('Link of Launch Bay Next', 'Lien Launch Bay Next', 'Odnośnik Launch Bay Next'),
  text: words('Text', 'Texte', 'Tekst'),
  reddit: words('Text for Reddit', 'Texte pour Reddit', 'Tekst na Reddita'),
  launchbaytext: words('Text of Launch Bay Next', 'Texte de Launch Bay Next', 'Tekst Launch Bay Next'),
  tabletop: words('Line for Tabletop Simulator', 'Ligne pour Tabletop Simulator', 'Wiersz dla Tabletop Simulator'),
  copyExport: words('Copy', 'Copier', 'Kopiuj'),
  exported: words('The squad, to copy', "L'escadron, à copier", 'Eskadra do skopiowania'),
  notCopied: words(
    'This browser does not let a page copy: copy it from here.',
    'Ce navigateur ne laisse pas une page copier : copiez-le ici.',
    'Ta przeglądarka nie pozwala stronie kopiować: skopiuj stąd.',
  ),
  openThere: (builder: string) => words(`Open in ${builder}`, `Ouvrir dans ${builder}`, `Otwórz w ${builder}`),
  copied: words('Copied', 'Copié', 'Skopiowano'),
  downloadXws: words('Download XWS', 'Télécharger XWS', 'Pobierz XWS'),
  print: words('Print', 'Imprimer', 'Drukuj'),
  paper: words('For a real table', 'Pour une vraie table', 'Na prawdziwy stół'),
  paperHint: words(
    'Cards this table does not know yet are allowed.',
    'Les cartes que cette table ne connaît pas encore sont permises.',
    'Dozwolone są karty, których ten stół jeszcze nie zna.',
  ),
  imported: words('What could not be used', "Ce qui n'a pas pu être repris", 'Czego nie dało się użyć'),
  remarked: words('About this squad', 'À propos de cet escadron', 'O tej eskadrze'),
  importedHint: words(
    'The rest of the squad is below.',
    "Le reste de l'escadron est ci-dessous.",
    'Reszta eskadry jest poniżej.',
  ),
  dismiss: words('Got it', 'Compris', 'Rozumiem'),
  unreadable: words(
    'This list cannot be read as a squad. A new one begins here.',
    "Cette liste n'est pas lisible comme escadron. Un nouveau commence ici.",
    'Tej listy nie da się odczytać jako eskadry. Tu zaczyna się nowa.',
  ),
  initiative: words('Initiative', 'Initiative', 'Inicjatywa'),
  attack: words('Attack', 'Attaque', 'Atak'),
  agility: words('Agility', 'Agilité', 'Zwinność'),
  hull: words('Hull', 'Coque', 'Kadłub'),
  shields: words('Shields', 'Boucliers', 'Osłony'),
  force: words('Force', 'Force', 'Moc'),
  charges: words('Charges', 'Charges', 'Ładunki'),
  range: words('Range', 'Portée', 'Zasięg'),
  limited: (limit: number) =>
    words(`At most ${limit} in a squad`, `Au plus ${limit} par escadron`, `Najwyżej ${limit} w eskadrze`),
  inEnglish: words('', 'Les résumés des cartes sont en anglais.', 'Opisy kart są po angielsku.'),
  unwritten: words('not playable yet', 'pas encore jouable', 'jeszcze niegrywalna'),
  total: words('Total', 'Total', 'Razem'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

/** Factions as headings. */
export const FACTION: Readonly<Record<Faction, Words>> = {
  rebelalliance: words('Rebel Alliance', 'Alliance Rebelle', 'Sojusz Rebeliantów'),
  galacticempire: words('Galactic Empire', 'Empire Galactique', 'Imperium Galaktyczne'),
  scumandvillainy: words('Scum and Villainy', 'Racailles et Scélérats', 'Szumowiny i Nikczemnicy'),
  resistance: words('Resistance', 'Résistance', 'Ruch Oporu'),
  firstorder: words('First Order', 'Premier Ordre', 'Najwyższy Porządek'),
  galacticrepublic: words('Galactic Republic', 'République Galactique', 'Republika Galaktyczna'),
  separatistalliance: words('Separatist Alliance', 'Alliance Séparatiste', 'Sojusz Separatystów'),
};
