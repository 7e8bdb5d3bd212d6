import type { Language } from '@rangefinder/kernel';
import type { TableModel } from '@rangefinder/table';
import { bearing } from '../../src/terms.ts';
import type { Ghost } from '../board/ghost.ts';
import { optionOf } from '../model.ts';
import { WORDS } from '../words.ts';

/** A line of a preview. */
export interface PreviewLine {
  readonly text: string;
  readonly tone: '' | 'is-warning' | 'is-good';
}

interface ManeuverPreviewProps {
  readonly table: TableModel;
  readonly ghost: Ghost;
  /** Whether it is planned for later, when others may have moved. */
  readonly isPlan: boolean;
  /** What the edition has to say first, and what a difficulty brings. */
  readonly first: readonly PreviewLine[];
  readonly last: readonly PreviewLine[];
  /** Whom the ship could shoot at from there. */
  readonly targets: readonly string[];
  namesOf(ids: readonly string[], language: Language): string;
}

/** Where a move leads and what it meets. */
export function ManeuverPreview({ table, ghost, isPlan, first, last, targets, namesOf }: ManeuverPreviewProps) {
  const { language } = table.settings;
  const title = ghost.maneuver
    ? `${ghost.maneuver.speed} ${bearing(ghost.maneuver.bearing)[language]}`
    : titleOf(table, ghost.key);
  const clear = !ghost.flees && ghost.bumps.length + ghost.crosses.length === 0;
  const lines: readonly PreviewLine[] = [
    ...first,
    ...metOnTheWay(ghost, (ids) => namesOf(ids, language), language).map(
      (text) => ({ text, tone: 'is-warning' }) as const,
    ),
    ...last,
    ...(clear ? [{ text: WORDS.wayClear[language], tone: 'is-good' } as const] : []),
  ];
  return (
    <section className="xw xw-preview" aria-label={title}>
      <h3>
        <span>{namesOf([ghost.ship], language)}</span>
        <span>{title}</span>
      </h3>
      <ul>
        {lines.map(({ text, tone }) => (
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
function titleOf({ snapshot: { request }, words }: TableModel, key: string): string {
  const option = request ? optionOf(request, key) : undefined;
  return request && option ? words.option(request, option) : key;
}

/** What a ship meets on its way, in words; empty when nothing is there. */
export function metOnTheWay(
  { crosses, flees, bumps }: Ghost,
  names: (ids: readonly string[]) => string,
  language: Language,
): readonly string[] {
  const on = crosses.filter((crossed) => crossed.on).map(({ id }) => id);
  const through = crosses.filter((crossed) => !crossed.on).map(({ id }) => id);
  return [
    ...(flees ? [WORDS.leaves[language]] : []),
    ...(bumps.length > 0 ? [WORDS.bumps(names(bumps))[language]] : []),
    ...(through.length > 0 ? [WORDS.crosses(names(through))[language]] : []),
    ...(on.length > 0 ? [WORDS.endsOn(names(on))[language]] : []),
  ];
}
