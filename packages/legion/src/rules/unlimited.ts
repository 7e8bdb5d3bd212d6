import { COUNTER_TURNED_BACK } from '../state.ts';
import type { LTable } from '../table.ts';
import { forgetWhenLaidAside } from './layingaside.ts';
import { playerOf } from './players.ts';

/** The round counter has come to its last number: cards come back, and it is set to 1 again (legion.unlimited-rounds.6, .7). */
export function beginAnew(t: LTable): void {
  for (const seat of t.playerOrder()) {
    const player = playerOf(t, seat);
    for (const card of player.discards.splice(0)) {
      player.hand.push(card);
      t.emit({ type: 'card-returned', rule: 'legion.unlimited-rounds.6', seat, card });
    }
  }
  for (const seat of t.playerOrder()) forgetWhenLaidAside(t, seat);
  t.state.memory[COUNTER_TURNED_BACK] = 1;
  t.state.round = 0; // the counter shows 1 in the round that begins now
}

/** How often the counter may be turned back without anybody falling. */
const PATIENCE = 2;

/** Whether nobody has fallen while the counter was turned back twice: such a battle ends (see the rulings). */
export function isStandstill({ state: { memory, units } }: LTable): boolean {
  const standing = units.reduce((sum, { place, minis }) => sum + (place === 'defeated' ? 0 : minis.length), 0);
  memory['unlimited:quiet'] = memory['unlimited:standing'] === standing ? (memory['unlimited:quiet'] ?? 0) + 1 : 0;
  memory['unlimited:standing'] = standing;
  return memory['unlimited:quiet'] >= PATIENCE;
}
