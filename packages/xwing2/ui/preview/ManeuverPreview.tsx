import { type Ghost, type PreviewLine, ManeuverPreview as SharedPreview } from '@rangefinder/xwing/ui';
import { useMemo } from 'react';
import { shotsFrom } from '../../src/odds/aim.ts';
import type { TableProps } from '../model.ts';
import { namesOf } from '../names.ts';
import { WORDS } from '../words.ts';

interface ManeuverPreviewProps extends TableProps {
  readonly ghost: Ghost;
  /** Whether it is planned for later, when others may have moved. */
  readonly isPlan: boolean;
}

/** Where a move leads and what it meets. */
export function ManeuverPreview({ table, ghost, isPlan }: ManeuverPreviewProps) {
  const { language } = table.settings;
  const { view } = table.snapshot;
  const isStressed = view.ships.some(({ id, tokens }) => id === ghost.ship && tokens.stress > 0);
  const targets = useMemo(() => targetsAt(view, ghost), [view, ghost]);
  const { replaced, difficulty } = ghost;
  const instead = WORDS[replaced === 'ionized' ? 'insteadIon' : 'insteadStress'][language];
  const first: readonly PreviewLine[] = replaced ? [{ text: instead, tone: 'is-warning' }] : [];
  const last: readonly (PreviewLine | null)[] = [
    difficulty === 'red' && !replaced ? { text: WORDS.gainsStress[language], tone: 'is-warning' } : null,
    difficulty === 'blue' && isStressed ? { text: WORDS.losesStress[language], tone: 'is-good' } : null,
    difficulty === 'purple' && !replaced ? { text: WORDS.spendsForce[language], tone: '' } : null,
  ];
  return (
    <SharedPreview {...{ table, ghost, isPlan, first, last: last.flatMap((line) => line ?? []), targets, namesOf }} />
  );
}

function targetsAt(view: TableProps['table']['snapshot']['view'], { ship, ends, flees }: Ghost): string[] {
  const [pose] = ends;
  if (!pose || flees) return [];
  const moved = { ...view, ships: view.ships.map((one) => (one.id === ship ? { ...one, pose, contact: [] } : one)) };
  return shotsFrom(moved, ship).map(({ target }) => target);
}
