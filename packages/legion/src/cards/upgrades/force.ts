import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, cardAction, modify, RULE } from '../../abilities.ts';
import type { UpgradeFacts } from '../../card.ts';
import { chooseUnit, whyNobody } from '../../keywords/choosing.ts';
import { extraMove } from '../../rules/deeds.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import { kw } from '../print.ts';
import { FORCE_LIFT } from './forcelift.ts';
import { ANGER, BURST_OF_SPEED, FORCE_BARRIER, FORCE_CHOKE, FORCE_GUIDANCE, JEDI_MIND_TRICK } from './forcepowers.ts';
import { SABER_THROW } from './saberthrow.ts';
import { cardsOf } from './upgrade.ts';

const force = cardsOf('force');

/** Whom Force Push moves: enemy troopers at range 1. */
function pushable({ table, moment: unit }: AbilityContext<Unit>): readonly Unit[] {
  return table.enemiesOf(unit.seat).filter((enemy) => isTrooper(table, enemy) && table.range(unit, enemy) <= 1);
}

export const FORCE: readonly UpgradeFacts[] = [
  force({
    id: 'anger',
    name: 'Anger',
    points: 3,
    formerPoints: 5,
    restriction: { factions: ['empire', 'separatists'] },
    text: words(
      'Whenever it suffers wounds: 1 aim token.',
      'Chaque fois qu’elle subit des blessures : 1 pion Viser.',
      'Ilekroć odniesie rany: 1 żeton celowania.',
    ),
    abilities: ANGER,
  }),
  force({
    id: 'battle-meditation',
    name: 'Battle Meditation',
    points: 5,
    text: words(
      'One of the orders it issues with a command card may go to any friend on the battlefield, at any range and whatever the card lists.',
      'Un des ordres qu’elle donne avec une carte Commandement peut aller à n’importe quel allié du champ de bataille, à toute portée et quoi que la carte indique.',
      'Jeden z rozkazów, które wydaje kartą dowodzenia, może trafić do dowolnego twojego oddziału na polu bitwy, z każdej odległości i niezależnie od treści karty.',
    ),
    abilities: [
      modify('orders-anyone', (orders, { self, moment: commander }) => (commander === self.unit ? orders + 1 : orders)),
    ],
  }),
  force({
    id: 'burst-of-speed',
    name: 'Burst of Speed',
    points: 3,
    expend: true,
    text: words(
      'Once, as it activates: its maximum speed counts as 3 this round; when the round ends it gains 1 immobilize token.',
      'Une fois, quand elle s’active : sa vitesse maximale est 3 pour ce round ; à la fin du round elle gagne 1 pion Immobilisation.',
      'Raz, przy aktywacji: w tej rundzie jego prędkość maksymalna wynosi 3; na koniec rundy dostaje 1 żeton unieruchomienia.',
    ),
    abilities: BURST_OF_SPEED,
  }),
  force({
    id: 'fear',
    name: 'Fear',
    points: 3,
    restriction: { factions: ['empire', 'separatists'] },
    keywords: [kw('demoralize-x', 1)],
  }),
  force({
    id: 'force-barrier',
    name: 'Force Barrier',
    points: 10,
    exhaust: true,
    text: words(
      'Another friendly trooper unit at range 1 defends against a ranged attack: exhaust while attack dice are modified to cancel 1 [crit] or up to 2 [hit].',
      'Une autre unité de soldats alliée à portée 1 se défend contre une attaque à distance : inclinez pendant la modification des dés d’attaque pour annuler 1 [crit] ou jusqu’à 2 [hit].',
      'Inny twój oddział piechoty w zasięgu 1 broni się przed atakiem dystansowym: wyczerp przy modyfikowaniu kości ataku, aby anulować 1 [crit] lub do 2 [hit].',
    ),
    abilities: FORCE_BARRIER,
  }),
  force({
    id: 'force-choke',
    name: 'Force Choke',
    points: 5,
    restriction: { factions: ['empire', 'separatists'] },
    exhaust: true,
    text: words(
      'Free action: an enemy trooper miniature at range 1 suffers 1 wound, unless its unit is a commander or an operative.',
      'Action gratuite : une figurine de soldat ennemie à portée 1 subit 1 blessure, sauf si son unité est un commandant ou un agent.',
      'Darmowa akcja: wroga figurka piechoty w zasięgu 1 odnosi 1 ranę, chyba że jej oddział to dowódca lub agent.',
    ),
    abilities: FORCE_CHOKE,
  }),
  force({
    id: 'force-guidance',
    name: 'Force Guidance',
    points: 5,
    exhaust: true,
    text: words(
      'Free action: up to 2 friends at range 1–2 gain 1 surge token each.',
      'Action gratuite : jusqu’à 2 alliés à portée 1–2 gagnent chacun 1 pion Adrénaline.',
      'Darmowa akcja: do 2 twoich oddziałów w zasięgu 1–2 zyskuje po 1 żetonie adrenaliny.',
    ),
    abilities: FORCE_GUIDANCE,
  }),
  force({
    id: 'force-lift',
    name: 'Force Lift',
    points: 5,
    exhaust: true,
    text: words(
      'When deployed it may set up a barricade at range 1. Free action: shift a barricade at range 1 by range 1 and height 1 at most.',
      'Au déploiement, elle peut placer une barricade à portée 1. Action gratuite : décalez une barricade à portée 1 jusqu’à portée 1 et hauteur 1 de sa place.',
      'Przy wystawieniu może ustawić barykadę w zasięgu 1. Darmowa akcja: przesuń barykadę z zasięgu 1 na miejsce w zasięgu 1 i wysokości 1 od poprzedniego.',
    ),
    abilities: FORCE_LIFT,
  }),
  force({
    id: 'force-push',
    name: 'Force Push',
    points: 10,
    exhaust: true,
    text: words(
      'Free action: choose enemy troopers at range 1, engaged or not, and move their unit yourself at speed 1.',
      'Action gratuite : vous faites un déplacement de vitesse 1 avec une unité de soldats ennemie à portée 1, engagée ou non.',
      'Darmowa akcja: wykonujesz ruch o prędkości 1 wrogim oddziałem piechoty w zasięgu 1, nawet jeśli walczy wręcz.',
    ),
    abilities: [
      cardAction({
        rule: RULE,
        free: true,
        whyNot: (context) => whyNobody({ self: context.self, rule: RULE }, pushable(context)),
        *perform(context) {
          const { table, self, moment: unit } = context;
          const enemy = yield* chooseUnit({ self, rule: RULE }, pushable(context));
          if (enemy) yield* extraMove(table, enemy, 1, unit.seat);
        },
      }),
    ],
  }),
  force({
    id: 'force-reflexes',
    name: 'Force Reflexes',
    points: 5,
    exhaust: true,
    text: words('Free action: 1 dodge token.', 'Action gratuite : 1 pion Esquive.', 'Darmowa akcja: 1 żeton uniku.'),
    abilities: [
      cardAction({
        rule: RULE,
        free: true,
        *perform({ table, moment: unit }) {
          yield* gainToken(table, unit, 'dodge', 1, RULE);
        },
      }),
    ],
  }),
  force({
    id: 'hope',
    name: 'Hope',
    points: 3,
    restriction: { factions: ['rebels', 'republic'] },
    keywords: [kw('inspire-x', 1)],
  }),
  force({
    id: 'jedi-mind-trick',
    name: 'Jedi Mind Trick',
    points: 5,
    restriction: { factions: ['rebels', 'republic'] },
    exhaust: true,
    text: words(
      'Free action: 2 suppression tokens for enemy troopers at range 1–2 that are neither commander nor operative.',
      'Action gratuite : une unité de soldats ennemie à portée 1–2, ni commandant ni agent, gagne 2 pions Suppression.',
      'Darmowa akcja: wrogi oddział piechoty w zasięgu 1–2, niebędący dowódcą ani agentem, dostaje 2 żetony przygniecenia.',
    ),
    abilities: JEDI_MIND_TRICK,
  }),
  force({
    id: 'saber-throw',
    name: 'Saber Throw',
    points: 5,
    // Whether throwing exhausts it: we read that it does not.
    sure: false,
    text: words(
      'Action, and an attack action: a ranged attack at range 1–2 with half the dice (rounded up, yours to pick) and the keywords of one of its melee weapons.',
      'Action, et action d’attaque : une attaque à distance à portée 1–2 avec la moitié des dés (arrondie au supérieur, à votre choix) et les mots-clés d’une de ses armes de corps à corps.',
      'Akcja, liczona jako atak: atak dystansowy w zasięgu 1–2 połową kości (zaokrągloną w górę, do wyboru) i słowami kluczowymi jednej ze swych broni do walki wręcz.',
    ),
    abilities: SABER_THROW,
  }),
];
