import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../abilities.ts';
import { COMMANDER_TOKEN } from '../rules/units.ts';
import { isInBattle, type Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { isOwn, keyword } from './keyword.ts';

/** An army without commanders, whose token nobody has yet. */
function isLeaderless(t: LTable, { seat }: Unit): boolean {
  return t.state.units.every(
    (unit) => unit.seat !== seat || (unit.rank !== 'commander' && !unit.memory[COMMANDER_TOKEN]),
  );
}

/** The courage that a token of a commander lends (legion.field-commander.7). */
const COURAGE = 2;

/** legion.field-commander: nominated for cards that are nobody's own, and a commander for nothing else (.2, .6). */
export const FIELD_COMMANDER = keyword(
  'field-commander',
  'Field Commander',
  words(
    'May be nominated to issue the orders of a command card that is no character’s own. In an army without commanders it has their token.',
    'Peut être désignée pour donner les ordres d’une carte de commandement qui n’est celle d’aucun personnage. Dans une armée sans commandant, elle a leur pion.',
    'Można go wyznaczyć do wydania rozkazów z karty dowodzenia, która nie należy do żadnej postaci. W armii bez dowódców ma ich żeton.',
  ),
  [
    modify('may-be-nominated', 'legion.field-commander.1', (may, { self, moment }) => may || moment === self.unit),
    at('unit-deployed', {
      rule: 'legion.field-commander.4',
      optional: false,
      when: (context) => isOwn(context) && isLeaderless(context.table, context.moment.unit),
      *effect({ table, moment: { unit } }) {
        unit.memory[COMMANDER_TOKEN] = 1;
        table.emit({ type: 'commander-token', rule: 'legion.field-commander.4', unit: unit.id });
      },
    }),
    modify(
      'panic-courage',
      'legion.field-commander.7',
      (courage, { table, self: { unit: commander }, moment: unit }) => {
        if (courage === null || !commander?.memory[COMMANDER_TOKEN] || !isInBattle(commander)) return courage;
        if (unit.seat !== commander.seat) return courage;
        const reach = table.abilities.ask('courage-range', { commander, unit }, 3);
        return table.range(commander, unit) <= reach ? Math.max(courage, COURAGE) : courage;
      },
    ),
  ],
);
