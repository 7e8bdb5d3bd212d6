import { counted, joined, list, name, type Words, words } from '@rangefinder/kernel/words';
import type { MissionId } from '../src/missions.ts';
import type { Phase } from '../src/state.ts';

/** Words of the table itself. Each needs all three languages, or it does not compile. */
export const WORDS = {
  yours: words('yours', 'à vous', 'twój'),
  theirs: words('theirs', 'adverse', 'przeciwnika'),
  yourUnits: words('Your units', 'Vos unités', 'Twoje oddziały'),
  theirUnits: words('Their units', 'Unités adverses', 'Oddziały przeciwnika'),
  miniatures: (left: number, of: number) =>
    words(`${left} of ${of} miniatures`, `${left} figurines sur ${of}`, `${left} z ${of} figurek`),
  minisOf: (left: number, of: number) => words(`${left} of ${of}`, `${left} sur ${of}`, `${left} z ${of}`),
  speed: (speed: number) => words(`speed ${speed}`, `vitesse ${speed}`, `szybkość ${speed}`),
  courage: (courage: number) => words(`courage ${courage}`, `courage ${courage}`, `odwaga ${courage}`),
  resilience: (value: number) => words(`resilience ${value}`, `résistance ${value}`, `wytrzymałość ${value}`),
  wounds: (left: number, of: number) =>
    words(`${left} of ${of} wounds left`, `${left} blessures restantes sur ${of}`, `zostało ${left} z ${of} ran`),
  leader: words('unit leader', "chef d'unité", 'dowódca oddziału'),
  orderFaceup: words('has an order', 'a reçu un ordre', 'ma rozkaz'),
  orderFacedown: words('activated already', 'déjà activée', 'już aktywowany'),
  orderPool: words('order token in the pool', 'pion Ordre dans la réserve', 'żeton rozkazu w puli'),
  panicked: words('panicked', 'en panique', 'w panice'),
  suppressed: words('suppressed', 'pilonnée', 'przygwożdżony'),
  reserve: words('not on the battlefield yet', 'pas encore déployée', 'jeszcze nie na polu bitwy'),
  transported: words('in a transport', 'dans un transport', 'w transporcie'),
  aboard: (vehicle: string) => words(`aboard ${vehicle}`, `à bord : ${vehicle}`, `na pokładzie: ${vehicle}`),
  carries: (units: string) => words(`carries ${units}`, `transporte : ${units}`, `wiezie: ${units}`),
  defeated: words('defeated', 'éliminée', 'pokonany'),
  shields: (active: number, of: number) =>
    words(`${active} of ${of} shields`, `${active} boucliers sur ${of}`, `${active} z ${of} osłon`),
  exhausted: words('exhausted', 'épuisée', 'wyczerpana'),
  unsure: words('our reading', 'notre lecture', 'nasza interpretacja'),
  unsureHint: words(
    'Some of this card is our own reading: no source was sure of it.',
    'Une partie de cette carte est notre propre lecture : aucune source n’en était sûre.',
    'Część tej karty to nasza interpretacja: żadne źródło nie było pewne.',
  ),
  melee: words('melee', 'corps à corps', 'wręcz'),
  range: (range: number) => words(`Range ${range}`, `Portée ${range}`, `Zasięg ${range}`),
  rangeOf: (from: number, to: string) => words(`range ${from}–${to}`, `portée ${from}–${to}`, `zasięg ${from}–${to}`),
  millimetres: (count: number) => words(`${count} mm`, `${count} mm`, `${count} mm`),
  heightOf: (count: number) => words(`${count} mm high`, `hauteur ${count} mm`, `wysokość ${count} mm`),
  area: words('one sees and moves through it', 'on voit et passe à travers', 'widać i przechodzi się przez to'),
  tool: (speed: number) => words(`Speed ${speed}`, `Vitesse ${speed}`, `Szybkość ${speed}`),
  difficult: words('difficult terrain', 'terrain difficile', 'trudny teren'),
  fullMove: words('full move', 'mouvement complet', 'pełny ruch'),
  partMove: words('part of the tool', 'une partie du gabarit', 'część miarki'),
  startsMelee: (name: string) =>
    words(`Starts a melee with ${name}`, `Engage le corps à corps avec ${name}`, `Zaczyna walkę wręcz: ${name}`),
  inCohesion: (count: number) =>
    counted(count, {
      en: ['other follows in cohesion', 'others follow in cohesion'],
      fr: ['autre suit en cohésion', 'autres suivent en cohésion'],
      pl: ['inna idzie w spójności', 'inne idą w spójności', 'innych idzie w spójności'],
    }),
  adjust: words('Place the others myself', 'Placer moi-même les autres', 'Sam ustawię pozostałych'),
  adjustHint: words(
    'Otherwise they follow their leader as shown',
    'Sinon ils suivent leur chef comme indiqué',
    'Inaczej idą za dowódcą, jak pokazano',
  ),
  placingOne: words('Drag it into place.', 'Glissez-la à sa place.', 'Przeciągnij ją na miejsce.'),
  placingHint: words(
    'Drag one, or all of them by the ground between.',
    'Glissez une figurine, ou toutes par le sol entre elles.',
    'Przeciągnij jedną albo wszystkie za grunt między nimi.',
  ),
  showRanges: words('Ranges', 'Portées', 'Zasięgi'),
  showHeights: words('Heights', 'Hauteurs', 'Wysokości'),
  showSight: words('Lines of sight', 'Lignes de vue', 'Linie wzroku'),
  setup: words('Setup', 'Mise en place', 'Przygotowanie'),
  roundOf: (now: number, of: number) =>
    words(`Round ${now} of ${of}`, `Round ${now} sur ${of}`, `Runda ${now} z ${of}`),
  roundOnly: (now: number) => words(`Round ${now}`, `Round ${now}`, `Runda ${now}`),
  priority: (name: string) => words(`Priority: ${name}`, `Priorité : ${name}`, `Priorytet: ${name}`),
  counter: (name: string) => words(`Round counter: ${name}`, `Compteur de rounds : ${name}`, `Licznik rund: ${name}`),
  victory: (name: string, count: number) =>
    words(
      `${name}: ${count} victory points`,
      `${name} : ${count} points de victoire`,
      `${name}: punkty zwycięstwa ${count}`,
    ),
  tapAgain: words(
    'Tap it again to choose it.',
    'Touchez-la encore pour la choisir.',
    'Dotknij jej jeszcze raz, aby ją wybrać.',
  ),
  // legion.setup.12, .14, .23
  blueMeans: words(
    'your battle cards; first to eliminate and to deploy',
    'vos cartes Bataille ; premier à éliminer et à déployer',
    'twoje karty bitwy; pierwszy odrzucasz i wystawiasz',
  ),
  // legion.setup.9
  redMeans: words(
    'their battle cards; you choose your edge',
    'ses cartes Bataille ; vous choisissez votre bord',
    'karty bitwy przeciwnika; wybierasz swoją krawędź',
  ),
  hand: words('Your command cards', 'Vos cartes Commandement', 'Twoje karty dowodzenia'),
  commands: words('Commands', 'Commandement', 'Rozkazy'),
  inHand: (count: number) =>
    counted(count, {
      en: ['card in hand', 'cards in hand'],
      fr: ['carte en main', 'cartes en main'],
      pl: ['karta na ręce', 'karty na ręce', 'kart na ręce'],
    }),
  chosen: words('chosen, facedown', 'choisie, face cachée', 'wybrana, zakryta'),
  played: words('played', 'jouées', 'zagrane'),
  setAside: (count: number) => words(`, ${count} set aside`, `, ${count} de côté`, `, odłożone: ${count}`),
  loadout: words('Set aside', 'Mises de côté', 'Odłożone'),
  commanderToken: words('commander token', 'pion Commandant', 'żeton dowódcy'),
  aside: words('laid aside', 'mise de côté', 'odłożona'),
  kept: words('Order tokens on a card', 'Pions Ordre sur une carte', 'Żetony rozkazu na karcie'),
  divulged: words('divulged', 'divulguée', 'ujawniona'),
  permanent: words('stays in play', 'reste en jeu', 'zostaje w grze'),
  flaw: words('flaw, in play', 'défaut, en jeu', 'skaza w grze'),
  flawHeld: words('flaw to play', 'défaut à jouer', 'skaza do zagrania'),
  now: words('now', 'maintenant', 'teraz'),
  pool: words('Order pool', 'Réserve d’ordres', 'Pula rozkazów'),
  everybody: words('everybody', 'tout le monde', 'wszyscy'),
  units: (count: number) =>
    counted(count, { en: ['unit', 'units'], fr: ['unité', 'unités'], pl: ['oddział', 'oddziały', 'oddziałów'] }),
  noUnits: words('no orders', 'aucun ordre', 'bez rozkazów'),
  eachWeapon: words('Choose each weapon', 'Choisir chaque arme', 'Wybieraj każdą broń'),
  attackDice: words('Attack dice', "Dés d'attaque", 'Kości ataku'),
  defenseDice: words('Defense dice', 'Dés de défense', 'Kości obrony'),
  lastAttack: words('The last attack', 'La dernière attaque', 'Ostatni atak'),
  noDice: words('no dice', 'aucun dé', 'bez kości'),
  cancelled: words('cancelled', 'annulé', 'anulowana'),
  battleNow: words('The battle as it stands', 'La bataille telle qu’elle serait', 'Bitwa, jak na razie wygląda'),
  zonesShown: words(
    'Its zones are on the battlefield.',
    'Ses zones sont tracées sur le champ de bataille.',
    'Jej strefy widać na polu bitwy.',
  ),
  battleHint: words(
    'The first card of each row counts in the end.',
    'À la fin compte la première carte de chaque rangée.',
    'Na koniec liczy się pierwsza karta każdego rzędu.',
  ),
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
  againstWhom: (name: string) => words(`against ${name}`, `contre ${name}`, `przeciw: ${name}`),
  obscured: (count: number, of: number) =>
    words(`${count} of ${of} obscured`, `${count} sur ${of} masquées`, `${count} z ${of} zasłoniętych`),
  countsAs: (cover: Words) =>
    words(`counts as ${cover.en}`, `compte comme : ${cover.fr}`, `liczy się jako: ${cover.pl}`),
  victoryPoints: words('Victory points', 'Points de victoire', 'Punkty zwycięstwa'),
  unitsLost: words('Units lost', 'Unités perdues', 'Stracone oddziały'),
  lostOf: (lost: number, of: number) => words(`${lost} of ${of}`, `${lost} sur ${of}`, `${lost} z ${of}`),
  dearestLoss: words('Dearest loss', 'Perte la plus lourde', 'Największa strata'),
  nobodyLost: words('none', 'aucune', 'żadna'),
  lostIn: (unit: string, round: number, by: string | null) =>
    list([
      name(unit),
      words(`round ${round}`, `round ${round}`, `runda ${round}`),
      ...(by === null ? [] : [words(`to ${by}`, `face à ${by}`, `sprawca: ${by}`)]),
    ]),
  woundsTaken: words('Wounds suffered', 'Blessures subies', 'Otrzymane rany'),
  luckyHits: words('Hits rolled (average)', 'Touches (en moyenne)', 'Trafienia (średnio)'),
  luckyBlocks: words('Blocks rolled (average)', 'Blocages (en moyenne)', 'Bloki (średnio)'),
  ifHere: words('If it ends here', 'S’il finit ici', 'Jeśli skończy tutaj'),
  seen: words('in sight', 'en vue', 'widoczny'),
  noSight: words('no sight', 'hors de vue', 'nie widzi'),
  whyCover: (cover: Words) => words(`Why ${cover.en}`, `Pourquoi : ${cover.fr}`, `Dlaczego: ${cover.pl}`),
  blind: (number: number, thing: string | null) =>
    list(
      [
        words(
          `miniature ${number}: no sight`,
          `figurine ${number} : pas de ligne de vue`,
          `figurka ${number}: nie widzi`,
        ),
        ...(thing === null ? [] : [name(thing)]),
      ],
      ' · ',
    ),
  sightTo: (number: number) =>
    words(
      `leader’s sight to mini ${number}`,
      `vue du chef vers la figurine ${number}`,
      `wzrok dowódcy na figurkę ${number}`,
    ),
  hides: (thing: string, hidden: number, of: number) =>
    words(
      `${thing} hides ${hidden} of ${of} mm and lies on the line: obscured.`,
      `${thing} masque ${hidden} mm sur ${of} et coupe la ligne : masquée.`,
      `${thing} zasłania ${hidden} z ${of} mm i leży na linii: zasłonięta.`,
    ),
  hidesAside: (thing: string) =>
    words(
      `${thing} lies on the line and hides some of it: obscured.`,
      `${thing} coupe la ligne et en masque une partie : masquée.`,
      `${thing} leży na linii i zasłania jej część: zasłonięta.`,
    ),
  allHidden: words(
    'Nothing of it is seen: heavy cover.',
    'Rien n’en est visible : couvert lourd.',
    'Nic z niej nie widać: ciężka osłona.',
  ),
  openLine: words('Nothing on the line hides it.', 'Rien sur la ligne ne la masque.', 'Nic na linii jej nie zasłania.'),
  pointMini: words(
    'Point at another miniature to see its line.',
    'Montrez une autre figurine pour voir sa ligne.',
    'Wskaż inną figurkę, aby zobaczyć jej linię.',
  ),
  sighted: (count: number, of: number) =>
    words(
      `${count} of ${of} attackers ${count === 1 ? 'sees' : 'see'} it`,
      count < 2 ? `${count} attaquant sur ${of} la voit` : `${count} attaquants sur ${of} la voient`,
      `${count} z ${of} atakujących widzi cel`,
    ),
  expected: (wounds: string, defeat: string) =>
    words(
      `${wounds} wounds expected · ${defeat} to defeat it`,
      `${wounds} blessures attendues · ${defeat} de l’éliminer`,
      `Średnio ${wounds} ran · ${defeat} na pokonanie`,
    ),
  terrain: words('terrain', 'décor', 'teren'),
  shelf: words('Terrain to be placed', 'Décors à placer', 'Teren do ustawienia'),
} as const satisfies Readonly<Record<string, Words | ((...of: never[]) => Words)>>;

export const PHASES: Readonly<Record<Exclude<Phase, 'setup'>, Words>> = {
  command: words('Command', 'Commandement', 'Dowodzenie'),
  activation: words('Activation', 'Activation', 'Aktywacja'),
  end: words('End', 'Fin', 'Koniec'),
};

/** How large a battle is, and by which optional rules it is fought. */
export const BATTLES: Readonly<Record<MissionId, { readonly name: Words; readonly about: Words }>> = {
  standard: {
    name: words('Battle', 'Bataille', 'Bitwa'),
    about: words(
      '800 points on a table of 180 × 90 cm',
      '800 points sur une table de 180 × 90 cm',
      '800 punktów na stole 180 × 90 cm',
    ),
  },
  skirmish: {
    name: words('Skirmish', 'Escarmouche', 'Potyczka'),
    about: words(
      '500 points on a table of 90 × 90 cm',
      '500 points sur une table de 90 × 90 cm',
      '500 punktów na stole 90 × 90 cm',
    ),
  },
  'grand-army': {
    name: words('Grand army', 'Grande armée', 'Wielka armia'),
    about: words(
      '1600 points on a table of 180 × 120 cm',
      '1600 points sur une table de 180 × 120 cm',
      '1600 punktów na stole 180 × 120 cm',
    ),
  },
  'unlimited-rounds': {
    name: words('Unlimited rounds', 'Rounds illimités', 'Rundy bez końca'),
    about: words(
      '800 points, until one side has no troopers left',
      '800 points, jusqu’à ce qu’un camp n’ait plus de soldats',
      '800 punktów, aż jedna ze stron straci całą piechotę',
    ),
  },
  'competitive-terrain': {
    name: words('Terrain in turns', 'Décors placés tour à tour', 'Teren na zmianę'),
    about: words(
      '800 points on a bare table: the players place the terrain, a piece at a time',
      '800 points sur une table nue : les joueurs placent les décors, un à la fois',
      '800 punktów na pustym stole: gracze ustawiają teren, po jednym elemencie',
    ),
  },
  'unlimited-grand-army': {
    name: words('Grand army, unlimited rounds', 'Grande armée, rounds illimités', 'Wielka armia, rundy bez końca'),
    about: words(
      '1600 points, until one side has no troopers left',
      '1600 points, jusqu’à ce qu’un camp n’ait plus de soldats',
      '1600 punktów, aż jedna ze stron straci całą piechotę',
    ),
  },
};
