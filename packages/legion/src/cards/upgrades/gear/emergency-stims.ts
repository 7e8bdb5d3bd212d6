import { words } from '@rangefinder/kernel/words';
import { at, instead, RULE } from '../../../abilities.ts';
import { isOwn } from '../../../keywords/keyword.ts';
import { blame, blamed } from '../../../rules/blame.ts';
import { isReady, useUp } from '../../../rules/exhausting.ts';
import { sufferWounds } from '../../../rules/wounds.ts';
import { upgrade } from '../upgrade.ts';

const MOST = 2;

/** Wounds that are put off, and that they were put off in this very activation. */
const LATER = 'put-off';

const NOW = 'activation:put-off';

/** Up to two wounds suffered during an attack wait until the end of the next activation. */
export const EMERGENCY_STIMS = upgrade('gear', {
  id: 'emergency-stims',
  name: 'Emergency Stims',
  points: 8,
  formerPoints: 10,
  exhaust: true,
  text: words(
    'It would suffer wounds in an attack: exhaust to put off up to 2 of them. They are suffered when its next activation ends.',
    'Elle subirait des blessures lors d’une attaque : inclinez pour en repousser jusqu’à 2. Elles sont subies à la fin de sa prochaine activation.',
    'Gdy miałby odnieść rany w ataku: wyczerp, aby odłożyć do 2 z nich. Odnosi je na koniec swojej następnej aktywacji.',
  ),
  abilities: [
    instead('suffer-wounds', {
      optional: true,
      when: (context) =>
        isOwn(context) &&
        // Of whatever kind: a guardian's, and those that Deflect brings upon the attacker.
        context.table.state.attack !== null &&
        context.self.upgrade !== null &&
        isReady(context.self.upgrade),
      *instead({ table, self, moment: { unit, wounds, attack, by } }) {
        if (!self.upgrade) return false;
        useUp(table, unit, self.upgrade);
        const later = Math.min(MOST, wounds);
        unit.memory[LATER] = (unit.memory[LATER] ?? 0) + later;
        if (table.state.activation?.unit === unit.id) unit.memory[NOW] = 1;
        if (by) blame(table, unit, LATER, by);
        yield* sufferWounds(table, unit, wounds - later, { rule: RULE, attack, by });
        return true;
      },
    }),
    at('end-of-activation', {
      optional: false,
      when: (context) =>
        isOwn(context) && (context.moment.unit.memory[LATER] ?? 0) > 0 && !context.moment.unit.memory[NOW],
      *effect({ table, moment: { unit } }) {
        const wounds = unit.memory[LATER] ?? 0;
        delete unit.memory[LATER];
        yield* sufferWounds(table, unit, wounds, { rule: RULE, attack: null, by: blamed(table, unit, LATER) });
      },
    }),
  ],
});
