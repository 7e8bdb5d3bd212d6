import { counted, type Words, words } from '@rangefinder/kernel/words';
import { BUILDER as SHARED } from '@rangefinder/table/builder';

/** Words of the squad builder. Each needs all three languages, or it does not compile. */
export const BUILDER = {
  ...SHARED,
  name: words('Name of the squad', "Nom de l'escadron", 'Nazwa eskadry'),
  unnamed: words('Unnamed squad', 'Escadron sans nom', 'Eskadra bez nazwy'),
  faction: words('Faction', 'Faction', 'Frakcja'),
  chooseFaction: words(
    'Which faction do you fly for?',
    'Pour quelle faction volez-vous ?',
    'Dla jakiej frakcji latasz?',
  ),
  format: words('Format', 'Format', 'Format'),
  pointsOf: (spent: number, of: number) =>
    words(`${spent} of ${of} squad points`, `${spent} points d'escadron sur ${of}`, `${spent} z ${of} punktów eskadry`),
  loadoutOf: (spent: number, of: number) =>
    words(`loadout ${spent} of ${of}`, `équipement ${spent} sur ${of}`, `wyposażenie ${spent} z ${of}`),
  loadout: words('loadout', 'équipement', 'wyposażenie'),
  /** What a squad may cost, behind what it does. */
  limit: (points: number) =>
    counted(points, { en: ['point', 'points'], fr: ['point', 'points'], pl: ['punktu', 'punktów', 'punktów'] }),
  cost: (points: number) =>
    counted(points, { en: ['point', 'points'], fr: ['point', 'points'], pl: ['punkt', 'punkty', 'punktów'] }),
  ships: words('Ships', 'Vaisseaux', 'Statki'),
  addShip: words('Add a ship', 'Ajouter un vaisseau', 'Dodaj statek'),
  copyShip: (name: string) => words(`Another ${name}`, `Un autre ${name}`, `Jeszcze raz: ${name}`),
  allThere: words(
    'Limited: the squad has as many of it as it may.',
    'Limité : l’escadron en a autant que permis.',
    'Z limitem: eskadra ma ich już tyle, ile może.',
  ),
  removeShip: (name: string) => words(`Remove ${name}`, `Retirer ${name}`, `Usuń: ${name}`),
  noShips: words(
    'No ships yet. Choose a pilot: what does not fit is dimmed, with the reason.',
    'Pas encore de vaisseau. Choisissez un pilote : ce qui ne va pas est grisé, avec la raison.',
    'Nie ma jeszcze statków. Wybierz pilota: co nie pasuje, jest wygaszone i ma podany powód.',
  ),
  pilots: words('Pilots', 'Pilotes', 'Piloci'),
  searchPilots: words('Search pilots and ships', 'Chercher un pilote ou un vaisseau', 'Szukaj pilota lub statku'),
  searchUpgrades: words('Search upgrades', 'Chercher une amélioration', 'Szukaj ulepszenia'),
  ship: words('Ship', 'Vaisseau', 'Statek'),
  onlyThisShip: words('Only for this ship', 'Seulement pour ce vaisseau', 'Tylko dla tego statku'),
  slot: words('Slot', 'Emplacement', 'Miejsce'),
  upgradeFor: (slot: string, ship: string) =>
    words(`${slot} for ${ship}`, `${slot} pour ${ship}`, `${slot} dla: ${ship}`),
  filledBy: (name: string) => words(`filled by ${name}`, `occupé par ${name}`, `zajmuje: ${name}`),
  tooMany: words('no slot for it', "pas d'emplacement", 'brak miejsca'),
  hardpoint: words('Hardpoint', "Point d'attache", 'Zaczep'),
  legal: words('Legal: ready for the table', 'Légal : prêt à jouer', 'Legalna: gotowa do gry'),
  problems: (count: number) =>
    counted(count, {
      en: ['reason why it is not legal yet', 'reasons why it is not legal yet'],
      fr: ["raison pour laquelle il n'est pas légal", "raisons pour lesquelles il n'est pas légal"],
      pl: [
        'powód, dla którego nie jest legalna',
        'powody, dla których nie jest legalna',
        'powodów, dla których nie jest legalna',
      ],
    }),
  obstacles: words('Obstacles', 'Obstacles', 'Przeszkody'),
  obstaclesHint: words('A squad brings three.', 'Un escadron en apporte trois.', 'Eskadra wystawia trzy.'),
  chosen: (count: number) => words(`${count} of 3 chosen`, `${count} sur 3`, `wybrano ${count} z 3`),
  xws: words('XWS, for any builder', 'XWS, pour tout constructeur', 'XWS, dla każdego kreatora'),
  yasb: words('Link of YASB', 'Lien YASB', 'Odnośnik YASB'),
  launchbay: words('Link of Launch Bay Next', 'Lien Launch Bay Next', 'Odnośnik Launch Bay Next'),
  text: words('Text', 'Texte', 'Tekst'),
  reddit: words('Text for Reddit', 'Texte pour Reddit', 'Tekst na Reddita'),
  launchbaytext: words('Text of Launch Bay Next', 'Texte de Launch Bay Next', 'Tekst Launch Bay Next'),
  tabletop: words('Line for Tabletop Simulator', 'Ligne pour Tabletop Simulator', 'Wiersz dla Tabletop Simulator'),
  downloadXws: words('Download XWS', 'Télécharger XWS', 'Pobierz XWS'),
  remarked: words('About this squad', 'À propos de cet escadron', 'O tej eskadrze'),
  unreadable: words(
    'This list cannot be read as a squad. A new one begins here.',
    "Cette liste n'est pas lisible comme escadron. Un nouveau commence ici.",
    'Tej listy nie da się odczytać jako eskadry. Tu zaczyna się nowa.',
  ),
  attack: words('Attack', 'Attaque', 'Atak'),
  agility: words('Agility', 'Agilité', 'Zwinność'),
  hull: words('Hull', 'Coque', 'Kadłub'),
  shields: words('Shields', 'Boucliers', 'Osłony'),
  inEnglish: words('', 'Les résumés des cartes sont en anglais.', 'Opisy kart są po angielsku.'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;
