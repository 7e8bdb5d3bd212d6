import { words } from '@rangefinder/kernel/words';
import { at } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { recoverUnit } from '../../rules/recovering.ts';
import { isOfKind, woundsOf } from '../../rules/units.ts';
import { giveKeyword } from '../../sources.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';
import { byCharacter, characterGains, gainOneOf, gainTokens, whenOrdered } from './words.ts';

const card = cardsOf('Cassian Andor', 'rebels');

export const CASSIAN_ANDOR: readonly CommandFacts[] = [
  card({
    id: 'crack-shot',
    name: 'Crack Shot',
    pips: 1,
    orders: { units: ['Cassian Andor'] },
    text: words(
      '1 aim token, and Gunslinger this round. When his activation ends: 1 suppression token, if you like, then 1 standby token.',
      '1 pion Viser, et Gunslinger ce round. À la fin de son activation : 1 pion Suppression, si vous voulez, puis 1 pion En attente.',
      '1 żeton celowania, a w tej rundzie Gunslinger. Na koniec aktywacji: 1 żeton przygniecenia, jeśli chcesz, potem 1 żeton gotowości.',
    ),
    gives: [{ keywords: [kw('gunslinger')] }],
    abilities: [
      characterGains({ aim: 1 }),
      at('end-of-activation', {
        optional: false,
        when: isOwn,
        *effect(context) {
          const { unit } = context.moment;
          yield* gainOneOf(context, unit, ['suppression', 'none']);
          yield* gainTokens(context, unit, { standby: 1 });
        },
      }),
    ],
  }),
  card({
    id: 'last-stand',
    name: 'Last Stand',
    pips: 2,
    orders: { units: ['Cassian Andor'], others: 1, types: ['trooper'] },
    text: words(
      'Commanders and operatives that Cassian orders have Indomitable this round and gain an aim, dodge or suppression token for each of their wounds, 3 at most.',
      'Les commandants et agents à qui Cassian donne un ordre ont Indomitable ce round et gagnent un pion Viser, Esquive ou Suppression par blessure, 3 au plus.',
      'Dowódcy i agenci, którym Cassian wyda rozkaz, mają w tej rundzie Indomitable i zyskują za każdą ranę, najwyżej 3, żeton celowania, uniku lub przygniecenia.',
    ),
    abilities: [
      whenOrdered(
        (context) => byCharacter(context) && isOfKind(context.table, context.moment.unit, 'commander, operative'),
        function* (context) {
          const { table, moment } = context;
          giveKeyword(table, moment.unit, 'round', kw('indomitable'));
          for (let left = Math.min(3, woundsOf(moment.unit)); left > 0; left--) {
            yield* gainOneOf(context, moment.unit, ['aim', 'dodge', 'suppression']);
          }
        },
      ),
    ],
  }),
  card({
    id: 'volunteer-mission',
    name: 'Volunteer Mission',
    pips: 3,
    orders: { units: ['Cassian Andor'], others: 2, types: ['trooper'] },
    text: words(
      'Commanders, operatives and Special Forces that Cassian orders recover, have Danger Sense 1 and, if they like, gain 1 suppression token.',
      'Les commandants, agents et Forces Spéciales à qui Cassian donne un ordre récupèrent, ont Danger Sense 1 ce round et peuvent gagner 1 pion Suppression.',
      'Dowódcy, agenci i Siły Specjalne, którym Cassian wyda rozkaz, odzyskują siły, mają w tej rundzie Danger Sense 1 i mogą dostać 1 żeton przygniecenia.',
    ),
    abilities: [
      whenOrdered(
        (context) =>
          byCharacter(context) && isOfKind(context.table, context.moment.unit, 'commander, operative, special'),
        function* (context) {
          const { table, moment } = context;
          yield* recoverUnit(table, moment.unit);
          giveKeyword(table, moment.unit, 'round', kw('danger-sense-x', 1));
          yield* gainOneOf(context, moment.unit, ['suppression', 'none']);
        },
      ),
    ],
  }),
];
