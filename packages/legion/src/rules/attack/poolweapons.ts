import type { Weapon } from '../../abilities.ts';
import type { AttackDie } from '../../card.ts';
import type { Attack, Mini, Pool, PoolWeapon, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { useUp } from '../exhausting.ts';

export const DIE_ORDER: readonly AttackDie[] = ['red', 'black', 'white'];

/** Which miniature uses which weapon. */
export interface Chosen {
  readonly mini: Mini;
  readonly weapon: Weapon;
}

/** What miniatures of a unit bring into a pool; cards that are used up for it are. */
export function weaponsFor(
  t: LTable,
  unit: Unit,
  attack: Attack,
  defender: Unit,
  chosen: readonly Chosen[],
): PoolWeapon[] {
  const weapons: PoolWeapon[] = [];
  for (const { weapon } of chosen) {
    if (weapons.some((one) => one.weapon === weapon.id)) continue;
    spendCard(t, unit, weapon);
    const users = chosen.filter((one) => one.weapon.id === weapon.id).map(({ mini }) => mini);
    weapons.push({
      weapon: weapon.id,
      upgrade: weapon.upgrade ?? null,
      name: weapon.facts.name,
      minis: users.map(({ id }) => id),
      dice: diceOf(t, unit, defender, attack, weapon, users),
      keywords: weapon.facts.keywords,
    });
  }
  return weapons;
}

/**
 * legion.attack-pool.3: one for each defender.
 * legion.attack-pool.2
 */
export function addPool(t: LTable, attacker: Unit, attack: Attack, defender: Unit, weapons: PoolWeapon[]): void {
  const pool: Pool = { defender: defender.id, weapons, extra: {}, resolved: false };
  attack.pools.push(pool);
  t.emit({
    type: 'pool-formed',
    rule: 'legion.attack.16',
    attacker: attacker.id,
    defender: defender.id,
    range: t.attackRange(attacker, defender),
    weapons: weapons.map(({ name, minis }) => ({ name, minis: minis.length })),
    dice: poolDice(pool),
  });
}

/** The card of a weapon that is exhausted or depleted when it is added (legion.exhaust.2, legion.deplete.2). */
function spendCard(t: LTable, attacker: Unit, { upgrade: index }: Weapon): void {
  const upgrade = index === undefined ? undefined : attacker.upgrades[index];
  if (upgrade) useUp(t, attacker, upgrade);
}

/**
 * legion.attack.16; of a disrupted weapon half, rounded up (legion.weapon-disrupted.3): the best ones.
 * legion.weapons.7, legion.wounds.20, legion.weapon-disrupted.5
 */
function diceOf(
  t: LTable,
  attacker: Unit,
  defender: Unit,
  attack: Attack,
  weapon: Weapon,
  minis: readonly Mini[],
): Readonly<Record<AttackDie, number>> {
  const sum: Record<AttackDie, number> = { red: 0, black: 0, white: 0 };
  for (const mini of minis) {
    const dice = t.abilities.ask('weapon-dice', { attack, weapon, mini }, weapon.facts.dice);
    const times = timesFor(t, attacker, defender, weapon, mini);
    for (const die of DIE_ORDER) sum[die] += dice[die] * times;
  }
  if (attacker.disrupted !== weapon.facts.name) return sum;
  let left = Math.ceil((sum.red + sum.black + sum.white) / 2);
  for (const die of DIE_ORDER) {
    sum[die] = Math.min(sum[die], left);
    left -= sum[die];
  }
  return sum;
}

/** How often a weapon adds its dice: with Spray for each miniature in sight of its user (legion.spray.1). */
function timesFor(t: LTable, attacker: Unit, defender: Unit, { facts }: Weapon, mini: Mini): number {
  if (!facts.keywords.some(({ id }) => id === 'spray')) return 1;
  const viewer = t.miniature(attacker, mini);
  return t.miniatures(defender).filter((target) => t.seesMini(viewer, target)).length;
}

/** All dice of a pool, by colour. */
export function poolDice({ weapons, extra }: Pool): Readonly<Record<AttackDie, number>> {
  const sum: Record<AttackDie, number> = { red: 0, black: 0, white: 0 };
  for (const die of DIE_ORDER) {
    sum[die] = weapons.reduce((count, { dice }) => count + dice[die], extra[die] ?? 0);
  }
  return sum;
}
