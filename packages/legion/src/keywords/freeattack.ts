import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, at, type LHooks } from '../abilities.ts';
import { hasAttackLeft } from '../rules/actions.ts';
import { freeAttack } from '../rules/freeactions.ts';
import { isOwn, keyword } from './keyword.ts';

type Performed = AbilityContext<LHooks['windows']['action-performed']>;

/** Whoever has attacked already is not offered another attack by any of these (legion.relentless.3, .4, legion.steady.3). */
function hasMoved(context: Performed): boolean {
  return isOwn(context) && context.moment.action === 'move' && hasAttackLeft(context.table, context.moment.unit);
}

/** legion.relentless */
export const RELENTLESS = keyword(
  'relentless',
  'Relentless',
  words(
    'After a move action: a free attack action.',
    'Après une action de mouvement : une action d’attaque gratuite.',
    'Po akcji ruchu: darmowa akcja ataku.',
  ),
  [
    at('action-performed', {
      rule: 'legion.relentless.1',
      optional: false,
      when: hasMoved,
      *effect({ table, moment }) {
        yield* freeAttack(table, moment.unit, {}, 'legion.relentless.1');
      },
    }),
  ],
);

/** legion.steady: from afar only. */
export const STEADY = keyword(
  'steady',
  'Steady',
  words(
    'After a move action: a free ranged attack action.',
    'Après une action de mouvement : une action d’attaque à distance gratuite.',
    'Po akcji ruchu: darmowa akcja ataku dystansowego.',
  ),
  [
    at('action-performed', {
      rule: 'legion.steady.1',
      optional: false,
      when: hasMoved,
      *effect({ table, moment }) {
        yield* freeAttack(table, moment.unit, { kind: 'ranged' }, 'legion.steady.1');
      },
    }),
  ],
);

/** legion.charge.1: against the very unit that the move started a melee with. */
export function* chargeOn({ table, moment: { unit, move } }: Performed, rule: 'legion.charge.1' | 'legion.enrage-x.2') {
  const enemy = move?.melee;
  if (enemy) yield* freeAttack(table, unit, { kind: 'melee', defender: (one) => one === enemy }, rule);
}

export function charges(context: Performed): boolean {
  return hasMoved(context) && (context.moment.move?.melee ?? null) !== null;
}

/** legion.charge */
export const CHARGE = keyword(
  'charge',
  'Charge',
  words(
    'After a move action that starts a melee: a free melee attack action against that unit.',
    'Après une action de mouvement qui engage une mêlée : une action d’attaque en mêlée gratuite contre cette unité.',
    'Po akcji ruchu, która zaczyna walkę wręcz: darmowa akcja ataku wręcz na ten oddział.',
  ),
  [
    at('action-performed', {
      rule: 'legion.charge.1',
      optional: false,
      when: charges,
      effect: (context) => chargeOn(context, 'legion.charge.1'),
    }),
  ],
);
