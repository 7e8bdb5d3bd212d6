import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, cardAction, type LHooks, modify } from '../abilities.ts';
import { named } from '../named.ts';
import { freeActionWhere } from '../rules/freeactions.ts';
import { gainToken } from '../rules/tokens.ts';
import { isTrooper } from '../rules/units.ts';
import type { Attack, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { chooseUnit } from './choosing.ts';
import { attacks, keyword } from './keyword.ts';

/** Where a unit remembers that it does as it likes in this activation (legion.override-x.2). */
export const AI_IGNORED = 'activation:ai-ignored';

/** legion.ai-action: without a faceup order token (.1), in its own activation (.3). */
export const AI_ACTION = keyword(
  'ai-action',
  'AI',
  words(
    'Without a faceup order token your first action must be one of these, if you can perform it.',
    'Sans pion d’ordre face visible, votre première action doit être l’une de celles-ci, si possible.',
    'Bez odkrytego żetonu rozkazu twoją pierwszą akcją musi być jedna z tych, jeśli możesz ją wykonać.',
  ),
  [
    modify('first-actions', 'legion.ai-action.2', (actions, { self, moment: unit }) =>
      unit === self.unit && unit.order !== 'faceup' && !unit.memory[AI_IGNORED]
        ? [...actions, ...named(self.of)]
        : actions,
    ),
  ],
);

/** legion.calculate-odds: no aim action and no dodge action (.3, .4). */
export const CALCULATE_ODDS = keyword(
  'calculate-odds',
  'Calculate Odds',
  words(
    'A friendly trooper at range 1 in sight gains an aim, a dodge and a suppression token.',
    'Un soldat allié à portée 1 en vue gagne un pion visée, un pion esquive et un pion suppression.',
    'Sojuszniczy piechur w zasięgu 1, na widoku, zyskuje żeton celowania, uniku i przygniecenia.',
  ),
  [
    cardAction({
      rule: 'legion.calculate-odds.1',
      *perform({ table, self, moment: unit }) {
        const rule = 'legion.calculate-odds.1';
        const near = (one: Unit) => isTrooper(table, one) && table.range(unit, one) <= 1 && table.sees(unit, one);
        const chosen = yield* chooseUnit({ self, rule, gives: 'aim' }, table.friendsOf(unit.seat).filter(near));
        if (!chosen) return;
        for (const token of ['aim', 'dodge', 'suppression'] as const) {
          yield* gainToken(table, chosen, token, 1, rule);
        }
      },
    }),
  ],
);

/** legion.guidance.3: nor what is treated as an attack action (legion.card-actions.4). */
const ALL_BUT_ATTACKS = (actions: readonly string[]) => !actions.includes('attack');

/** legion.guidance */
export const GUIDANCE = keyword(
  'guidance',
  'Guidance',
  words(
    'Another friendly trooper at range 1–2 may perform a free action that is no attack.',
    'Un autre soldat allié à portée 1–2 peut effectuer une action gratuite autre qu’une attaque.',
    'Inny sojuszniczy piechur w zasięgu 1–2 może wykonać darmową akcję inną niż atak.',
  ),
  [
    cardAction({
      rule: 'legion.guidance.1',
      *perform({ table, self, moment: unit }) {
        const near = (one: Unit) => one !== unit && isTrooper(table, one) && table.range(unit, one) <= 2;
        const fit = table.friendsOf(unit.seat).filter(near);
        const chosen = yield* chooseUnit({ self, rule: 'legion.guidance.1' }, fit);
        if (chosen) yield* freeActionWhere(table, chosen, ALL_BUT_ATTACKS, 'legion.guidance.2');
      },
    }),
  ],
);

const ARSENAL_USED = 'activation:arsenal';

/** Whether a miniature put more than one weapon into the pools of an attack. */
function usesArsenal({ pools }: Attack): boolean {
  const seen = new Set<string>();
  for (const { weapons } of pools) {
    for (const mini of weapons.flatMap(({ minis }) => minis)) {
      if (seen.has(mini)) return true;
      seen.add(mini);
    }
  }
  return false;
}

/** legion.arsenal: weapons of one name may go into different pools (.5). */
export const ARSENAL = keyword(
  'arsenal',
  'Arsenal X',
  words(
    'Each of your miniatures may use X weapons in an attack.',
    'Chacune de vos figurines peut utiliser X armes dans une attaque.',
    'Każda twoja figurka może użyć w ataku X broni.',
  ),
  [
    modify('weapons-each', 'legion.arsenal.1', (each, { self, moment }) => (moment === self.unit ? self.value : each)),
    at('forming-pool', {
      rule: 'legion.barrage.4',
      optional: false,
      when: (context) => notesArsenal(context),
      *effect({ moment }) {
        moment.attacker.memory[ARSENAL_USED] = 1;
      },
    }),
  ],
);

function notesArsenal(context: AbilityContext<LHooks['windows']['forming-pool']>): boolean {
  const { attack, attacker } = context.moment;
  return attacks(context) && !attacker.memory[ARSENAL_USED] && usesArsenal(attack);
}

/** How often a unit has attacked in this activation, with the attack that goes on. */
function attacksOf(t: LTable, { id }: Unit): number {
  const { activation } = t.state;
  return activation?.unit === id ? activation.performed.filter((action) => action === 'attack').length : 0;
}

/** legion.barrage: a second attack action, if Arsenal stays out of both (.3, .4). */
export const BARRAGE = keyword(
  'barrage',
  'Barrage',
  words(
    'If you do not use Arsenal in your activation: you may perform two attack actions.',
    'Si vous n’utilisez pas Arsenal pendant votre activation : vous pouvez effectuer deux actions d’attaque.',
    'Jeśli nie użyjesz Arsenal w swojej aktywacji: możesz wykonać dwie akcje ataku.',
  ),
  [
    modify('action-limit', 'legion.barrage.1', (limit, { self, moment: { unit, action } }) =>
      unit === self.unit && action === 'attack' && !unit.memory[ARSENAL_USED] ? Math.max(2, limit) : limit,
    ),
    modify(
      'weapons-each',
      'legion.barrage.3',
      (each, { table, self, moment: unit }) => (unit === self.unit && attacksOf(table, unit) > 1 ? 1 : each),
      1,
    ),
  ],
);
