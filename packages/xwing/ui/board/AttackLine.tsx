import { type Chip, Ruler } from '@rangefinder/board';
import type { Line } from '@rangefinder/geometry';
import type { Language } from '@rangefinder/kernel';
import { decimal, WORDS } from '../words.ts';
import { BANDS } from './ranges.ts';

/** An attack on the board: the line that decided its range and what is in its way. */
export interface ShownAttack {
  readonly line: Line;
  readonly range: number;
  readonly under: readonly string[];
}

export function AttackLine({ shown }: { shown: ShownAttack | null }) {
  return shown && <Ruler line={shown.line} tone={shown.under.length > 0 ? 'warn' : 'act'} bands={BANDS} />;
}

/** What is written at the middle of the line; `names` says what things are called. */
export function attackChips(
  shown: ShownAttack | null,
  names: (ids: readonly string[]) => string,
  language: Language,
): Chip[] {
  if (!shown) return [];
  const { ax, ay, bx, by } = shown.line;
  const way =
    shown.under.length === 0 ? WORDS.clear[language] : `${WORDS.obstructed[language]} (${names(shown.under)})`;
  const length = WORDS.millimetres(decimal(Math.hypot(bx - ax, by - ay), language, 0))[language];
  return [
    {
      key: 'attack',
      x: (ax + bx) / 2,
      y: (ay + by) / 2,
      text: `${WORDS.range(shown.range)[language]} · ${way} · ${length}`,
      tone: shown.under.length > 0 ? 'warn' : 'act',
    },
  ];
}
