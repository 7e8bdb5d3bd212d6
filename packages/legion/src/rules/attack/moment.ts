import type { Attack, AttackFace, Unit } from '../../state.ts';

/** What abilities of an attack are told. */
export interface AttackMoment {
  readonly attack: Attack;
  readonly attacker: Unit;
  readonly defender: Unit;
}

/** legion.attack.40: a hit or a critical that showed at any moment counts, even if it is cancelled later. */
export function noteThreat(attack: Attack): void {
  if (attack.attackDice.some(({ face }) => face === 'hit' || face === 'crit')) attack.threatened = true;
}

/** Whether it is a ranged attack, of a unit or of a token that detonates (legion.detonate.14, legion.area-weapon.4). */
export function isRanged({ kind }: Attack): boolean {
  return kind === 'ranged' || kind === 'area';
}

export function countFaces(attack: Attack, ...faces: readonly AttackFace[]): number {
  return attack.attackDice.filter(({ face }) => faces.includes(face)).length;
}
