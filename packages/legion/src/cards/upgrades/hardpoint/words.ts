import { words } from '@rangefinder/kernel/words';
import { at, type Holder, modify } from '../../../abilities.ts';
import type { KeywordUse, WeaponFacts } from '../../../card.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { giveKeyword } from '../../../sources.ts';
import { kw } from '../../print.ts';

export const HALVED = words(
  'On activating it may halve the dice and the keyword values of this weapon until the activation ends; then it has Gunslinger.',
  'À son activation, elle peut réduire de moitié les dés et les valeurs de mots-clés de cette arme jusqu’à la fin de l’activation ; elle a alors Gunslinger.',
  'Przy aktywacji może do jej końca zmniejszyć o połowę kości i wartości słów kluczowych tej broni; ma wtedy Gunslinger.',
);

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
