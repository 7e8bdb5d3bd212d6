import type { Attack, Mini } from '../../state.ts';
import type { LTable } from '../../table.ts';
import type { AttackMoment } from './moment.ts';

/** Where an attack remembers of a miniature that nobody of the attacker saw it. */
function hiddenKey({ id }: Mini): string {
  return `hidden:${id}`;
}

/**
 * Looked at before the first die is rolled: who falls meanwhile, on either side, changes nothing of what the attack could see
 * (legion.wounds.7, legion.line-of-sight.7, legion.deflect.7). Hand to hand too (legion.melee.4).
 */
export function noteHidden(t: LTable, { attack, attacker, defender }: AttackMoment): void {
  const viewers = t.miniatures(attacker);
  for (const mini of defender.minis) {
    const target = t.miniature(defender, mini);
    // legion.detonate.11: those who see the token are seen by it.
    const isSeen = viewers.some((viewer) =>
      attack.kind === 'area' ? t.seesMini(target, viewer) : t.seesMini(viewer, target),
    );
    if (!isSeen) attack.memory[hiddenKey(mini)] = 1;
  }
}

/** Whether a miniature of the defender is safe from an attack. */
export function isHidden({ memory }: Attack, mini: Mini): boolean {
  return memory[hiddenKey(mini)] === 1;
}
