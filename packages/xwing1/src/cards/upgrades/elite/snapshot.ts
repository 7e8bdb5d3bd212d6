import { at, modify, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayAttack } from '../../../rules/attack.ts';
import { type AttackOptions, possibleShots } from '../../../rules/possibleshots.ts';
import type { Ship } from '../../../state.ts';
import { thisAttack } from '../../words/attack.ts';

const FIRED = 'round:snapshot';
/** The phases in which it can be fired, as a ship remembers them. */
const PHASES = ['planning', 'activation', 'combat', 'end', 'setup'];
function onlyAt(card: string, target: Ship): AttackOptions {
  return { weapons: ({ id }) => id === card, targets: (ship) => ship === target, rule: RULE };
}

export const SNAP_SHOT: UpgradeFacts = {
  id: 'snapshot',
  name: 'Snap Shot',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  attack: { dice: 2, range: [1, 1] },
  text: 'An enemy has executed a maneuver: you may attack it with this card. You may not modify your attack dice, nor attack again this phase.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ table, self: { ship, card }, moment }) =>
        possibleShots(table, ship, onlyAt(card, moment.ship)).length > 0,
      *effect({ table, self: { ship, card }, moment }) {
        yield* mayAttack(table, ship, onlyAt(card, moment.ship));
      },
    }),
    at('target-declared', {
      optional: false,
      when: thisAttack,
      *effect({ table, self: { ship } }) {
        ship.memory[FIRED] = PHASES.indexOf(table.state.phase);
      },
    }),
    modify(
      'may-attack',
      (may, { table, self, moment }) =>
        may && (moment !== self.ship || moment.memory[FIRED] !== PHASES.indexOf(table.state.phase)),
    ),
    modify(
      'may-modify',
      (may, { self, moment: { attack, ship, dice } }) =>
        may && (attack.weapon !== self.card || ship !== self.ship || attack.attacker !== ship.id || dice !== 'attack'),
    ),
  ],
};
