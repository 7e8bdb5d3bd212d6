import type { Procedure } from '@rangefinder/kernel';
import { costIn } from '../army/costs.ts';
import { pickOne } from '../ask.ts';
import { keywordValue } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { equipped } from './exhausting.ts';

/** A card set aside in the place of an equipped one. */
interface Swap {
  /** Index among the unit's upgrades. */
  readonly index: number;
  readonly old: string;
  readonly card: string;
}

/**
 * A unit that is deployed swaps upgrades with those set aside for it, as many as it likes, each of its cards once (legion.loadout.2, .6).
 * Whoever set any aside is asked, whether one fits or not: what they are is a secret.
 */
export function* swapLoadout(t: LTable, unit: Unit): Procedure<void> {
  const done = new Set<number>();
  while (unit.loadout.length > 0 && done.size < unit.upgrades.length) {
    const swaps = swapsOf(t, unit).filter(({ index }) => !done.has(index));
    if (swaps.length === 0 && done.size > 0) return;
    const options = [
      ...swaps.map((swap) => ({
        key: `${swap.card}>${swap.old}`,
        about: { card: swap.card, instead: swap.old },
        swap,
      })),
      { key: 'none' as const, swap: null },
    ];
    const about = { unit: unit.id };
    const rule = 'legion.loadout.2';
    const { swap } = yield* pickOne({ seat: unit.seat, topic: 'swap-upgrade', rule, about, options, secret: true });
    if (!swap) return;
    done.add(swap.index);
    perform(t, unit, swap);
  }
}

/** legion.loadout.3, .5: of the same type, no dearer, and no name twice; a counterpart's cards too (.7). */
function swapsOf(t: LTable, { upgrades, loadout }: Unit): readonly Swap[] {
  const names = upgrades.map(({ id }) => t.cards.upgrade(id).name);
  return upgrades.flatMap(({ id: old }, index) => {
    const before = t.cards.upgrade(old);
    return loadout.flatMap((card) => {
      const after = t.cards.upgrade(card);
      const { costs } = t.state;
      const fits =
        after.slot === before.slot && costIn(costs, after) <= costIn(costs, before) && !names.includes(after.name);
      return fits ? [{ index, old, card }] : [];
    });
  });
}

function perform(t: LTable, unit: Unit, { index, old, card }: Swap): void {
  const onCounterpart = unit.upgrades[index]?.onCounterpart ?? false;
  unit.upgrades.splice(index, 1, equipped(card, onCounterpart));
  unit.loadout.splice(unit.loadout.indexOf(card), 1, old);
  unit.shields.active = keywordValue(t, unit, 'shielded');
  t.changed();
  t.emit({ type: 'upgrade-swapped', rule: 'legion.loadout.2', unit: unit.id, old, card });
}
