import { thresholdOf } from '../rules/units.ts';
import type { Mini, Unit } from '../state.ts';
import type { LTable } from '../table.ts';

/** What each further wound does to a unit whose player keeps leader and specialists as long as possible: miniatures lost in all. */
export function lossesByWound(t: LTable, unit: Unit): readonly number[] {
  const [leader] = unit.minis;
  const isLate = (mini: Mini) => (mini === leader ? 2 : mini.from !== null || mini.counterpart !== null ? 1 : 0);
  // legion.wounds.8 to .11: whoever is wounded suffers on until it falls; the leader is the last.
  const order = [...unit.minis].sort((a, b) => b.wounds - a.wounds || isLate(a) - isLate(b));
  const lost = [0];
  order.forEach((mini, fallen) => {
    const left = thresholdOf(t, unit, mini) - mini.wounds;
    for (let wound = 1; wound <= left; wound++) lost.push(wound === left ? fallen + 1 : fallen);
  });
  return lost;
}
