import { at, type Holder, modify } from '../../abilities.ts';
import type { KeywordUse, WeaponFacts } from '../../card.ts';
import { isOwn } from '../../keywords/keyword.ts';
import { giveKeyword } from '../../sources.ts';
import { kw } from '../print.ts';

function halvedKey({ card }: Holder): string {
  return `activation:halved:${card}`;
}

const half = (count: number) => Math.ceil(count / 2);

/** Keywords without a number have the value 1, and keep it. */
function halfOf({ dice, keywords, ...facts }: WeaponFacts): WeaponFacts {
  const halfUse = (use: KeywordUse): KeywordUse => ({ ...use, value: half(use.value) });
  return {
    ...facts,
    dice: { red: half(dice.red), black: half(dice.black), white: half(dice.white) },
    keywords: keywords.map(halfUse),
  };
}

/** Twin guns: as it activates, half of them for one enemy and half for another. */
export const FIRES_BY_HALVES = [
  at('activates', {
    optional: true,
    when: isOwn,
    *effect({ table, self, moment: { unit } }) {
      unit.memory[halvedKey(self)] = 1;
      giveKeyword(table, unit, 'activation', kw('gunslinger'));
    },
  }),
  modify('weapons', (weapons, { self, moment: unit }) => {
    if (unit !== self.unit || !self.upgrade || !unit.memory[halvedKey(self)]) return weapons;
    const index = unit.upgrades.indexOf(self.upgrade);
    return weapons.map((one) => (one.upgrade === index ? { ...one, facts: halfOf(one.facts) } : one));
  }),
] as const;
