import { words } from '@rangefinder/kernel/words';
import { at, modify, RULE } from '../../abilities.ts';
import type { UpgradeFacts } from '../../card.ts';
import { attacks, defends, isOwn } from '../../keywords/keyword.ts';
import { isRanged } from '../../rules/attack/moment.ts';
import { giveOrder, mayReceiveOrder } from '../../rules/command.ts';
import { isStandard } from '../../rules/moving.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import { isTrooper, woundsOf } from '../../rules/units.ts';
import { kw } from '../print.ts';
import { canPay, pay, READIES_ITSELF } from './paying.ts';
import { addToPool } from './pools.ts';
import { stance } from './turning.ts';
import { cardsOf } from './upgrade.ts';

const training = cardsOf('training');

export const TRAINING: readonly UpgradeFacts[] = [
  training({
    id: 'defensive-stance',
    name: 'Defensive Stance',
    points: 5,
    restriction: { slots: ['force'] },
    text: words(
      'A dodge action gives 2 dodge tokens; aim tokens cannot be spent. The card may be turned over as its activation begins.',
      'Une action Esquive donne 2 pions Esquive ; les pions Viser ne peuvent être dépensés. La carte peut être retournée au début de son activation.',
      'Akcja uniku daje 2 żetony uniku; nie wolno wydawać żetonów celowania. Kartę można odwrócić na początku aktywacji.',
    ),
    abilities: stance('dodge', 'aim'),
    back: {
      name: 'Offensive Stance',
      text: words(
        'An aim action gives 2 aim tokens; dodge tokens cannot be spent. The card may be turned over as its activation begins.',
        'Une action Viser donne 2 pions Viser ; les pions Esquive ne peuvent être dépensés. La carte peut être retournée au début de son activation.',
        'Akcja celowania daje 2 żetony celowania; nie wolno wydawać żetonów uniku. Kartę można odwrócić na początku aktywacji.',
      ),
      abilities: stance('aim', 'dodge'),
    },
  }),
  training({
    id: 'duck-and-cover',
    name: 'Duck and Cover',
    points: 2,
    formerPoints: 4,
    text: words(
      'Defending at range it may gain 1 suppression token before cover is applied; the token counts for its cover at once.',
      'En défense à distance, elle peut gagner 1 pion Suppression avant que le couvert s’applique ; il compte aussitôt pour son couvert.',
      'Broniąc się przed atakiem dystansowym, może przed zastosowaniem osłony dostać 1 żeton przygniecenia; liczy się on od razu do osłony.',
    ),
    abilities: [
      at('applying-cover', {
        optional: true,
        when: (context) => defends(context) && isRanged(context.moment.attack),
        *effect({ table, moment: { defender } }) {
          yield* gainToken(table, defender, 'suppression', 1, RULE);
        },
      }),
    ],
  }),
  training({
    id: 'endurance',
    name: 'Endurance',
    points: 6,
    text: words(
      'When the Activation Phase ends it may remove 1 suppression token.',
      'À la fin de la phase d’Activation, elle peut retirer 1 pion Suppression.',
      'Na koniec fazy aktywacji może usunąć 1 żeton przygniecenia.',
    ),
    abilities: [
      at('end-of-activation-phase', {
        optional: true,
        when: ({ self }) => self.unit !== null && self.unit.tokens.suppression > 0,
        *effect({ table, self }) {
          if (self.unit) removeToken(table, self.unit, 'suppression', 1, RULE);
        },
      }),
    ],
  }),
  training({
    id: 'hunter',
    name: 'Hunter',
    points: 6,
    text: words(
      'Attacking a wounded trooper unit: 1 aim token, if you like, as dice are rolled.',
      'Quand elle attaque une unité de soldats blessée : 1 pion Viser, si vous voulez, au moment du lancer.',
      'Atakując ranny oddział piechoty: przy rzucie może dostać 1 żeton celowania.',
    ),
    abilities: [
      at('before-attack-dice', {
        optional: true,
        when: (context) => {
          const { table, moment } = context;
          return attacks(context) && isTrooper(table, moment.defender) && woundsOf(moment.defender) > 0;
        },
        *effect({ table, moment: { attacker } }) {
          yield* gainToken(table, attacker, 'aim', 1, RULE);
        },
      }),
    ],
  }),
  training({
    id: 'into-the-fray',
    name: 'Into the Fray',
    points: 4,
    text: words(
      'An enemy at range 1 activates: it may gain 1 surge token.',
      'Un ennemi à portée 1 s’active : elle peut gagner 1 pion Adrénaline.',
      'Gdy wróg w zasięgu 1 się aktywuje: może zyskać 1 żeton adrenaliny.',
    ),
    abilities: [
      at('activates', {
        optional: true,
        when: ({ table, self, moment: { unit } }) =>
          self.unit !== null && unit.seat !== self.seat && table.range(self.unit, unit) <= 1,
        *effect({ table, self }) {
          if (self.unit) yield* gainToken(table, self.unit, 'surge', 1, RULE);
        },
      }),
    ],
  }),
  training({
    id: 'offensive-push',
    name: 'Offensive Push',
    points: 4,
    exhaust: true,
    text: words(
      'For a standard move action: exhaust to have Tactical 1 in it, and so 1 aim token after it.',
      'Pour une action de mouvement standard : inclinez pour y avoir Tactical 1, donc 1 pion Viser après elle.',
      'Przy akcji zwykłego ruchu: wyczerp, aby mieć w niej Tactical 1, a więc po niej 1 żeton celowania.',
    ),
    abilities: [
      at('action-performed', {
        optional: true,
        when: (context) => {
          const { move } = context.moment;
          return isOwn(context) && canPay(context) && move !== undefined && isStandard(move.how);
        },
        *effect(context) {
          pay(context);
          yield* gainToken(context.table, context.moment.unit, 'aim', 1, 'legion.tactical-x.1');
        },
      }),
    ],
  }),
  training({
    id: 'overwatch',
    name: 'Overwatch',
    points: 4,
    keywords: [kw('sentinel')],
  }),
  training({
    id: 'protector',
    name: 'Protector',
    points: 5,
    exhaust: true,
    text: words(
      'Using Guardian: exhaust, and it stops [crit] just as well as [hit]. Readies in the End Phase.',
      'En utilisant Guardian : inclinez pour annuler les [crit] comme des [hit]. Se redresse en phase Finale.',
      'Używając Guardian: wyczerp, aby anulować wyniki [crit] tak jak [hit]. Odświeża się w fazie końcowej.',
    ),
    abilities: [
      modify('guards-criticals', (card, context) =>
        context.moment === context.self.unit && canPay(context) ? context.self.card : card,
      ),
      at('guarding-criticals', {
        optional: false,
        when: isOwn,
        *effect(context) {
          pay(context);
        },
      }),
      READIES_ITSELF,
    ],
  }),
  training({
    id: 'seize-the-initiative',
    name: 'Seize the Initiative',
    points: 5,
    restriction: { ranks: ['commander', 'operative'] },
    expend: true,
    text: words(
      'Once, while orders are issued: order this unit.',
      'Une fois, pendant que les ordres sont donnés : donnez un ordre à cette unité.',
      'Raz, podczas wydawania rozkazów: wydaj rozkaz temu oddziałowi.',
    ),
    abilities: [
      at('issuing-orders', {
        optional: true,
        when: (context) => {
          const { table, self, moment } = context;
          const { unit } = self;
          return moment.seat === self.seat && canPay(context) && unit !== null && mayReceiveOrder(table, unit, unit);
        },
        *effect(context) {
          const { table, self } = context;
          pay(context);
          if (self.unit) yield* giveOrder(table, self.unit, self.unit, RULE);
        },
      }),
    ],
  }),
  training({
    id: 'situational-awareness',
    name: 'Situational Awareness',
    points: 2,
    keywords: [kw('outmaneuver')],
  }),
  training({
    id: 'tenacity',
    name: 'Tenacity',
    points: 4,
    text: words(
      'Melee attack while wounded or with a miniature lost: 1 red die more.',
      'Attaque de corps à corps, blessée ou après la perte d’une figurine : 1 dé rouge de plus.',
      'Atak wręcz, gdy jest ranny lub stracił figurkę: o 1 czerwoną kość więcej.',
    ),
    abilities: [
      at('forming-pool', {
        optional: false,
        when: (context) => {
          const { attack, attacker } = context.moment;
          const isHurt = woundsOf(attacker) > 0 || attacker.minis.length < attacker.strength;
          return attacks(context) && attack.kind === 'melee' && isHurt;
        },
        *effect({ table, moment: { attack } }) {
          addToPool(table, attack, { dice: { red: 1 } });
        },
      }),
    ],
  }),
];
