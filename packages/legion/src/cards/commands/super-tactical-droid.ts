import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type Holder, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseUnits, demandUnit } from '../../keywords/choosing.ts';
import { wasDivulged } from '../../opencards.ts';
import { returnOrder, takeRank } from '../../rules/orders.ts';
import { playerOf } from '../../rules/players.ts';
import { recoverUnit } from '../../rules/recovering.ts';
import { isOfKind } from '../../rules/units.ts';
import { giveKeyword } from '../../sources.ts';
import type { Unit } from '../../state.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { byCharacter, chooseRank, gainTokens, type Ordered, whenOrdered } from './words.ts';

const card = cardsOf('Super Tactical Droid', 'separatists');

/** Whether it has ordered droid troopers, or units with AI. */
function isPreserved(context: Ordered): boolean {
  return byCharacter(context) && isOfKind(context.table, context.moment.unit, 'droid trooper, ai');
}

/** Enemies with a faceup order token that are neither commanders nor operatives. */
function sufferers({ table, self }: AbilityContext<object>): readonly Unit[] {
  return table
    .enemiesOf(self.seat)
    .filter(({ order, rank }) => order === 'faceup' && rank !== 'commander' && rank !== 'operative');
}

/** Whether the one rank that may be named has been asked for. */
function namedBy({ seat, card: id }: Holder): string {
  return `round:${id}:${seat}`;
}

/** Friends whose order tokens lie faceup. */
function recovering({ table, self }: AbilityContext<object>): readonly Unit[] {
  return table.friendsOf(self.seat).filter(({ order }) => order === 'faceup');
}

export const SUPER_TACTICAL_DROID: readonly CommandFacts[] = [
  card({
    id: 'they-too-will-suffer',
    name: 'They Too Will Suffer',
    pips: 1,
    orders: { units: ['Super Tactical Droid'] },
    text: words(
      'When the Command Phase ends the opponent returns an order token to the pool, of a unit of their choice that is neither commander nor operative. The first time they would draw a token you may name its rank.',
      'À la fin de la phase de Commandement, l’adversaire remet dans la réserve le pion Ordre d’une de ses unités, à son choix, ni commandant ni agent. La première fois qu’il devrait tirer un pion, vous pouvez en nommer le rang.',
      'Na koniec fazy dowodzenia przeciwnik zwraca do puli żeton rozkazu wybranego przez siebie oddziału, nie dowódcy ani agenta. Gdy pierwszy raz ma dobrać żeton, możesz nazwać jego rangę.',
    ),
    abilities: [
      at('end-of-command', {
        optional: false,
        when: (context) => sufferers(context).length > 0,
        *effect(context) {
          const { table, self } = context;
          const unit = yield* demandUnit({ self, rule: RULE, seat: 1 - self.seat }, sufferers(context));
          if (unit) returnOrder(table, unit);
        },
      }),
      at('drawing-order', {
        optional: false,
        when: ({ table, self, moment }) =>
          moment.seat !== self.seat &&
          moment.drawn === null &&
          !table.state.memory[namedBy(self)] &&
          playerOf(table, moment.seat).pool.length > 0,
        *effect({ table, self, moment }) {
          table.state.memory[namedBy(self)] = 1;
          const { pool } = playerOf(table, moment.seat);
          const rank = yield* chooseRank(self, pool, true);
          if (rank !== null && takeRank(pool, rank)) moment.drawn = rank;
        },
      }),
    ],
  }),
  card({
    id: 'preservation-protocols',
    name: 'Preservation Protocols',
    pips: 2,
    orders: { others: 2, types: ['droid', 'ai'] },
    text: words(
      'Droid troopers and units with AI that it orders gain 1 dodge token, and have Disengage and Impervious this round.',
      'Les soldats droïdes et unités avec AI à qui il donne un ordre gagnent 1 pion Esquive, et ont Disengage et Impervious ce round.',
      'Piechota droidów i oddziały z AI, którym wyda rozkaz, zyskują 1 żeton uniku, a w tej rundzie mają Disengage i Impervious.',
    ),
    abilities: [
      whenOrdered(isPreserved, function* (context) {
        const { table, moment } = context;
        yield* gainTokens(context, moment.unit, { dodge: 1 });
        for (const use of [kw('disengage'), kw('impervious')]) giveKeyword(table, moment.unit, 'round', use);
      }),
    ],
  }),
  card({
    id: 'do-not-underestimate-our-means',
    name: 'Do Not Underestimate Our Means',
    pips: 3,
    orders: { others: 3, types: ['droid', 'ai'] },
    divulge: {
      abilities: [
        at('divulged', {
          rule: 'legion.divulge.2',
          optional: false,
          *effect({ table, self }) {
            const rule = 'legion.divulge.2';
            const withAi = table.state.units.filter(
              (unit) => unit.seat === self.seat && unit.place === 'reserve' && isOfKind(table, unit, 'ai'),
            );
            const chosen = yield* chooseUnits({ self, rule }, withAi, 3);
            for (const unit of chosen) giveKeyword(table, unit, 'game', kw('reinforcements'));
          },
        }),
      ],
    },
    text: words(
      'Not divulged this game: as the Activation Phase begins up to 2 friends with faceup order tokens recover. Divulged: up to 3 friends with AI have Reinforcements.',
      'Non divulguée pendant la partie : au début de la phase d’Activation, jusqu’à 2 alliés avec un pion Ordre face visible récupèrent. Divulguée : jusqu’à 3 alliés avec AI ont Reinforcements.',
      'Nieujawniona w tej grze: na początku fazy aktywacji do 2 twoich oddziałów z odkrytym żetonem rozkazu odzyskuje siły. Ujawniona: do 3 twoich oddziałów z AI ma Reinforcements.',
    ),
    abilities: [
      at('start-of-activation-phase', {
        rule: 'legion.command-cards.18',
        optional: false,
        when: (context) =>
          !wasDivulged(context.table, context.self.seat, context.self.card) && recovering(context).length > 0,
        *effect(context) {
          const { table, self } = context;
          const chosen = yield* chooseUnits({ self, rule: RULE }, recovering(context), 2);
          for (const unit of chosen) yield* recoverUnit(table, unit);
        },
      }),
    ],
  }),
];
