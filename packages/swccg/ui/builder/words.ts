import { counted, type Words, words } from '@rangefinder/kernel/words';

/** What the deck builder says. */
export const BUILDER = {
  chooseSide: words('Which side do you play?', 'Quel côté jouez-vous ?', 'Którą stroną grasz?'),
  name: words('Name', 'Nom', 'Nazwa'),
  unnamed: words('Unnamed deck', 'Deck sans nom', 'Talia bez nazwy'),
  side: words('Side', 'Côté', 'Strona'),
  sideFixed: words(
    'Empty the deck to change its side.',
    'Videz le deck pour changer de côté.',
    'Opróżnij talię, aby zmienić stronę.',
  ),
  deck: words('Your deck', 'Votre deck', 'Twoja talia'),
  ofSixty: (n: number) => words(`${n} of 60 cards`, `${n} cartes sur 60`, `kart: ${n} z 60`),
  under: words('Under the starting Effect', "Sous l'Effet de départ", 'Pod Efektem startowym'),
  emptyDeck: words(
    'Add cards from the list. A deck has exactly 60.',
    'Ajoutez des cartes depuis la liste. Un deck en compte exactement 60.',
    'Dodawaj karty z listy. Talia ma dokładnie 60.',
  ),
  cards: words('Cards', 'Cartes', 'Karty'),
  search: words('Search titles and texts', 'Chercher dans titres et textes', 'Szukaj w tytułach i tekstach'),
  type: words('Type', 'Type', 'Typ'),
  allTypes: words('All types', 'Tous les types', 'Wszystkie typy'),
  showUnwritten: words(
    'Also cards that cannot be played yet',
    'Aussi les cartes pas encore jouables',
    'Także karty jeszcze niegrywalne',
  ),
  found: (n: number) => words(`${n} found`, `${n} trouvées`, `znaleziono: ${n}`),
  nothing: words('No card fits.', 'Aucune carte ne correspond.', 'Żadna karta nie pasuje.'),
  add: (title: string) => words(`Add ${title}`, `Ajouter ${title}`, `Dodaj: ${title}`),
  remove: (title: string) => words(`Remove ${title}`, `Retirer ${title}`, `Usuń: ${title}`),
  show: (title: string) => words(`Show ${title}`, `Montrer ${title}`, `Pokaż: ${title}`),
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
  rule: words('rule', 'règle', 'zasada'),
  text: words('Deck as text', 'Deck en texte', 'Talia jako tekst'),
  textHint: words(
    'One card a line, such as “3x Stormtrooper”, or a deck of GEMP or Holotable. Paste it here and read it in, or take yours elsewhere.',
    'Une carte par ligne, comme « 3x Stormtrooper », ou un deck de GEMP ou de Holotable. Collez-le ici et lisez-le, ou emportez le vôtre.',
    'Jedna karta w wierszu, na przykład „3x Stormtrooper”, albo talia z GEMP lub Holotable. Wklej ją tu i wczytaj albo zabierz swoją.',
  ),
  format: words('Written for', 'Écrit pour', 'Zapis dla'),
  formats: {
    text: words('People', 'Des personnes', 'Ludzi'),
    gemp: words('GEMP', 'GEMP', 'GEMP'),
    holotable: words('Holotable (.htd)', 'Holotable (.htd)', 'Holotable (.htd)'),
  },
  download: words('Download', 'Télécharger', 'Pobierz'),
  readIn: words('Read in', 'Lire', 'Wczytaj'),
  copy: words('Copy', 'Copier', 'Kopiuj'),
  copied: words('Copied', 'Copié', 'Skopiowano'),
  showDeck: words('Show my deck', 'Montrer mon deck', 'Pokaż moją talię'),
  unknown: (ids: string) =>
    words(`Left out, unknown: ${ids}`, `Omises, inconnues : ${ids}`, `Pominięto nieznane: ${ids}`),
  average: words('Average destiny', 'Destin moyen', 'Średnie przeznaczenie'),
  inEnglish: words('', 'Les textes des cartes sont en anglais.', 'Teksty kart są po angielsku.'),
} as const satisfies Readonly<Record<string, Words | Readonly<Record<string, Words>> | ((...of: never[]) => Words)>>;
