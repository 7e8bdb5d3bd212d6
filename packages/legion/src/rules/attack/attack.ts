import type { Procedure } from '@rangefinder/kernel';
import { pickOne } from '../../ask.ts';
import type { Attack, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { closeUp, meleesNow } from '../contact.ts';
import { loseStandby } from '../tokens.ts';
import { isExposed } from '../transported.ts';
import { declareAttack, formPools } from './pools.ts';
import { resolvePool } from './resolve.ts';
import { type AttackLimits, kindAgainst, targetsOf } from './targets.ts';

/** An attack, from declaring defenders to the last pool; null when nobody was attacked (legion.attack.42). */
export function* performAttack(
  t: LTable,
  attacker: Unit,
  { action, ...limits }: AttackLimits & { readonly action: boolean },
): Procedure<Attack | null> {
  const kinds = new Set(targetsOf(t, attacker, limits).map((unit) => kindAgainst(t, attacker, unit)));
  const [kind = 'ranged'] = kinds;
  const attack = newAttack(attacker, kind, action);
  // Who fights a vehicle, or is one, says with the first defender what kind of attack it is (legion.attack.5).
  if (kinds.size === 1) declareAttack(t, attack);
  return yield* carryOut(t, attacker, attack, () => formPools(t, attacker, attack, limits));
}

/** Forms the pools of an attack and resolves them; melees close up after it. Null where there were none. */
export function* carryOut(
  t: LTable,
  attacker: Unit,
  attack: Attack,
  form: () => Procedure<void>,
): Procedure<Attack | null> {
  // An attack may happen within another: a reaction to what came of it.
  const before = t.state.attack;
  t.state.attack = attack;
  loseStandby(t, attacker);
  const melees = meleesNow(t);
  yield* form();
  yield* resolvePools(t, attacker, attack);
  yield* closeUp(t, melees);
  if (t.state.activation?.unit === attacker.id) t.state.activation.attacked = true;
  t.state.attack = before;
  t.cardsChanged();
  return attack.pools.length > 0 ? attack : null;
}

/** legion.attack.3 */
export function newAttack(attacker: Unit, kind: Attack['kind'], action: boolean): Attack {
  return {
    attacker: attacker.id,
    kind,
    action,
    pools: [],
    current: null,
    step: 'declare',
    range: 0,
    attackDice: [],
    defenseDice: [],
    threatened: false,
    cover: 'none',
    spent: {},
    paid: {},
    wounds: 0,
    suffered: 0,
    memory: {},
  };
}

/**
 * Steps 4 to 10: pool after pool, in the attacker's order (legion.attack.21, .39).
 * legion.attack.41
 */
export function* resolvePools(t: LTable, attacker: Unit, attack: Attack): Procedure<void> {
  for (;;) {
    const open = attack.pools.filter((pool) => !pool.resolved && isExposed(t, t.unit(pool.defender)));
    if (open.length === 0 || attacker.place === 'defeated') return;
    const options = open.map((pool) => ({ key: pool.defender, about: { unit: pool.defender }, pool }));
    const about = { unit: attacker.id };
    const { pool } = yield* pickOne({
      seat: attacker.seat,
      topic: 'pool-first',
      rule: 'legion.attack.21',
      about,
      options,
    });
    attack.current = attack.pools.indexOf(pool);
    t.cardsChanged();
    yield* resolvePool(t, attack, pool);
    pool.resolved = true;
    attack.current = null;
    t.cardsChanged();
  }
}
