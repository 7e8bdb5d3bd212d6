import { type AttackFace, hasLock } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { ConditionFacts } from '../../card.ts';
import { loseShield } from '../../rules/charges.ts';
import { exposeDamageCard } from '../../rules/damage.ts';
import type { Attack } from '../../state.ts';
import { type DuringAttack, defenderOf, youAttack } from '../words/attack.ts';
import { has } from '../words/condition.ts';

const SPENDABLE: readonly AttackFace[] = ['hit', 'crit', 'focus'];

function spendable({ attackDice }: Attack): AttackFace[] {
  return SPENDABLE.filter((face) => attackDice.some((die) => die.face === face));
}

/** What the holder of the prototype could make of a result. */
function prototypeChoices(context: DuringAttack): ('shield' | 'card')[] {
  const { table, self, moment } = context;
  const defender = defenderOf(context);
  const { attack } = moment;
  if (!defender || !youAttack(context) || attack.kind !== 'primary' || attack.symbol !== 'front') return [];
  const locked = table.friendsOf(self.ship).some((ship) => has(ship, 'directorkrennic') && hasLock(ship, defender.id));
  if (!locked) return [];
  const facedown = defender.damage.some(({ faceup }) => !faceup);
  return [...(defender.shields > 0 ? (['shield'] as const) : []), ...(facedown ? (['card'] as const) : [])];
}

export const OPTIMIZED_PROTOTYPE: ConditionFacts = {
  id: 'optimizedprototype',
  name: 'Optimized Prototype',
  limited: 1,
  text: 'In a primary attack from your front arc on a ship that a friendly Director Krennic has locked, you may spend a hit, crit or focus result: the defender loses a shield, or turns one of its facedown damage cards up.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.errata-saws-renegades-tie-reaper.12',
      optional: true,
      when: (context) => prototypeChoices(context).length > 0 && spendable(context.moment.attack).length > 0,
      *effect(context) {
        const rule = 'xw2.errata-saws-renegades-tie-reaper.12';
        const { self, table, moment } = context;
        const asked = { seat: self.ship.seat, rule, about: { ship: self.ship.id, card: self.card } } as const;
        const { key: face } = yield* pickOne({
          ...asked,
          topic: 'spend-result',
          options: spendable(moment.attack).map((key) => ({ key })),
        });
        const dice = moment.attack.attackDice;
        dice.splice(
          dice.findIndex((die) => die.face === face),
          1,
        );
        const { key } = yield* pickOne({
          ...asked,
          topic: 'optimized-prototype',
          options: prototypeChoices(context).map((key) => ({ key })),
        });
        const defender = defenderOf(context);
        if (!defender) return;
        if (key === 'shield') yield* loseShield(table, defender, rule);
        else yield* exposeDamageCard(table, defender, rule);
      },
    }),
  ],
};
