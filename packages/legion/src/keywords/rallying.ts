import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, modify } from '../abilities.ts';
import { freeAction, mayActFreely } from '../rules/freeactions.ts';
import { gainToken } from '../rules/tokens.ts';
import { courageOf, isOfKind, isSuppressed, isTrooper } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import { chooseUnit } from './choosing.ts';
import { isOwn, keyword } from './keyword.ts';

/** legion.indomitable */
export const INDOMITABLE = keyword(
  'indomitable',
  'Indomitable',
  words('Rally with red dice.', 'Ralliez avec des dés rouges.', 'Zbieraj się, rzucając czerwonymi kośćmi.'),
  [modify('rally-die', 'legion.indomitable.1', (die, { self, moment }) => (moment === self.unit ? 'red' : die))],
);

/** legion.demoralize-x: after every Rally step, one with no die to roll too (.2). */
export const DEMORALIZE = keyword(
  'demoralize-x',
  'Demoralize X',
  words(
    'After your Rally step: give up to X suppression tokens to enemies at range 1–2.',
    'Après votre étape de ralliement : donnez jusqu’à X pions suppression à des ennemis à portée 1–2.',
    'Po twoim zbieraniu się: daj do X żetonów przygniecenia wrogom w zasięgu 1–2.',
  ),
  [
    at('rallied', {
      rule: 'legion.demoralize-x.1',
      optional: false,
      when: isOwn,
      *effect({ table, self, moment: { unit } }) {
        const rule = 'legion.demoralize-x.1';
        const fit = table
          .enemiesOf(unit.seat)
          .filter((one) => isTrooper(table, one) && courageOf(table, one) !== null && table.range(unit, one) <= 2);
        for (let left = self.value; left > 0; left--) {
          const chosen = yield* chooseUnit({ self, rule, gives: 'suppression' }, fit);
          if (!chosen) return;
          yield* gainToken(table, chosen, 'suppression', 1, rule);
        }
      },
    }),
  ],
);

/** legion.compel.1, .3: another, suppressed and not panicked, that could move. */
function mayBeCompelled({ table, self, moment: { unit } }: AbilityContext<{ readonly unit: Unit }>): boolean {
  if (!self.unit || unit === self.unit || unit.seat !== self.seat || !isTrooper(table, unit)) return false;
  if (!isOfKind(table, unit, self.of) || table.range(self.unit, unit) > 2) return false;
  return isSuppressed(table, unit) && mayActFreely(table, unit, 'move');
}

/** legion.compel: the Rally step is over, so that the token panics nobody (.2). */
export const COMPEL = keyword(
  'compel',
  'Compel',
  words(
    'After a friendly trooper at range 1–2 rallied and is suppressed: it may gain a suppression token for a free move action.',
    'Après le ralliement d’un soldat allié démoralisé à portée 1–2 : il peut gagner un pion suppression pour un mouvement gratuit.',
    'Gdy sojuszniczy piechur w zasięgu 1–2 po zbieraniu się jest przygnieciony: może za żeton przygniecenia wykonać darmowy ruch.',
  ),
  [
    at('before-actions', {
      rule: 'legion.compel.1',
      optional: true,
      when: mayBeCompelled,
      *effect({ table, moment: { unit } }) {
        const rule = 'legion.compel.1';
        yield* gainToken(table, unit, 'suppression', 1, rule);
        yield* freeAction(table, unit, ['move'], rule);
      },
    }),
  ],
);
