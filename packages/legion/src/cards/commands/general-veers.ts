import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { recoverUnit } from '../../rules/recovering.ts';
import { isVehicle } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { BEYOND, kw, ranged } from '../print.ts';
import { cardsOf } from './command.ts';
import { attacksAtTheEnd } from './weapon.ts';
import { isCharacter, isFriend, orderedGain, wants } from './words.ts';

const card = cardsOf('General Veers', 'empire');

/** Whether there is anything to recover. */
function mayRecover(t: LTable, unit: Unit): boolean {
  const isTired = unit.upgrades.some(({ exhausted }) => exhausted);
  return isTired || unit.tokens.suppression > 0 || t.abilities.setsOff('recovered', { unit });
}

export const GENERAL_VEERS: readonly CommandFacts[] = [
  card({
    id: 'maximum-firepower',
    name: 'Maximum Firepower',
    pips: 1,
    orders: { units: ['General Veers'] },
    weapons: [ranged('Maximum Firepower', 4, BEYOND, { red: 4 }, kw('impact-x', 2), kw('immune-deflect'))],
    text: words(
      'When his activation ends he may attack with this weapon.',
      'À la fin de son activation, il peut attaquer avec cette arme.',
      'Na koniec swojej aktywacji może zaatakować tą bronią.',
    ),
    abilities: [attacksAtTheEnd(isCharacter)],
  }),
  card({
    id: 'evasive-maneuvers',
    name: 'Evasive Maneuvers',
    pips: 2,
    orders: { others: 2, types: ['vehicle'] },
    text: words(
      'Friendly vehicles gain 1 dodge token when ordered, and may spend dodge tokens against [crit] too.',
      'Les véhicules alliés gagnent 1 pion Esquive en recevant un ordre, et peuvent dépenser leurs pions Esquive contre les [crit] aussi.',
      'Twoje pojazdy zyskują 1 żeton uniku, gdy dostają rozkaz, i mogą wydawać żetony uniku także przeciw [crit].',
    ),
    abilities: [
      orderedGain((context) => isFriend(context) && isVehicle(context.table, context.moment.unit), { dodge: 1 }),
      modify(
        'dodges-criticals',
        (may, { table, self, moment: { defender } }) =>
          may || (defender.seat === self.seat && isVehicle(table, defender)),
      ),
    ],
  }),
  card({
    id: 'imperial-discipline',
    name: 'Imperial Discipline',
    pips: 3,
    orders: { units: ['General Veers'], others: 2 },
    text: words(
      'Whoever of yours is ordered may recover at once, for free.',
      'Chaque unité alliée qui reçoit un ordre peut récupérer aussitôt, gratuitement.',
      'Każdy twój oddział, który dostanie rozkaz, może od razu za darmo odzyskać siły.',
    ),
    abilities: [
      at('unit-ordered', {
        optional: false,
        when: (context) => isFriend(context) && mayRecover(context.table, context.moment.unit),
        *effect({ table, self, moment: { unit } }) {
          if (yield* wants(self, unit)) yield* recoverUnit(table, unit);
        },
      }),
    ],
  }),
];
