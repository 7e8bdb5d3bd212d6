import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameTable, TableModel } from '../ui.ts';
import { Guard } from './Guard.tsx';
import { seatName } from './seatName.ts';

interface SidesProps {
  readonly table: TableModel;
  readonly parts: GameTable;
  readonly preview: ReactNode;
  readonly log: ReactNode;
  readonly chat: ReactNode;
}

const PAGES = ['near', 'far', 'log'] as const;
type Page = (typeof PAGES)[number];

/** Your side left, the other side, the preview and the log right; on small screens one of them below the board. */
export function Sides({ table, parts, preview, log, chat }: SidesProps) {
  const t = useTranslations('table');
  const nameOf = (seat: number) => seatName(table.snapshot, seat);
  const [page, setPage] = useState<Page>('near');
  const { Side } = parts;
  const { near } = table;
  const others = table.snapshot.seats.map((_, seat) => seat).filter((seat) => seat !== near);
  const names: Record<Page, string> = {
    near: nameOf(near),
    far: others.map(nameOf).join(', '),
    log: t('log'),
  };
  return (
    <>
      <div className="side-tabs" role="tablist" aria-label={t('menu')}>
        {PAGES.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={page === one}
            aria-controls={one === 'near' ? 'side-near' : 'side-far'}
            data-side={one}
            onClick={() => setPage(one)}
          >
            {names[one]}
          </button>
        ))}
      </div>
      <aside id="side-near" className="table-near" aria-label={t('side', { name: nameOf(near) })} data-page={page}>
        <h2 className="side-name is-near">{nameOf(near)}</h2>
        <Guard of={table.snapshot}>
          <Side table={table} seat={near} />
        </Guard>
      </aside>
      <aside
        id="side-far"
        className="table-far"
        aria-label={t('side', { name: others.map(nameOf).join(', ') })}
        data-page={page}
      >
        {others.map((seat) => (
          <div key={seat} className="far-side">
            <h2 className="side-name is-far">
              {nameOf(seat)}
              {table.snapshot.seats[seat]?.connected === false ? <span className="gone">{t('gone')}</span> : null}
            </h2>
            <Guard of={table.snapshot}>
              <Side table={table} seat={seat} />
            </Guard>
          </div>
        ))}
        <div className="table-preview">{preview}</div>
        <div className="table-log">
          {log}
          {chat}
        </div>
      </aside>
    </>
  );
}
