import type { Procedure } from '@rangefinder/kernel';
import { pick, pickOne } from '../ask.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { countOptions } from './counts.ts';
import { cardOptions, ready } from './exhausting.ts';
import { mayLoseSuppression, removeToken } from './tokens.ts';

/** Recovering, by an action or an effect (legion.recover.2, legion.abilities.9). */
export function* recoverUnit(t: LTable, unit: Unit): Procedure<void> {
  const rule = 'legion.recover.1';
  const { seat } = unit;
  const about = { unit: unit.id };
  if (unit.tokens.suppression > 0 && mayLoseSuppression(t, unit)) {
    const options = countOptions(unit.tokens.suppression);
    const { count } = yield* pickOne({ seat, topic: 'recover-suppression', rule, about, options });
    removeToken(t, unit, 'suppression', count, rule);
  }
  const tired = unit.upgrades.filter(({ exhausted }) => exhausted);
  const options = cardOptions(tired);
  const readied = yield* pick({ seat, topic: 'ready-card', rule, about, options, min: 0, max: options.length });
  for (const { upgrade } of readied) ready(t, unit, upgrade, rule);
  yield* t.window('recovered', { unit });
}
