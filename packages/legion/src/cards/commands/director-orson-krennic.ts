import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, RULE } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { chooseUnits } from '../../keywords/choosing.ts';
import { freeAction } from '../../rules/freeactions.ts';
import { drawRank, takeRank } from '../../rules/orders.ts';
import { playerOf } from '../../rules/players.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import { isInBattle, type Unit } from '../../state.ts';
import { cardsOf } from './command.ts';
import { chooseRank } from './words.ts';

const card = cardsOf('Director Orson Krennic', 'empire');

/** Friendly troopers whose order tokens lie faceup. */
function garrison({ table, self }: AbilityContext<object>): readonly Unit[] {
  return table.friendsOf(self.seat).filter((unit) => unit.order === 'faceup' && isTrooper(table, unit));
}

export const DIRECTOR_ORSON_KRENNIC: readonly CommandFacts[] = [
  card({
    id: 'voracious-ambition',
    name: 'Voracious Ambition',
    pips: 1,
    orders: { units: ['Director Orson Krennic'] },
    text: words(
      'As the Activation Phase begins 3 tokens drawn from your order pool are laid on this card, facedown. Look at them as you please, and use one instead of drawing.',
      'Au début de la phase d’Activation, posez 3 pions au hasard de votre réserve d’ordres face cachée sur cette carte ; vous pouvez les regarder, et en utiliser un au lieu de tirer.',
      'Na początku fazy aktywacji połóż na tej karcie 3 losowe zakryte żetony z puli rozkazów; możesz je oglądać i używać ich zamiast dobierania.',
    ),
    abilities: [
      at('start-of-activation-phase', {
        rule: 'legion.command-cards.18',
        optional: false,
        when: ({ table, self }) => playerOf(table, self.seat).pool.length > 0,
        *effect({ table, self: { seat, card: id } }) {
          const { pool, kept } = playerOf(table, seat);
          while (kept.length < 3 && pool.length > 0) kept.push(drawRank(table, seat));
          table.emit({ type: 'orders-kept', rule: RULE, seat, card: id, count: kept.length });
        },
      }),
      at('drawing-order', {
        optional: false,
        when: ({ table, self, moment }) =>
          moment.seat === self.seat && moment.drawn === null && playerOf(table, self.seat).kept.length > 0,
        *effect({ table, self, moment }) {
          const { pool, kept } = playerOf(table, self.seat);
          const rank = yield* chooseRank(self, kept, pool.length > 0);
          if (rank !== null && takeRank(kept, rank)) moment.drawn = rank;
        },
      }),
    ],
  }),
  card({
    id: 'deploy-the-garrison',
    name: 'Deploy the Garrison',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'As the Activation Phase begins: up to 2 friendly trooper units whose order token lies faceup may each take a free standby action.',
      'Au début de la phase d’Activation : jusqu’à 2 unités de soldats alliées dont le pion Ordre est face visible peuvent faire une action En attente gratuite.',
      'Na początku fazy aktywacji: do 2 twoich oddziałów piechoty z odkrytym żetonem rozkazu może wykonać darmową akcję gotowości.',
    ),
    abilities: [
      at('start-of-activation-phase', {
        rule: 'legion.command-cards.18',
        optional: false,
        when: (context) => garrison(context).length > 0,
        *effect(context) {
          const { table, self } = context;
          const chosen = yield* chooseUnits({ self, rule: RULE }, garrison(context), 2);
          for (const unit of chosen) yield* freeAction(table, unit, ['standby']);
        },
      }),
    ],
  }),
  card({
    id: 'annihilation-looms',
    name: 'Annihilation Looms',
    pips: 3,
    orders: { units: ['Director Orson Krennic'], others: 2 },
    text: words(
      'All troopers of both sides gain 1 suppression token per unit; 2 in rounds 5 and 6.',
      'Toutes les unités de soldats des deux camps gagnent 1 pion Suppression ; 2 aux rounds 5 et 6.',
      'Wszystkie oddziały piechoty obu stron dostają 1 żeton przygniecenia; w rundach 5 i 6 po 2.',
    ),
    abilities: [
      at('command-effects', {
        rule: 'legion.command-cards.14',
        optional: false,
        *effect({ table }) {
          const count = table.state.round >= 5 ? 2 : 1;
          for (const unit of table.state.units) {
            if (isInBattle(unit) && isTrooper(table, unit))
              yield* gainToken(table, unit, 'suppression', count, 'legion.command-cards.14');
          }
        },
      }),
    ],
  }),
];
