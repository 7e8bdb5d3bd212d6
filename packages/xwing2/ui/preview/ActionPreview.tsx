import type { RequestView } from '@rangefinder/kernel';
import { pickUnder } from '../../src/ask.ts';
import type { TableProps } from '../model.ts';
import { WORDS } from '../words.ts';

interface ActionPreviewProps extends TableProps {
  readonly request: RequestView;
  readonly id: string;
}

/** What an action costs. */
export function ActionPreview({ table, request, id }: ActionPreviewProps) {
  const { language } = table.settings;
  const option = pickUnder(request, 'action')?.options.find(({ key }) => key === id);
  const difficulty = option?.about?.difficulty;
  if (!option || (difficulty !== 'red' && difficulty !== 'purple')) return null;
  return (
    <section className="xw xw-preview" aria-label={table.words.option(request, option)}>
      <h3>{table.words.option(request, option)}</h3>
      <p>{WORDS[difficulty === 'red' ? 'costRed' : 'costPurple'][language]}</p>
    </section>
  );
}
