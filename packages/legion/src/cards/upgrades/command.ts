import { words } from '@rangefinder/kernel/words';
import { at, instead, modify, RULE } from '../../abilities.ts';
import type { UpgradeFacts } from '../../card.ts';
import { chooseUnits } from '../../keywords/choosing.ts';
import { wasNominated } from '../../rules/command.ts';
import { gainToken, removeSuppression } from '../../rules/tokens.ts';
import { isTrooper } from '../../rules/units.ts';
import { ESTEEMED_LEADER } from './esteem.ts';
import { IMPROVISED_ORDERS } from './improvising.ts';
import { cardsOf } from './upgrade.ts';
import { VIGILANCE } from './vigilance.ts';

const command = cardsOf('command');

export const COMMAND: readonly UpgradeFacts[] = [
  command({
    id: 'aggressive-tactics',
    name: 'Aggressive Tactics',
    points: 15,
    text: words(
      'If this unit was nominated: once orders are issued, up to 4 friends with faceup order tokens gain 1 surge token each.',
      'Si cette unité était nommée : une fois les ordres donnés, jusqu’à 4 unités alliées avec un pion Ordre face visible gagnent chacune 1 pion Adrénaline.',
      'Jeśli ten oddział został wyznaczony: po wydaniu rozkazów do 4 twoich oddziałów z odkrytym żetonem rozkazu zyskuje po 1 żetonie adrenaliny.',
    ),
    abilities: [
      at('issuing-orders', {
        optional: false,
        when: ({ self, moment: { seat } }) => seat === self.seat && self.unit !== null && wasNominated(self.unit),
        *effect({ table, self }) {
          const ordered = table.friendsOf(self.seat).filter(({ order }) => order === 'faceup');
          const chosen = yield* chooseUnits({ self, rule: RULE, gives: 'surge' }, ordered, 4);
          for (const one of chosen) yield* gainToken(table, one, 'surge', 1, RULE);
        },
      }),
    ],
  }),
  command({
    id: 'commanding-presence',
    name: 'Commanding Presence',
    points: 5,
    text: words(
      'All its orders reach to range 4.',
      'Tous ses ordres portent jusqu’à la portée 4.',
      'Wszystkie jego rozkazy sięgają do zasięgu 4.',
    ),
    abilities: [
      // Those of Direct and Entourage too (legion.direct.4, legion.entourage.6).
      modify('order-range', (range, { self, moment: { commander } }) =>
        commander === self.unit ? Math.max(4, range) : range,
      ),
    ],
  }),
  command({
    id: 'esteemed-leader',
    name: 'Esteemed Leader',
    points: 5,
    text: words(
      'While it defends, friendly troopers of Corps rank at range 1 of it have Guardian 1.',
      'Quand elle se défend, chaque unité alliée de soldats de Corps à portée 1 d’elle a Guardian 1.',
      'Gdy się broni, każdy twój oddział piechoty korpusu w zasięgu 1 ma Guardian 1.',
    ),
    abilities: ESTEEMED_LEADER,
  }),
  command({
    id: 'improvised-orders',
    name: 'Improvised Orders',
    points: 5,
    exhaust: true,
    text: words(
      'A token was drawn from your order pool: exhaust to draw another, use one of the two and shuffle the other back. Used this round, it readies in the End Phase.',
      'Un pion vient d’être tiré de votre réserve d’ordres : inclinez pour en tirer un autre, utilisez l’un des deux et remélangez l’autre. Utilisée ce round, elle se redresse pendant la phase Finale.',
      'Gdy dobrano żeton z twojej puli rozkazów: wyczerp, aby dobrać drugi, użyj jednego z nich, a drugi wtasuj z powrotem. Użyta w tej rundzie, odświeża się w fazie końcowej.',
    ),
    abilities: IMPROVISED_ORDERS,
  }),
  command({
    id: 'inspiring-presence',
    name: 'Inspiring Presence',
    points: 5,
    text: words(
      'Friends may borrow its courage against panic up to range 4 instead of 3.',
      'Contre la panique, les alliés peuvent utiliser son courage jusqu’à la portée 4 au lieu de 3.',
      'Przeciw panice twoje oddziały mogą użyć jego odwagi do zasięgu 4 zamiast 3.',
    ),
    abilities: [
      // What else makes that range shorter still does; to whom nothing is lent, nothing is.
      modify('courage-range', (range, { self, moment: { commander } }) =>
        commander === self.unit && range > 0 ? range + 1 : range,
      ),
    ],
  }),
  command({
    id: 'strict-orders',
    name: 'Strict Orders',
    points: 5,
    text: words(
      'Friendly troopers whose order token lies faceup may rally without dice and shed 1 suppression token, however far away.',
      'Une unité de soldats alliée avec un pion Ordre face visible peut se rallier sans dés : elle retire 1 pion Suppression. À toute distance.',
      'Twój oddział piechoty z odkrytym żetonem rozkazu może się zebrać bez rzutu: usuwa 1 żeton przygniecenia. Z dowolnej odległości.',
    ),
    abilities: [
      instead('roll-rally', {
        optional: true,
        when: ({ table, self, moment: { unit } }) =>
          unit.seat === self.seat && unit.order === 'faceup' && isTrooper(table, unit),
        *instead({ table, moment: { unit } }) {
          yield* removeSuppression(table, unit, 1, RULE);
          return true;
        },
      }),
    ],
  }),
  command({
    id: 'vigilance',
    name: 'Vigilance',
    points: 5,
    text: words(
      'When tokens are removed in the End Phase: at range 1–2 choose 1 friendly trooper unit, or up to 2 of Corps rank; each keeps 1 dodge token.',
      'Quand on retire les pions en phase Finale : à portée 1–2, choisissez 1 unité de soldats alliée, ou jusqu’à 2 de Corps ; chacune garde 1 pion Esquive.',
      'Gdy w fazie końcowej usuwa się żetony: wybierz w zasięgu 1–2 jeden twój oddział piechoty albo do 2 oddziałów korpusu; każdy zachowuje 1 żeton uniku.',
    ),
    abilities: VIGILANCE,
  }),
];
