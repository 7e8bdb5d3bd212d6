import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type CardAbility, modify } from '../../abilities.ts';
import type { CommandFacts } from '../../card.ts';
import { attacks, isOwn } from '../../keywords/keyword.ts';
import { gainToken } from '../../rules/tokens.ts';
import type { Unit } from '../../state.ts';
import { kw } from '../print.ts';
import { cardsOf } from './command.ts';

const card = cardsOf('Anakin Skywalker', 'republic');

/** Anakin gains a suppression token as his activation ends, unless he is pleased. */
function fretsUnless(isPleased: (context: AbilityContext<{ readonly unit: Unit }>) => boolean): CardAbility {
  return at('end-of-activation', {
    rule: 'legion.permanent.2',
    optional: false,
    when: (context) => isOwn(context) && !isPleased(context),
    *effect({ table, moment: { unit } }) {
      yield* gainToken(table, unit, 'suppression', 1, 'legion.permanent.2');
    },
  });
}

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
    gives: [{ keywords: [kw('outmaneuver'), kw('relentless')] }],
    abilities: [
      fretsUnless(({ table, self, moment }) =>
        table.state.units.every((one) => one.seat !== self.seat || one === moment.unit || !one.activated),
      ),
    ],
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
    gives: [{ keywords: [kw('master-of-the-force-x', 1), kw('defend-x', 1)] }],
    abilities: [
      modify('attack-surge', 'legion.permanent.2', (surge, context) => (attacks(context) ? 'crit' : surge)),
      fretsUnless(({ table }) => table.state.activation?.attacked === true),
    ],
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
      fretsUnless(({ table, self, moment: { unit } }) =>
        table.friendsOf(self.seat).some((one) => one !== unit && table.range(unit, one) <= 2),
      ),
    ],
  }),
];
