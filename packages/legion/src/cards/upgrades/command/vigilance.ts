import { words } from '@rangefinder/kernel/words';
import { at, modify, RULE } from '../../../abilities.ts';
import { chooseUnit } from '../../../keywords/choosing.ts';
import { isTrooper } from '../../../rules/units.ts';
import type { Unit } from '../../../state.ts';
import { upgrade } from '../upgrade.ts';

/** How many dodge tokens a unit keeps for it. */
const KEPT = 'round:vigilance';

function keep({ memory }: Unit): void {
  memory[KEPT] = (memory[KEPT] ?? 0) + 1;
}

/** One trooper unit, or up to two of Corps rank: each keeps a dodge token. */
export const VIGILANCE = upgrade('command', {
  id: 'vigilance',
  name: 'Vigilance',
  points: 5,
  text: words(
    'When tokens are removed in the End Phase: at range 1–2 choose 1 friendly trooper unit, or up to 2 of Corps rank; each keeps 1 dodge token.',
    'Quand on retire les pions en phase Finale : à portée 1–2, choisissez 1 unité de soldats alliée, ou jusqu’à 2 de Corps ; chacune garde 1 pion Esquive.',
    'Gdy w fazie końcowej usuwa się żetony: wybierz w zasięgu 1–2 jeden twój oddział piechoty albo do 2 oddziałów korpusu; każdy zachowuje 1 żeton uniku.',
  ),
  abilities: [
    at('removing-tokens', {
      optional: false,
      *effect({ table, self }) {
        const watch = self.unit;
        if (!watch) return;
        const isNear = (one: Unit) =>
          isTrooper(table, one) && one.tokens.dodge > (one.memory[KEPT] ?? 0) && table.range(watch, one) <= 2;
        const near = table.friendsOf(self.seat).filter(isNear);
        const first = yield* chooseUnit({ self, rule: RULE, gives: 'dodge' }, near);
        if (!first) return;
        keep(first);
        if (first.rank !== 'corps') return;
        const others = near.filter((one) => one !== first && one.rank === 'corps');
        const second = yield* chooseUnit({ self, rule: RULE, gives: 'dodge' }, others);
        if (second) keep(second);
      },
    }),
    // A single voice, however many cards there are: the memory counts them.
    modify('keeps-tokens', (kept, { self, moment: { unit, token } }) =>
      token === 'dodge' && unit.seat === self.seat ? Math.max(kept, unit.memory[KEPT] ?? 0) : kept,
    ),
  ],
});
