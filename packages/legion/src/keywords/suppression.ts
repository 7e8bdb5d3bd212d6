import { words } from '@rangefinder/kernel/words';
import { at, modify } from '../abilities.ts';
import { freeAction, mayActFreely } from '../rules/freeactions.ts';
import { gainToken, removeSuppression } from '../rules/tokens.ts';
import { isSuppressed } from '../rules/units.ts';
import { chooseUnit } from './choosing.ts';
import { defends, isOwn, keyword } from './keyword.ts';

/** legion.inspire-x: token by token, of others at range 1 to 2. */
export const INSPIRE = keyword(
  'inspire-x',
  'Inspire X',
  words(
    'After its Rally step: remove up to X suppression tokens from other friendly units at range 1–2.',
    'Après son étape de ralliement : retirez jusqu’à X pions suppression d’autres unités alliées à portée 1–2.',
    'Po kroku mobilizacji: usuń do X żetonów przygniecenia z innych sojuszniczych oddziałów w zasięgu 1–2.',
  ),
  [
    at('rallied', {
      rule: 'legion.inspire-x.1',
      optional: false,
      when: isOwn,
      *effect({ table, self, moment: { unit } }) {
        const rule = 'legion.inspire-x.1';
        for (let left = self.value; left > 0; left--) {
          const fit = table
            .friendsOf(unit.seat)
            .filter((one) => one !== unit && one.tokens.suppression > 0 && table.range(unit, one) <= 2);
          const one = yield* chooseUnit({ self, rule, gives: 'calm' }, fit);
          if (!one) return;
          yield* removeSuppression(table, one, 1, rule);
        }
      },
    }),
  ],
);

/** legion.dauntless: the check for panic is over by then (.2). */
export const DAUNTLESS = keyword(
  'dauntless',
  'Dauntless',
  words(
    'After its Rally step, suppressed and not panicked: it may gain a suppression token for a free move action.',
    'Après son ralliement, démoralisée sans paniquer : elle peut gagner un pion suppression pour une action de mouvement gratuite.',
    'Po mobilizacji, przygnieciony bez paniki: może zyskać żeton przygniecenia za darmową akcję ruchu.',
  ),
  [
    at('before-actions', {
      rule: 'legion.dauntless.1',
      optional: true,
      when: (context) =>
        isOwn(context) &&
        isSuppressed(context.table, context.moment.unit) &&
        mayActFreely(context.table, context.moment.unit, 'move'),
      *effect({ table, moment: { unit } }) {
        yield* gainToken(table, unit, 'suppression', 1, 'legion.dauntless.1');
        yield* freeAction(table, unit, ['move'], 'legion.dauntless.1');
      },
    }),
  ],
);

/** legion.danger-sense-x */
export const DANGER_SENSE = keyword(
  'danger-sense-x',
  'Danger Sense X',
  words(
    'It may keep suppression tokens it would lose. While defending: one more die for each, up to X.',
    'Elle peut garder les pions suppression qu’elle perdrait. En défense : un dé de plus pour chacun, jusqu’à X.',
    'Może zatrzymać żetony przygniecenia, które by straciła. W obronie: kość więcej za każdy, do X.',
  ),
  [
    modify('may-keep-suppression', 'legion.danger-sense-x.1', (may, { self, moment }) => may || moment === self.unit),
    modify('extra-defense-dice', 'legion.danger-sense-x.2', (dice, context) =>
      defends(context) ? dice + Math.min(context.self.value, context.moment.defender.tokens.suppression) : dice,
    ),
  ],
);

/** legion.self-preservation */
export const SELF_PRESERVATION = keyword(
  'self-preservation',
  'Self-Preservation',
  words(
    'It cannot use the courage of units of another affiliation.',
    'Elle ne peut pas utiliser le courage d’unités d’une autre affiliation.',
    'Nie może korzystać z odwagi oddziałów o innej przynależności.',
  ),
  [
    modify('courage-range', 'legion.self-preservation.1', (range, { table, self, moment: { unit, commander } }) =>
      unit === self.unit && table.facts(commander).faction !== table.facts(unit).faction ? 0 : range,
    ),
  ],
);
