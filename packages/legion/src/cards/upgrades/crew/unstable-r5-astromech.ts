import { words } from '@rangefinder/kernel/words';
import { at, RULE } from '../../../abilities.ts';
import { chooseWay } from '../../../keywords/choosing.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { hasTarget } from '../../../rules/attack/targets.ts';
import { extraAttack, extraMove } from '../../../rules/deeds.ts';
import { mayMove } from '../../../rules/moving.ts';
import { isGone } from '../../../rules/units.ts';
import { sufferWounds } from '../../../rules/wounds.ts';
import type { Unit } from '../../../state.ts';
import type { LTable } from '../../../table.ts';
import { canPay, pay } from '../../words/paying.ts';
import { upgrade } from '../upgrade.ts';

/** What an unstable droid could make of the end of an activation. */
function bursts(t: LTable, unit: Unit): readonly ('attack' | 'move')[] {
  return [...(hasTarget(t, unit) ? (['attack'] as const) : []), ...(mayMove(t, unit) ? (['move'] as const) : [])];
}

/** It goes out with a bang. */
export const UNSTABLE_R5_ASTROMECH = upgrade('crew', {
  id: 'unstable-r5-astromech',
  name: 'Unstable R5 Astromech',
  points: 6,
  restriction: { units: ['X-34 Landspeeder', 'A-A5 Speeder Truck'] },
  expend: true,
  text: words(
    'Once, as its activation ends: an extra attack or move, then 3 black attack dice against itself: 1 wound per [hit] or [crit].',
    'Une fois, à la fin de son activation : une attaque ou un déplacement de plus, puis 3 dés d’attaque noirs contre elle-même : 1 blessure par [hit] ou [crit].',
    'Raz, pod koniec aktywacji: dodatkowy atak lub ruch, a potem 3 czarne kości ataku przeciw sobie: 1 rana za każdy [hit] lub [crit].',
  ),
  abilities: [
    at('end-of-activation', {
      optional: true,
      when: (context) => isOwn(context) && canPay(context) && bursts(context.table, context.moment.unit).length > 0,
      *effect(context) {
        const { table, self, moment } = context;
        const { unit } = moment;
        pay(context);
        const way = yield* chooseWay({ self, rule: RULE }, bursts(table, unit));
        if (way === 'attack') yield* extraAttack(table, unit, {});
        else yield* extraMove(table, unit);
        if (isGone(unit)) return;
        const dice = table.rollAttack('black', 3).map((face) => ({ die: 'black' as const, face }));
        table.emit({ type: 'attack-rolled', rule: RULE, attacker: unit.id, defender: unit.id, dice });
        const wounds = dice.filter(({ face }) => face === 'hit' || face === 'crit').length;
        yield* sufferWounds(table, unit, wounds, { rule: RULE, attack: null, by: null });
      },
    }),
  ],
});
