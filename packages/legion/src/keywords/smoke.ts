import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { type AbilityContext, type CardAction, modify } from '../abilities.ts';
import { refuse } from '../refusals.ts';
import { isReady, useUp } from '../rules/exhausting.ts';
import { canLay, type Laying, layMarker } from '../rules/layingmarkers.ts';
import type { Equipped, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { keyword } from './keyword.ts';

const ID = 'smoke-x';

/** legion.smoke-x.1 to .3 */
function smokeOf(unit: Unit): Laying {
  return {
    unit,
    marker: { kind: 'smoke' },
    clearOf: ['objective', 'condition', 'charge', 'smoke'],
    rules: { near: 'legion.smoke-x.1', clear: 'legion.smoke-x.2', flat: 'legion.smoke-x.3' },
  };
}

export function canSmoke(t: LTable, unit: Unit): boolean {
  return canLay(t, smokeOf(unit));
}

/** So many tokens, as long as there is room for them. */
export function* laySmoke(t: LTable, unit: Unit, count: number): Procedure<void> {
  for (let left = count; left > 0; left--) if (!(yield* layMarker(t, smokeOf(unit)))) return;
}

/** The action that one card offers, at the price of that card. */
function actionOf({ table: t, moment: unit }: AbilityContext<Unit>, upgrade: Equipped): CardAction | undefined {
  const use = t.cards.upgrade(upgrade.id).keywords.find(({ id }) => id === ID);
  if (!use) return undefined;
  const rule = 'legion.smoke-x.1';
  const tired = isReady(upgrade) ? undefined : refuse('legion.abilities.8', 'exhausted');
  return {
    key: `card:${ID}:${upgrade.id}`,
    card: ID,
    rule,
    free: use.action === 'free',
    whyNot: tired ?? (canSmoke(t, unit) ? undefined : refuse(rule, 'no-room')),
    *perform() {
      useUp(t, unit, upgrade);
      yield* laySmoke(t, unit, use.value);
    },
  };
}

/** legion.smoke-x: each card that has it is an action of its own. */
export const SMOKE = keyword(
  ID,
  'Smoke X',
  words(
    'Lay X smoke tokens within range 1 of your leader and in its sight.',
    'Posez X pions Fumée à portée 1 de votre chef et en vue.',
    'Połóż X żetonów dymu w zasięgu 1 od dowódcy i na jego widoku.',
  ),
  [
    modify('card-actions', 'legion.smoke-x.1', (actions, context) => {
      const { self, moment: unit } = context;
      if (unit !== self.unit || unit.place !== 'play') return actions;
      return [...actions, ...unit.upgrades.flatMap((upgrade) => actionOf(context, upgrade) ?? [])];
    }),
  ],
);
