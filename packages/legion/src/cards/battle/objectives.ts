import { type Words, words } from '@rangefinder/kernel/words';
import type { BattleCardFacts } from '../../card.ts';
import { area, kw } from '../print.ts';
import { cardsOf } from './card.ts';
import { SKIRMISH, STANDARD } from './field.ts';
import { BOMBING_RUN } from './rules/bombs.ts';
import { SUPPLIES } from './rules/claims.ts';
import { ELIMINATION } from './rules/elimination.ts';
import { BREACH, BREAKTHROUGH, CONTROL, positions as held, TRANSMISSIONS } from './rules/ground.ts';
import { HOSTAGES } from './rules/hostages.ts';
import { PAYLOAD } from './rules/payload.ts';
import { VAPORATORS } from './rules/sabotage.ts';

const objective = cardsOf('objective', 'standard');
const skirmish = cardsOf('objective', 'skirmish');

const CENTRE = { x: STANDARD.width / 2, y: STANDARD.depth / 2 };
const SKIRMISH_CENTRE = { x: SKIRMISH.width / 2, y: SKIRMISH.depth / 2 };

/** Pieces of terrain that are held, and what each is worth. */
function positions(worth: Words): Words {
  return words(
    `The terrain nearest the centre is marked (a tie: blue decides); then blue and red mark a piece each, outside all zones and beyond range 1 of those marked, or else any outside the zones. At the end: ${worth.en} a piece for who has more leaders touching it.`,
    `Le décor le plus proche du centre est marqué (égalité : le bleu décide) ; puis le bleu et le rouge en marquent un chacun, hors de toute zone et au-delà de la portée 1 de ceux déjà marqués, sinon n’importe lequel hors des zones. À la fin : ${worth.fr} par décor pour qui a le plus de chefs à son contact.`,
    `Zaznacza się teren najbliższy środka (remis: decyduje niebieski); potem niebieski i czerwony zaznaczają po jednym, poza strefami i poza zasięgiem 1 od zaznaczonych, a gdy takiego nie ma, dowolny poza strefami. Na koniec: ${worth.pl} za teren dla tego, kto ma przy nim więcej dowódców oddziałów.`,
  );
}

export const OBJECTIVES: readonly BattleCardFacts[] = [
  objective({
    id: 'bombing-run',
    name: 'Bombing Run',
    rules: BOMBING_RUN,
    text: words(
      'After deployment, blue first, each player gives 3 charges to leaders in the own zone, one a unit. Troopers may claim a charge as an action if they have none; anybody may drop one as a free action. When the Activation Phase ends, blue first, each player may detonate one that an own unit has dropped. In a deployment zone or at range 1 of it that is worth 1 victory token to the opponent of its owner.',
      'Après le déploiement, le bleu d’abord, chaque joueur donne 3 charges à des chefs dans sa zone, une par unité. Les soldats qui n’en ont pas peuvent revendiquer une charge par une action ; tous peuvent en lâcher une par une action gratuite. À la fin de la phase d’Activation, le bleu d’abord, chaque joueur peut en faire exploser une que son unité a lâchée. Dans une zone de déploiement ou à portée 1 d’elle, cela vaut 1 pion Victoire à l’adversaire de son propriétaire.',
      'Po rozstawieniu, zaczynając od niebieskiego, każdy gracz daje 3 ładunki dowódcom w swojej strefie, po jednym na oddział. Piechota bez ładunku może przejąć jeden akcją; każdy może upuścić jeden darmową akcją. Na koniec fazy aktywacji, zaczynając od niebieskiego, każdy może zdetonować jeden upuszczony przez swój oddział. W strefie rozstawienia lub w zasięgu 1 od niej daje to 1 żeton zwycięstwa przeciwnikowi jej właściciela.',
    ),
    tokens: { objective: 6 },
    weapon: area('Charge', 'crit', { red: 3 }, kw('blast'), kw('suppressive')),
  }),
  objective({
    id: 'breakthrough',
    name: 'Breakthrough',
    rules: BREAKTHROUGH,
    text: words(
      'At the end: 1 victory token for each own leader wholly inside an enemy zone.',
      'À la fin : 1 pion Victoire par chef d’unité à soi entièrement dans une zone ennemie.',
      'Na koniec: 1 żeton zwycięstwa za każdego swojego dowódcę oddziału w całości w strefie wroga.',
    ),
  }),
  objective({
    id: 'hostage-exchange',
    name: 'Hostage Exchange',
    rules: HOSTAGES,
    text: words(
      'Each player chooses an own Corps unit; the opponent, blue first, sets it in the centre and moves it at speed 1. It holds a hostage: courage +1, maximum speed −1, it starts no melee; in round 1 enemies leave it alone, it has Immune: Enemy Effects, and nothing detonates. Troopers may claim hostages as an action. At the end: 1 victory token for each held, 1 more if the hostage is in the own zone.',
      'Chaque joueur choisit une unité de Corps à soi ; l’adversaire, le bleu d’abord, la place au centre et la déplace à vitesse 1. Elle tient un otage : courage +1, vitesse maximale −1, elle n’engage pas ; au round 1, les ennemis la laissent en paix, elle a Immune : Enemy Effects, et rien n’explose. Les soldats peuvent revendiquer un otage par une action. À la fin : 1 pion Victoire par otage tenu, 1 de plus si l’otage est dans sa zone.',
      'Każdy gracz wybiera swój oddział korpusu; przeciwnik, zaczynając od niebieskiego, stawia go na środku i przesuwa z prędkością 1. Trzyma zakładnika: odwaga +1, prędkość maksymalna −1, nie zaczyna walki wręcz; w rundzie 1 wrogowie go nie ruszają, ma Immune: Enemy Effects i nic nie wybucha. Piechota może przejąć zakładnika akcją. Na koniec: 1 żeton zwycięstwa za każdego trzymanego, o 1 więcej, jeśli zakładnik jest w swojej strefie.',
    ),
    tokens: { objective: 2, hostage: 2 },
  }),
  objective({
    id: 'intercept-the-transmissions',
    name: 'Intercept the Transmissions',
    rules: TRANSMISSIONS,
    text: words(
      'Three tokens on the long axis. Who has more trooper leaders at range 1 of one controls it: 1 victory token each after rounds 2 and 4, 2 each at the end.',
      'Trois pions sur le grand axe. Qui a plus de chefs de soldats à portée 1 d’un pion le contrôle : 1 pion Victoire chacun après les rounds 2 et 4, 2 chacun à la fin.',
      'Trzy żetony na długiej osi. Kto ma więcej dowódców piechoty w zasięgu 1 od żetonu, kontroluje go: po rundach 2 i 4 po 1 żetonie zwycięstwa, na koniec po 2.',
    ),
    tokens: { objective: 3 },
    places: [{ x: STANDARD.width / 4, y: CENTRE.y }, CENTRE, { x: (STANDARD.width * 3) / 4, y: CENTRE.y }],
  }),
  objective({
    id: 'key-positions',
    name: 'Key Positions',
    rules: held(1),
    text: positions(words('1 victory token', '1 pion Victoire', '1 żeton zwycięstwa')),
    tokens: { objective: 3 },
  }),
  objective({
    id: 'payload',
    name: 'Payload',
    rules: PAYLOAD,
    text: words(
      'Blue first, each player sets up a bomb cart in the own zone, then marks the piece of terrain that is the goal of the other cart, not wholly inside a zone. After each round, blue first, a cart with more own than enemy leaders at range 1 may pivot and move at speed 2. At the end: 1 victory token at range 2 of the goal, 2 at range 1, 3 in contact.',
      'Le bleu d’abord, chaque joueur place un chariot piégé dans sa zone, puis marque le décor qui est le but de l’autre chariot, pas entièrement dans une zone. Après chaque round, le bleu d’abord, un chariot avec plus de chefs à soi qu’ennemis à portée 1 peut pivoter et avancer à vitesse 2. À la fin : 1 pion Victoire à portée 2 du but, 2 à portée 1, 3 au contact.',
      'Zaczynając od niebieskiego, każdy gracz stawia wózek z bombą w swojej strefie, a potem zaznacza teren będący celem drugiego wózka, nie w całości w strefie. Po każdej rundzie, zaczynając od niebieskiego, wózek, przy którym w zasięgu 1 jest więcej swoich niż wrogich dowódców, może się obrócić i ruszyć z prędkością 2. Na koniec: 1 żeton zwycięstwa w zasięgu 2 od celu, 2 w zasięgu 1, 3 w kontakcie.',
    ),
    tokens: { objective: 2, 'bomb-cart': 2 },
  }),
  objective({
    id: 'recover-the-supplies',
    name: 'Recover the Supplies',
    rules: SUPPLIES,
    text: words(
      'One crate lies in the centre; in turns, blue first, each player lays 2 more, beyond range 1 of every zone and of every crate. Troopers may claim crates as an action. At the end: 1 victory token for each claimed.',
      'Une caisse est au centre ; tour à tour, le bleu d’abord, chaque joueur en pose 2, au-delà de la portée 1 de toute zone et de toute caisse. Les soldats peuvent revendiquer des caisses par une action. À la fin : 1 pion Victoire par caisse revendiquée.',
      'Jedna skrzynia leży na środku; na zmianę, zaczynając od niebieskiego, każdy gracz kładzie 2 następne, poza zasięgiem 1 od stref i od skrzyń. Piechota może przejmować skrzynie akcją. Na koniec: 1 żeton zwycięstwa za każdą przejętą.',
    ),
    tokens: { objective: 5 },
    places: [CENTRE],
  }),
  objective({
    id: 'sabotage-the-moisture-vaporators',
    name: 'Sabotage the Moisture Vaporators',
    rules: VAPORATORS,
    text: words(
      'In turns, blue first, each player lays 2 vaporators, beyond range 1 of every zone and range 2 of one another, with 2 wound tokens each. Troopers whose leader touches one may add or remove 1 as an action (0 to 4). At the end each is worth 1 victory token to blue with 3 wounds and 2 with 4; to red 1 with 1 wound and 2 with none.',
      'Tour à tour, le bleu d’abord, chaque joueur pose 2 vaporateurs, au-delà de la portée 1 de toute zone et de la portée 2 l’un de l’autre, avec 2 pions Blessure chacun. Les soldats dont le chef en touche un peuvent en ajouter ou en retirer 1 par une action (0 à 4). À la fin, chacun vaut au bleu 1 pion Victoire avec 3 blessures et 2 avec 4 ; au rouge 1 avec 1 blessure et 2 sans aucune.',
      'Na zmianę, zaczynając od niebieskiego, każdy gracz kładzie 2 skraplacze, poza zasięgiem 1 od stref i poza zasięgiem 2 od siebie, każdy z 2 żetonami ran. Piechota, której dowódca dotyka skraplacza, może akcją dodać lub usunąć 1 (od 0 do 4). Na koniec każdy daje niebieskiemu 1 żeton zwycięstwa przy 3 ranach i 2 przy 4; czerwonemu 1 przy 1 ranie i 2 bez ran.',
    ),
    tokens: { objective: 4, wound: 8 },
  }),
  skirmish({
    id: 'breach',
    name: 'Breach',
    rules: BREACH,
    text: words(
      'At the end: 2 victory tokens for each own leader within range 1 of the enemy edge.',
      'À la fin : 2 pions Victoire par chef d’unité à soi à portée 1 au plus du bord ennemi.',
      'Na koniec: 2 żetony zwycięstwa za każdego swojego dowódcę oddziału w obrębie zasięgu 1 od krawędzi wroga.',
    ),
  }),
  skirmish({
    id: 'control',
    name: 'Control',
    rules: CONTROL,
    text: words(
      'One token in the centre. Who has more leaders at range 1 of it controls it: 1 victory token after rounds 2, 3 and 4, 2 at the end.',
      'Un pion au centre. Qui a plus de chefs à portée 1 de lui le contrôle : 1 pion Victoire après les rounds 2, 3 et 4, 2 à la fin.',
      'Jeden żeton na środku. Kto ma więcej dowódców oddziałów w zasięgu 1 od niego, kontroluje go: 1 żeton zwycięstwa po rundach 2, 3 i 4, na koniec 2.',
    ),
    tokens: { objective: 1 },
    places: [SKIRMISH_CENTRE],
  }),
  skirmish({
    id: 'elimination',
    name: 'Elimination',
    rules: ELIMINATION,
    text: words(
      'At the end: 1 victory token for each enemy unit defeated, 1 more for commanders, operatives and Heavy units.',
      'À la fin : 1 pion Victoire par unité ennemie vaincue, 1 de plus pour les commandants, agents et unités Lourdes.',
      'Na koniec: 1 żeton zwycięstwa za każdy pokonany wrogi oddział, o 1 więcej za dowódców, agentów i oddziały ciężkie.',
    ),
  }),
  skirmish({
    id: 'pivotal-positions',
    name: 'Pivotal Positions',
    rules: held(2),
    text: positions(words('2 victory tokens', '2 pions Victoire', '2 żetony zwycięstwa')),
    tokens: { objective: 3 },
  }),
];
