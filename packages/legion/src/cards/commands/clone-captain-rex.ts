import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { recoverUnit } from '../../rules/recovering.ts';
import { isOfKind } from '../../rules/units.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { characterGains } from './words.ts';

const card = cardsOf('Clone Captain Rex', 'republic');

/** Remembered of clones whose weapons reach further until their activation ends. */
const FURTHER = 'activation:reaches-further';

export const CLONE_CAPTAIN_REX: readonly CommandFacts[] = [
  card({
    id: 'call-me-captain',
    name: 'Call Me Captain',
    pips: 1,
    orders: { units: ['Clone Captain Rex'] },
    text: words(
      'Rex has Fire Support, in friendly melee attacks too (with a ranged weapon), and his order token stays faceup when he uses it.',
      'Rex a Fire Support, aussi lors des attaques alliées de corps à corps (avec une arme à distance), et son pion Ordre reste face visible quand il l’utilise.',
      'Rex ma Fire Support, także w atakach wręcz twoich oddziałów (bronią dystansową), a jego żeton rozkazu pozostaje wtedy odkryty.',
    ),
    gives: [{ keywords: [kw('fire-support')] }],
    abilities: [
      modify('may-support', (may, { self, moment: { unit } }) => may || unit === self.unit),
      modify('supports-faceup', (stays, { self, moment: unit }) => stays || unit === self.unit),
    ],
  }),
  card({
    id: 'take-that-clankers',
    name: 'Take That, Clankers!',
    pips: 2,
    orders: { others: 2, types: ['trooper'] },
    text: words(
      'Friendly clones whose order token lies faceup: after an aim action in their activation their ranged weapons may reach 1 range further (4 at most) until it ends.',
      'Clones alliés dont le pion Ordre est face visible : après une action Viser dans leur activation, leurs armes à distance peuvent porter 1 plus loin (4 au plus) jusqu’à sa fin.',
      'Twoje klony z odkrytym żetonem rozkazu: po akcji celowania w swojej aktywacji ich bronie dystansowe mogą do jej końca sięgać o 1 dalej (najwyżej 4).',
    ),
    abilities: [
      at('action-performed', {
        optional: false,
        when: ({ table, self, moment: { unit, action } }) =>
          action === 'aim' &&
          unit.seat === self.seat &&
          unit.order === 'faceup' &&
          table.state.activation?.unit === unit.id &&
          isOfKind(table, unit, 'clone trooper'),
        *effect({ moment }) {
          moment.unit.memory[FURTHER] = 1;
        },
      }),
      modify('weapon-range', (range, { moment: { unit } }) => {
        if (range === null || !unit.memory[FURTHER]) return range;
        const [first, last] = range;
        return [first, Math.max(last, Math.min(4, last + 1))];
      }),
    ],
  }),
  card({
    id: 'were-not-programmed',
    name: "We're Not Programmed",
    pips: 3,
    orders: { others: 4, types: ['clone'] },
    text: words(
      'Rex has Inspire 2 and gains 2 surge tokens. He recovers on activating.',
      'Rex a Inspire 2 et gagne 2 pions Adrénaline. Il récupère en s’activant.',
      'Rex ma Inspire 2 i zyskuje 2 żetony adrenaliny. Odzyskuje siły przy aktywacji.',
    ),
    gives: [{ keywords: [kw('inspire-x', 2)] }],
    abilities: [
      characterGains({ surge: 2 }),
      at('activates', {
        optional: false,
        when: isOwn,
        *effect({ table, moment }) {
          yield* recoverUnit(table, moment.unit);
        },
      }),
    ],
  }),
];
