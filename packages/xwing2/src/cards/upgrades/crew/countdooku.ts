import { type AttackFace, changeOne, type DefenseFace, type Die } from '@rangefinder/xwing';
import { at, type CardAbility, type Holder } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { forceCapacity } from '../../../rules/stats.ts';
import type { Attack } from '../../../state.ts';
import { attackerOf, type DuringAttack, defenderOf } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';
import { chooses } from '../../words/phrases.ts';

const NAMED = ['hit', 'crit', 'evade', 'focus', 'blank'] as const;

/** xw2.dice-modification.11: what a die can be changed to at all. */
const CHANGEABLE: Readonly<Record<'attack' | 'defense', readonly string[]>> = {
  attack: ['hit', 'crit', 'focus', 'blank'],
  defense: ['evade', 'focus', 'blank'],
};

/** Count Dooku: a result named before the roll must be in it (xw2.errata-upgrade-cards.21, .22). */
function namesResult(side: 'attack' | 'defense'): CardAbility[] {
  const roller = (context: DuringAttack) => (side === 'attack' ? attackerOf(context) : defenderOf(context));
  const key = (self: Holder) => `${self.ship.id}:${self.card}:${side}`;
  const dice = ({ attack }: { attack: Attack }): Die<AttackFace | DefenseFace>[] =>
    side === 'attack' ? attack.attackDice : attack.defenseDice;
  return [
    at(side === 'attack' ? 'before-attack-dice' : 'before-defense-dice', {
      rule: 'xw2.errata-upgrade-cards.21',
      optional: true,
      when: (context) => {
        const { table, self } = context;
        const ship = roller(context);
        return (
          ship?.place === 'play' &&
          self.ship.force > 0 &&
          self.ship.force === forceCapacity(table, self.ship) &&
          table.range(self.ship, ship) <= 2
        );
      },
      *effect(context) {
        const { table, self, moment } = context;
        spendForce(table, self.ship, 1, 'xw2.errata-upgrade-cards.22');
        const faces: readonly (AttackFace | DefenseFace)[] = NAMED;
        const named = yield* chooses(context, self.ship, faces, 'xw2.errata-upgrade-cards.22');
        moment.attack.memory[key(self)] = 1 + faces.indexOf(named);
      },
    }),
    at(side === 'attack' ? 'attack-dice-rolled' : 'defense-dice-rolled', {
      rule: 'xw2.faq-cards.82',
      optional: false,
      when: ({ self, moment }) => {
        const named = NAMED[(moment.attack.memory[key(self)] ?? 0) - 1];
        return (
          named !== undefined &&
          CHANGEABLE[side].includes(named) &&
          dice(moment).length > 0 &&
          !shows(dice(moment), [named])
        );
      },
      *effect(context) {
        const { self, moment } = context;
        const named = NAMED[(moment.attack.memory[key(self)] ?? 0) - 1];
        const ship = roller(context);
        if (named === undefined || !ship) return;
        // xw2.faq-cards.84: whoever rolled chooses the die.
        const faces = [...new Set(dice(moment).map(({ face }) => face))];
        const face = yield* chooses(context, ship, faces, 'xw2.faq-cards.84');
        changeOne(dice(moment), [face], named);
      },
    }),
  ];
}

export const COUNT_DOOKU: UpgradeFacts = {
  id: 'countdooku',
  name: 'Count Dooku',
  fills: ['crew'],
  limited: 1,
  cost: 14,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'A ship at range 0-2 is about to roll in an attack, and all your Force is active: you may pay 1 and call a result. Unless the roll shows it, one die must be changed to it.',
  abilities: [...namesResult('attack'), ...namesResult('defense')],
};
