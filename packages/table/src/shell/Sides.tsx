import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLanguage } from '../language.ts';
import type { GameTable, TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';
import { Guard } from './Guard.tsx';
import { SeatNote, TabNote } from './SeatNote.tsx';
import { seatName } from './seatName.ts';

interface SidesProps {
  readonly table: TableModel;
  readonly parts: GameTable;
  readonly preview: ReactNode;
  readonly log: ReactNode;
  readonly chat: ReactNode;
}

const PAGES = ['near', 'far', 'preview', 'log'] as const;
type Page = (typeof PAGES)[number];

/**
 * Your side left, the other side, the preview and the log right. In one column beside the board they are pages; on a phone
 * a page is a drawer, which lies over the board while it is open.
 */
export function Sides({ table, parts, preview, log, chat }: SidesProps) {
  const language = useLanguage();
  const nameOf = (seat: number) => seatName(table.snapshot, seat);
  const [page, setPage] = useState<Page>('near');
  const [open, setOpen] = useState(false);
  const turnTo = (next: Page) => {
    setOpen(!open || next !== page);
    setPage(next);
  };
  const pages = { 'data-page': page, 'data-open': open };
  const { Side } = parts;
  const { near } = table;
  const others = table.snapshot.seats.map((_, seat) => seat).filter((seat) => seat !== near);
  const { seats } = table.snapshot;
  const sat = { near: seats.filter((_, seat) => seat === near), far: seats.filter((_, seat) => seat !== near) };
  const names: Record<Page, string> = {
    near: nameOf(near),
    far: others.map(nameOf).join(', '),
    preview: TABLE.preview[language],
    log: TABLE.log[language],
  };
  return (
    <>
      <div className="side-tabs" role="tablist" aria-label={TABLE.menu[language]}>
        {PAGES.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={page === one}
            aria-controls={one === 'near' ? 'side-near' : 'side-far'}
            aria-expanded={page === one && open}
            data-side={one}
            onClick={() => turnTo(one)}
          >
            <span>{names[one]}</span>
            {one === 'near' || one === 'far' ? <TabNote seats={sat[one]} /> : null}
          </button>
        ))}
      </div>
      <aside id="side-near" className="table-near" aria-label={TABLE.side(nameOf(near))[language]} {...pages}>
        <h2 className="side-name is-near">
          {nameOf(near)}
          <SeatNote seat={table.snapshot.seats[near]} />
        </h2>
        <Guard of={table.snapshot}>
          <Side table={table} seat={near} />
        </Guard>
      </aside>
      <aside
        id="side-far"
        className="table-far"
        aria-label={TABLE.side(others.map(nameOf).join(', '))[language]}
        {...pages}
      >
        {others.map((seat) => (
          <div key={seat} className="far-side">
            <h2 className="side-name is-far">
              {nameOf(seat)}
              <SeatNote seat={table.snapshot.seats[seat]} />
            </h2>
            <Guard of={table.snapshot}>
              <Side table={table} seat={seat} />
            </Guard>
          </div>
        ))}
        <div className="table-preview">{preview}</div>
        <p className="preview-none">{TABLE.previewNone[language]}</p>
        <div className="table-log">
          {log}
          {chat}
        </div>
      </aside>
    </>
  );
}
