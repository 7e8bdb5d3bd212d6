import { type Ghost, type PreviewLine, ManeuverPreview as SharedPreview } from '@rangefinder/xwing/ui';
import { useMemo } from 'react';
import { shotsFrom } from '../../src/odds/aim.ts';
import type { XwingView } from '../../src/view.ts';
import { insteadWords } from '../instead.ts';
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
  const { replaced, difficulty, bumps } = ghost;
  const instead = insteadWords(view, ghost);
  const first: readonly PreviewLine[] = instead ? [{ text: instead[language], tone: 'is-warning' }] : [];
  const last: readonly (PreviewLine | null)[] = [
    bumps.length > 0 ? { text: WORDS.noAction[language], tone: 'is-warning' } : null,
    difficulty === 'red' && !replaced ? { text: WORDS.gainsStress[language], tone: 'is-warning' } : null,
    difficulty === 'blue' && isStressed && !replaced ? { text: WORDS.losesStress[language], tone: 'is-good' } : null,
  ];
  return (
    <SharedPreview {...{ table, ghost, isPlan, first, last: last.flatMap((line) => line ?? []), targets, namesOf }} />
  );
}

function targetsAt(view: XwingView, { ship, ends, flees, bumps }: Ghost): string[] {
  const [pose] = ends;
  if (!pose || flees) return [];
  const there = (one: XwingView['ships'][number]) =>
    one.id === ship
      ? { ...one, pose, contact: [...bumps] }
      : { ...one, contact: one.contact.filter((id) => id !== ship) };
  return shotsFrom({ ...view, ships: view.ships.map(there) }, ship).map(({ target }) => target);
}
