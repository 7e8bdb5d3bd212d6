import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type Moved } from '../abilities.ts';
import { mayOverrun } from '../rules/attack/overrun.ts';
import { overrun } from '../rules/deeds.ts';
import type { Unit } from '../state.ts';
import { chooseUnit } from './choosing.ts';
import { isOwn, keyword } from './keyword.ts';

const OVERRUNS = 'activation:overruns';

/** Enemies that the move went over and that may be attacked for it (legion.overrun.4). */
function overflown({ table, moment: { unit, overlapped } }: AbilityContext<Moved>): readonly Unit[] {
  return overlapped.filter(
    (other) => other.seat !== unit.seat && other.place === 'play' && mayOverrun(table, unit, other),
  );
}

/** legion.overrun: X attacks in its activation (.3), one for each move at most (.9). */
export const OVERRUN = keyword(
  'overrun',
  'Overrun X',
  words(
    'Up to X times in its activation, after a move over enemies: an attack with its overrun weapon on one unit of them.',
    'Jusqu’à X fois pendant son activation, après un mouvement par-dessus des ennemis : une attaque de son arme de bordée contre une de leurs unités.',
    'Do X razy w aktywacji, po ruchu nad wrogami: atak bronią Overrun na jeden z ich oddziałów.',
  ),
  [
    at('moved', {
      rule: 'legion.overrun.4',
      optional: false,
      when: (context) => {
        const { table, self, moment } = context;
        if (!isOwn(context) || table.state.activation?.unit !== moment.unit.id) return false;
        return (moment.unit.memory[OVERRUNS] ?? 0) < self.value && overflown(context).length > 0;
      },
      *effect(context) {
        const { table, self, moment } = context;
        const enemy = yield* chooseUnit({ self, rule: 'legion.overrun.5' }, overflown(context));
        if (!enemy) return;
        moment.unit.memory[OVERRUNS] = (moment.unit.memory[OVERRUNS] ?? 0) + 1;
        yield* overrun(table, moment.unit, enemy);
      },
    }),
  ],
);
