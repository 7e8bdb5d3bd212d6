import type { Procedure } from '@rangefinder/kernel';
import type { Attack, Pool } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { gainToken } from '../tokens.ts';
import { isTrooper } from '../units.ts';
import { sufferWounds } from '../wounds.ts';
import { applyCover } from './cover.ts';
import { rollDefenseDice } from './defense.ts';
import { noteHidden } from './hidden.ts';
import { type AttackMoment, countFaces, noteThreat } from './moment.ts';
import { DIE_ORDER, poolDice } from './poolweapons.ts';
import { rerollAttackDice } from './rerolls.ts';
import { convertAttackSurges } from './roll.ts';

/** Steps 4 to 9 for one pool. */
export function* resolvePool(t: LTable, attack: Attack, pool: Pool): Procedure<void> {
  const attacker = t.unit(attack.attacker);
  const defender = t.unit(pool.defender);
  const moment: AttackMoment = { attack, attacker, defender };
  Object.assign(attack, {
    attackDice: [],
    defenseDice: [],
    threatened: false,
    cover: 'none',
    spent: {},
    wounds: 0,
    suffered: 0,
    memory: {},
  });
  attack.range = t.attackRange(attacker, defender);
  noteHidden(t, moment);
  yield* t.window('forming-pool', moment);
  yield* rollAttackDice(t, moment, pool);
  yield* applyCover(t, moment);
  // legion.attack.29, .30: the attacker modifies first, then the defender.
  attack.step = 'modify-attack';
  yield* t.window('attacker-modifies-attack-dice', moment);
  yield* t.window('defender-modifies-attack-dice', moment);
  yield* rollDefenseDice(t, moment);
  yield* compare(t, moment);
}

/** Step 4: roll, reroll, convert (legion.attack.22 to .25). */
function* rollAttackDice(t: LTable, moment: AttackMoment, pool: Pool): Procedure<void> {
  const { attack, attacker, defender } = moment;
  attack.step = 'roll';
  yield* t.window('before-attack-dice', moment);
  const dice = poolDice(pool);
  for (const die of DIE_ORDER) {
    for (const face of t.rollAttack(die, dice[die])) attack.attackDice.push({ die, face, rerolled: 0 });
  }
  t.emit({
    type: 'attack-rolled',
    rule: 'legion.attack.22',
    attacker: attacker.id,
    defender: defender.id,
    dice: attack.attackDice.map(({ die, face }) => ({ die, face })),
  });
  noteThreat(attack);
  yield* t.window('attack-dice-rolled', moment);
  yield* rerollAttackDice(t, moment);
  yield* t.window('attack-dice-rerolled', moment);
  yield* convertAttackSurges(t, moment);
  yield* t.window('attack-surges-converted', moment);
}

/**
 * Steps 9 and after: wounds, and suppression within the attack (rulings).
 * legion.attack.38, legion.suppression.14, .15
 */
function* compare(t: LTable, moment: AttackMoment): Procedure<void> {
  const { attack, attacker, defender } = moment;
  attack.step = 'compare';
  const hits = countFaces(attack, 'hit', 'crit');
  const blocks = attack.defenseDice.filter(({ face }) => face === 'block').length;
  attack.wounds = Math.max(0, hits - blocks);
  t.emit({
    type: 'compared',
    rule: 'legion.attack.37',
    attacker: attacker.id,
    defender: defender.id,
    hits,
    blocks,
    wounds: attack.wounds,
  });
  yield* t.window('results-compared', moment);
  if (attack.wounds > 0) {
    yield* sufferWounds(t, defender, attack.wounds, { rule: 'legion.attack.37', attack, by: attacker });
  }
  // legion.attack.40, legion.suppression.13, legion.transported-open.9, legion.weapons.4
  if (attack.kind !== 'melee' && attack.kind !== 'overrun' && attack.threatened && isTrooper(t, defender)) {
    yield* gainToken(t, defender, 'suppression', 1, 'legion.attack.40');
  }
  attack.step = 'done';
  yield* t.window('pool-resolved', moment);
  if (defender.place !== 'defeated') yield* t.window('after-defending', moment);
}
