import { looksTheSame } from '@rangefinder/table';
import { memo, type ReactNode } from 'react';
import { COVER } from '../../src/text/terms.ts';
import { endedAttack } from '../attackdice.ts';
import { commandShown } from '../commandshown.ts';
import type { TableProps } from '../model.ts';
import { sightShown } from '../sight.ts';
import { WORDS } from '../words.ts';
import { BattlePreview } from './BattlePreview.tsx';
import { Blind } from './Blind.tsx';
import { CommandPreview } from './CommandPreview.tsx';
import { decidingMini } from './deciding.ts';
import { LastAttack } from './LastAttack.tsx';
import { MovePreview } from './MovePreview.tsx';
import { SideView } from './SideView.tsx';

/** What one is about to do: where a move leads, what battle it will be, what a command card says, or who sees whom in an attack. */
export function Preview({ table }: TableProps): ReactNode {
  const { request } = table.snapshot;
  if (request?.kind === 'place' && request.topic === 'move-leader')
    return <MovePreview table={table} request={request} />;
  if (request?.topic === 'eliminate') return <BattlePreview table={table} />;
  const command = commandShown(table);
  if (command) return <CommandPreview facts={command} language={table.settings.language} />;
  return <SightPreview table={table} />;
}

/** Before an attack and during it: who sees, and why the target has the cover it has; after it, how it ended. */
const SightPreview = memo(function SightPreview({ table }: TableProps): ReactNode {
  const { language } = table.settings;
  const sight = sightShown(table, true);
  if (!sight) {
    const ended = endedAttack(table.snapshot);
    return ended && <LastAttack table={table} ended={ended} />;
  }
  const { cover, viewers, range, distance } = sight;
  const seeing = viewers.filter(({ seen }) => seen.length > 0).length;
  const index = decidingMini(table, sight);
  return (
    <section className="lg lg-preview">
      <h3>
        <span>{WORDS.whyCover(COVER[cover.cover])[language]}</span>
        <small>{WORDS.obscured(cover.obscured, cover.counted)[language]}</small>
      </h3>
      <SideView table={table} sight={sight} index={index} />
      <p className="lg-preview-line">
        {WORDS.range(range)[language]} · {WORDS.millimetres(Math.round(distance))[language]} ·{' '}
        {WORDS.sighted(seeing, viewers.length)[language]}
      </p>
      <Blind table={table} sight={sight} />
    </section>
  );
}, looksTheSame);
