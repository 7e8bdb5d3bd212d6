import { looksTheSame } from '@rangefinder/table';
import { memo, type ReactNode } from 'react';
import type { TableProps } from '../model.ts';
import { sightShown } from '../sight.ts';
import { COVER_WORDS, WORDS } from '../words.ts';
import { decidingMini } from './deciding.ts';
import { SideView } from './SideView.tsx';

/** Before an attack and during it: who sees, and why the target has the cover it has. */
export const Preview = memo(function Preview({ table }: TableProps): ReactNode {
  const { language } = table.settings;
  const sight = sightShown(table, true);
  if (!sight) return null;
  const { cover, viewers, range, distance } = sight;
  const seeing = viewers.filter(({ seen }) => seen.length > 0).length;
  const index = decidingMini(table, sight);
  return (
    <section className="lg lg-preview">
      <h3>
        <span>{WORDS.whyCover(COVER_WORDS[cover.cover])[language]}</span>
        <small>{WORDS.obscured(cover.obscured, cover.counted)[language]}</small>
      </h3>
      <SideView table={table} sight={sight} index={index} />
      <p className="lg-preview-line">
        {WORDS.range(range)[language]} · {WORDS.millimetres(Math.round(distance))[language]} ·{' '}
        {WORDS.sighted(seeing, viewers.length)[language]}
      </p>
    </section>
  );
}, looksTheSame);
