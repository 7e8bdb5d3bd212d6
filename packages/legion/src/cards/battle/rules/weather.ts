import { modify } from '../../../abilities.ts';
import { touchesPart } from '../../../battlefield/range.ts';
import type { BattleRules } from '../../../edition.ts';
import { isTrooper } from '../../../rules/units.ts';
import { isInBattle } from '../../../state.ts';

/** Nobody sees further than so many ranges in round 1, 2 and so on (legion.setup-battle-cards.14, .15). */
export function visibility(...ranges: readonly number[]): BattleRules {
  return {
    abilities: [
      modify('sight-range', 'legion.setup-battle-cards.14', (far, { table }) =>
        Math.min(far, ranges[table.state.round - 1] ?? Number.POSITIVE_INFINITY),
      ),
    ],
  };
}

/** Hostile Environment: away from terrain suppression stays (legion.setup-battle-cards.16). */
export const HOSTILE: BattleRules = {
  abilities: [
    modify('keeps-tokens', 'legion.setup-battle-cards.16', (kept, { table, moment: { unit, token } }) => {
      if (token !== 'suppression' || !isInBattle(unit) || !isTrooper(table, unit)) return kept;
      const leader = table.miniature(unit, table.leader(unit));
      // legion.transported-closed.16: what its vehicle touches is not what it touches.
      const touching = unit.place === 'play' && table.parts.some((part) => touchesPart(leader, part));
      return touching ? kept : unit.tokens.suppression;
    }),
  ],
};

/** War Weary: commanders lend courage less far, if they lend any. */
export const WEARY: BattleRules = {
  abilities: [modify('courage-range', (range) => (range > 0 ? Math.max(1, range - 2) : range))],
};
