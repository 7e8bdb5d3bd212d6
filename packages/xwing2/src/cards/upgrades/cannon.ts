import { type AbilityContext, at, modify } from '../../abilities.ts';
import { inArc } from '../../rules/measure.ts';
import { inArcOfRemote } from '../../rules/remotes.ts';
import type { Attack } from '../../state.ts';
import { thisAttack } from '../attackwords.ts';
import type { UpgradeFacts } from '../card.ts';
import { changesAttackDie, shows } from '../dicewords.ts';
import { bonusAttackAfterManeuver, inflicts, ionizes } from './weaponeffects.ts';

/** Whether an attack is made with this card and the two ships stand as asked. */
function ofThisAttack(
  { table, self, moment: attack }: AbilityContext<Attack>,
  asked: (how: { inBullseye: boolean; inDefendersFront: boolean }) => boolean,
): boolean {
  if (attack.attacker !== self.ship.id || attack.weapon !== self.card) return false;
  const defender = table.findShip(attack.defender);
  return asked({
    // xw2.attacking-remotes.1: a remote that defends is treated as a ship.
    inBullseye: inArc(table, self.ship, 'bullseye', table.ship(attack.defender)),
    // xw2.attacking-remotes.6: nobody is out of the arcs of a remote that has none.
    inDefendersFront: defender
      ? inArc(table, defender, 'front', self.ship)
      : inArcOfRemote(table, attack, self.ship) !== false,
  });
}

export const CANNON: readonly UpgradeFacts[] = [
  {
    id: 'autoblasters',
    name: 'Autoblasters',
    fills: ['cannon'],
    limited: 0,
    cost: 7,
    standard: false,
    attack: { arc: 'front', dice: 2, range: [1, 2], rangeBonus: true },
    text: "1 more die if the defender stands in your bullseye arc. Out of the defender's front arc, evades cannot cancel your crits.",
    abilities: [
      modify('attack-dice', 'xw2.special-weapon.1', (dice, context) =>
        ofThisAttack(context, ({ inBullseye }) => inBullseye) ? dice + 1 : dice,
      ),
      modify('neutralizing', 'xw2.special-weapon.1', (order, context) =>
        ofThisAttack(context, ({ inDefendersFront }) => !inDefendersFront)
          ? { ...order, critsCancelled: false }
          : order,
      ),
    ],
  },
  {
    id: 'heavylasercannon',
    name: 'Heavy Laser Cannon',
    fills: ['cannon'],
    limited: 0,
    cost: 4,
    standard: true,
    attack: { arc: 'bullseye', dice: 4, range: [2, 3], rangeBonus: true },
    text: 'After your dice are modified, every crit becomes a hit.',
    abilities: [
      at('attack-dice-modified', {
        rule: 'xw2.special-weapon.1',
        optional: false,
        when: (context) => thisAttack(context) && shows(context.moment.attack.attackDice, ['crit']),
        *effect({ moment: { attack } }) {
          for (const die of attack.attackDice) if (die.face === 'crit') die.face = 'hit';
        },
      }),
    ],
  },
  {
    id: 'ioncannon',
    name: 'Ion Cannon',
    fills: ['cannon'],
    limited: 0,
    cost: 6,
    standard: true,
    attack: { arc: 'front', dice: 3, range: [1, 3], rangeBonus: true },
    text: 'If it hits, one result costs one damage, and each further result is an ion token.',
    abilities: [ionizes()],
  },
  {
    id: 'jammingbeam',
    name: 'Jamming Beam',
    fills: ['cannon'],
    limited: 0,
    cost: 0,
    standard: true,
    attack: { arc: 'front', dice: 3, range: [1, 2], rangeBonus: true },
    text: 'If it hits, every result is a jam token instead of damage.',
    abilities: [inflicts('jam')],
  },
  {
    id: 'protoncannons',
    name: 'Proton Cannons',
    fills: ['cannon', 'cannon'],
    limited: 0,
    cost: 4,
    standard: true,
    charges: { value: 2, recovers: 1 },
    attack: { arc: 'bullseye', dice: 4, range: [2, 3], rangeBonus: true, spends: 2 },
    text: 'Spends two charges. One focus or hit result becomes a crit.',
    abilities: [changesAttackDie(['focus', 'hit'], 'crit', { when: thisAttack, optional: false })],
  },
  {
    id: 'syncedlasercannons',
    name: 'Synced Laser Cannons',
    fills: ['cannon', 'cannon'],
    limited: 0,
    cost: 8,
    standard: true,
    attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: true },
    text: 'While you have a calculate token, the defender gets no range bonus.',
    abilities: [
      modify('range-bonus', 'xw2.special-weapon.1', (bonus, { self, moment: { attack, side } }) =>
        side === 'defense' &&
        attack.attacker === self.ship.id &&
        attack.weapon === self.card &&
        self.ship.tokens.calculate > 0
          ? 0
          : bonus,
      ),
    ],
  },
  {
    id: 'tractorbeam',
    name: 'Tractor Beam',
    fills: ['cannon'],
    limited: 0,
    cost: 4,
    standard: true,
    attack: { arc: 'front', dice: 3, range: [1, 3], rangeBonus: true },
    text: 'If it hits, every result is a tractor token instead of damage.',
    abilities: [inflicts('tractor')],
  },
  {
    id: 'underslungblastercannon',
    name: 'Underslung Blaster Cannon',
    fills: ['cannon'],
    limited: 0,
    cost: 2,
    restrictions: [{ faction: ['resistance'] }, { keyword: ['X-wing'] }],
    standard: true,
    attack: { arc: 'turret', dice: 2, range: [1, 1], rangeBonus: false, requires: ['lock'] },
    actions: ['rotate'],
    text: 'Needs a lock on the defender, and only that lock can modify your dice. An enemy that has executed a maneuver can be made the target of this weapon in a bonus attack.',
    abilities: [
      bonusAttackAfterManeuver(),
      modify(
        'may-modify',
        'xw2.special-weapon.1',
        (may, { self, moment: { attack, dice, by } }) =>
          may &&
          !(attack.attacker === self.ship.id && attack.weapon === self.card && dice === 'attack' && by !== 'lock'),
      ),
    ],
  },
];
