import type { Language } from '@rangefinder/kernel';
import { bearing } from '@rangefinder/xwing/terms';
import type { Ghost } from '@rangefinder/xwing/ui';
import { useMemo } from 'react';
import { shotsFrom } from '../../src/odds/aim.ts';
import type { TableProps } from '../model.ts';
import { fullName, namesOf } from '../names.ts';
import { optionOf } from '../options.ts';
import { WORDS } from '../words.ts';

interface ManeuverPreviewProps extends TableProps {
  readonly ghost: Ghost;
  /** Whether it is planned for later, when others may have moved. */
  readonly isPlan: boolean;
}

interface Line {
  readonly text: string;
  readonly tone: '' | 'is-warning' | 'is-good';
}

/** Where a move leads and what it meets. */
export function ManeuverPreview({ table, ghost, isPlan }: ManeuverPreviewProps) {
  const { language } = table.settings;
  const { view } = table.snapshot;
  const isStressed = view.ships.some(({ id, tokens }) => id === ghost.ship && tokens.stress > 0);
  const targets = useMemo(() => targetsAt(view, ghost), [view, ghost]);
  const title = ghost.maneuver
    ? `${ghost.maneuver.speed} ${bearing(ghost.maneuver.bearing)[language]}`
    : titleOf(table, ghost.key);
  return (
    <section className="xw xw-preview" aria-label={title}>
      <h3>
        <span>{fullName(ghost.ship, language)}</span>
        <span>{title}</span>
      </h3>
      <ul>
        {linesOf(ghost, isStressed, language).map(({ text, tone }) => (
          <li key={text} className={tone}>
            {text}
          </li>
        ))}
        <li>
          {WORDS.shotsThere(targets.length)[language]}
          {targets.length > 0 ? ` (${namesOf(targets, language)})` : ''}
        </li>
      </ul>
      {isPlan && <p className="xw-note">{WORDS.asItStands[language]}</p>}
    </section>
  );
}

/** What the option that leads there says. */
function titleOf({ snapshot: { request }, words }: TableProps['table'], key: string): string {
  const option = request ? optionOf(request, key) : undefined;
  return request && option ? words.option(request, option) : key;
}

function targetsAt(view: TableProps['table']['snapshot']['view'], { ship, ends, flees }: Ghost): string[] {
  const [pose] = ends;
  if (!pose || flees) return [];
  const moved = { ...view, ships: view.ships.map((one) => (one.id === ship ? { ...one, pose, contact: [] } : one)) };
  return shotsFrom(moved, ship).map(({ target }) => target);
}

function linesOf(ghost: Ghost, isStressed: boolean, language: Language): Line[] {
  const on = ghost.crosses.filter((crossed) => crossed.on).map(({ id }) => id);
  const through = ghost.crosses.filter((crossed) => !crossed.on).map(({ id }) => id);
  const lines: (Line | null)[] = [
    ghost.replaced
      ? {
          text: WORDS[ghost.replaced.startsWith('xw2.ion') ? 'insteadIon' : 'insteadStress'][language],
          tone: 'is-warning',
        }
      : null,
    ghost.flees ? { text: WORDS.leaves[language], tone: 'is-warning' } : null,
    ghost.bumps.length > 0 ? { text: WORDS.bumps(namesOf(ghost.bumps, language))[language], tone: 'is-warning' } : null,
    through.length > 0 ? { text: WORDS.crosses(namesOf(through, language))[language], tone: 'is-warning' } : null,
    on.length > 0 ? { text: WORDS.endsOn(namesOf(on, language))[language], tone: 'is-warning' } : null,
    ghost.difficulty === 'red' && !ghost.replaced ? { text: WORDS.gainsStress[language], tone: 'is-warning' } : null,
    ghost.difficulty === 'blue' && isStressed ? { text: WORDS.losesStress[language], tone: 'is-good' } : null,
    ghost.difficulty === 'purple' && !ghost.replaced ? { text: WORDS.spendsForce[language], tone: '' } : null,
  ];
  const found = lines.flatMap((line) => line ?? []);
  const clear = !ghost.flees && ghost.bumps.length + ghost.crosses.length === 0;
  return clear ? [...found, { text: WORDS.wayClear[language], tone: 'is-good' }] : found;
}
