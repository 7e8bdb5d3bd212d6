import type { Procedure } from '@rangefinder/kernel';
import { at, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ShipFacts } from '../../card.ts';
import { assignCondition } from '../../rules/conditions.ts';
import { type DuringAttack, defenderOf, enemyInYourArc, youAttack } from '../words/attack.ts';
import { shows } from '../words/dice.ts';

/** "Crimson Leader" spends a result, which is gone, and rattles the defender. */
function* rattle(context: DuringAttack): Procedure<void> {
  const { table, self, moment } = context;
  const { attackDice } = moment.attack;
  const options = (['hit', 'crit'] as const).filter((face) => shows(attackDice, [face])).map((key) => ({ key }));
  const about = { ship: self.ship.id, card: self.card };
  const { key } = yield* pickOne({ seat: self.ship.seat, topic: 'choose-result', rule: RULE, about, options });
  attackDice.splice(
    attackDice.findIndex(({ face }) => face === key),
    1,
  );
  yield* assignCondition(table, self.ship, defenderOf(context), 'rattled');
}

export const bsf17bomber: ShipFacts = {
  id: 'bsf17bomber',
  name: 'B/SF-17 Bomber',
  size: 'large',
  attack: 2,
  arcs: ['front', 'turret'],
  agility: 1,
  hull: 9,
  shields: 3,
  actions: ['focus', 'lock'],
  dial: '0OR 1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW',
  pilots: [
    {
      id: 'crimsonleader',
      name: '"Crimson Leader"',
      allegiance: 'resistance',
      skill: 7,
      limited: 1,
      cost: 29,
      slots: ['bomb', 'bomb', 'system', 'tech'],
      text: 'Your target is in your firing arc: pay a hit or crit of yours, if you like, and it gets the condition Rattled.',
      abilities: [
        at('modify-attack-dice', {
          optional: true,
          when: (context) =>
            youAttack(context) && enemyInYourArc(context) && shows(context.moment.attack.attackDice, ['hit', 'crit']),
          effect: rattle,
        }),
      ],
    },
    {
      id: 'cobaltleader',
      name: '"Cobalt Leader"',
      allegiance: 'resistance',
      skill: 6,
      limited: 1,
      cost: 28,
      slots: ['bomb', 'bomb', 'system', 'tech'],
      text: 'Your target is within range 1 of a bomb token: it rolls a defense die less, never below 0.',
      abilities: [
        modify('defense-dice', (dice, { table, self, moment: { attacker, defender } }) => {
          if (attacker !== self.ship.id) return dice;
          const ship = table.ship(defender);
          const isNearBomb = table.state.bombs.some((bomb) => table.rangeTo(ship, table.bomb(bomb)) <= 1);
          return isNearBomb ? Math.max(0, dice - 1) : dice;
        }),
      ],
    },
    {
      id: 'crimsonspecialist',
      name: '"Crimson Specialist"',
      allegiance: 'resistance',
      skill: 4,
      limited: 1,
      cost: 27,
      slots: ['bomb', 'bomb', 'system', 'tech'],
      text: 'You drop a bomb after you revealed your dial: you may place its token anywhere touching you.',
      abilities: [
        modify(
          'bomb-touches',
          (may, { self, moment: { ship, when } }) => may || (ship === self.ship && when === 'reveal'),
        ),
      ],
    },
    {
      id: 'crimsonsquadronpilot',
      name: 'Crimson Squadron Pilot',
      allegiance: 'resistance',
      skill: 1,
      limited: 0,
      cost: 25,
      slots: ['bomb', 'bomb', 'system', 'tech'],
      abilities: [],
    },
  ],
};
