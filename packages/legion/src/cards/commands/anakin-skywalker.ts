import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { gainToken } from '../../rules/tokens.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Anakin Skywalker', 'republic');

export const ANAKIN_SKYWALKER: readonly CommandFacts[] = [
  card({
    id: 'not-a-story-the-jedi-would-tell',
    name: 'Not a Story the Jedi Would Tell',
    kind: 'flaw',
    pips: 0,
    text: words(
      'Play it as the Command Phase begins while the enemy Anakin Skywalker is under any suppression. He cannot be ordered this round.',
      'À jouer au début de la phase de Commandement si l’Anakin Skywalker ennemi a un pion Suppression. Il ne peut recevoir d’ordres ce round.',
      'Zagraj na początku fazy dowodzenia, gdy wrogi Anakin Skywalker ma żeton przygniecenia. W tej rundzie nie może dostać rozkazu.',
    ),
    flaw: { phase: 'command', when: (_table, { tokens }) => tokens.suppression > 0 },
    abilities: [
      modify('may-be-ordered', 'legion.flawed.3', (may, { self, moment: { unit } }) => may && unit !== self.unit),
    ],
  }),
  card({
    id: 'this-is-where-the-fun-begins',
    name: 'This is Where the Fun Begins',
    pips: 1,
    orders: { units: ['Anakin Skywalker'] },
    permanent: true,
    text: words(
      'Anakin has Outmaneuver and Relentless. Unless he was your first unit to activate this round, he gains 1 suppression token when his activation ends.',
      'Anakin a Outmaneuver et Relentless. S’il n’était pas votre première unité activée ce round, il gagne 1 pion Suppression à la fin de son activation.',
      'Anakin ma Outmaneuver i Relentless. Jeśli nie był pierwszym twoim oddziałem aktywowanym w tej rundzie, na koniec aktywacji dostaje 1 żeton przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'you-underestimate-my-power',
    name: 'You Underestimate My Power',
    pips: 2,
    orders: { units: ['Anakin Skywalker'], others: 1 },
    permanent: true,
    text: words(
      'Anakin has Master of the Force 1 and Defend 1, and his attack surges become [crit]. Unless he attacked, he gains 1 suppression token when his activation ends.',
      'Anakin a Master of the Force 1 et Defend 1, et ses adrénalines d’attaque deviennent des [crit]. S’il n’a pas attaqué, il gagne 1 pion Suppression à la fin de son activation.',
      'Anakin ma Master of the Force 1 i Defend 1, a jego [surge] w ataku stają się [crit]. Jeśli nie atakował, na koniec aktywacji dostaje 1 żeton przygniecenia.',
    ),
    abilities: 'unwritten',
  }),
  card({
    id: 'hero-of-the-clone-wars',
    name: 'Hero of the Clone Wars',
    pips: 3,
    orders: { units: ['Anakin Skywalker'], others: 2 },
    permanent: true,
    gives: [{ keywords: [kw('exemplar'), kw('reliable-x', 2)] }],
    text: words(
      'Anakin has Exemplar and Reliable 2. With no friend at range 1–2 of him he gains 1 suppression token when his activation ends.',
      'Anakin a Exemplar et Reliable 2. Sans allié à portée 1–2 de lui, il gagne 1 pion Suppression à la fin de son activation.',
      'Anakin ma Exemplar i Reliable 2. Gdy żaden twój oddział nie jest w zasięgu 1–2 od niego, na koniec aktywacji dostaje 1 żeton przygniecenia.',
    ),
    abilities: [
      at('end-of-activation', {
        rule: 'legion.permanent.2',
        optional: false,
        when: ({ table, self, moment: { unit } }) =>
          unit === self.unit && table.friendsOf(unit.seat).every((one) => one === unit || table.range(unit, one) > 2),
        *effect({ table, moment: { unit } }) {
          yield* gainToken(table, unit, 'suppression', 1, 'legion.permanent.2');
        },
      }),
    ],
  }),
];
