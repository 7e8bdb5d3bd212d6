import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Snapshot } from '../session.ts';
import type { TableModel } from '../ui.ts';
import { Clocks } from './Clocks.tsx';
import type { TableShellProps } from './TableShell.tsx';

interface TopLineProps extends TableShellProps {
  readonly snapshot: Snapshot;
  readonly table: TableModel | null;
  onHelp(): void;
}

/** Score, round, phase, clock; and what can be done at any time. */
export function TopLine({ session, parts, brand, settingsPanel, snapshot, table, onHelp }: TopLineProps) {
  const t = useTranslations('table');
  const { Status } = parts;
  const { undo, concede } = session.powers;
  const { undoTo } = snapshot;
  return (
    <header className="table-top">
      <div className="top-brand">{brand}</div>
      <div className="top-status">{table ? <Status table={table} /> : null}</div>
      {snapshot.clock ? <Clocks snapshot={snapshot} clock={snapshot.clock} /> : null}
      <div className="top-tools">
        {undo && (snapshot.outcome === null || !session.powers.chat) ? (
          <button
            type="button"
            className="tool"
            title={t('undoHint')}
            disabled={undoTo === null || snapshot.undoAsked !== null}
            onClick={() => (undoTo === null ? undefined : undo(undoTo))}
          >
            <UndoIcon />
            <span className="tool-text">{t(snapshot.chat.length > 0 || session.powers.chat ? 'undoAsk' : 'undo')}</span>
          </button>
        ) : null}
        {concede && snapshot.outcome === null ? <Concede onConcede={concede} /> : null}
        <button type="button" className="tool" aria-label={t('help')} title={`${t('help')} (?)`} onClick={onHelp}>
          <span aria-hidden="true">?</span>
        </button>
        {settingsPanel ? (
          <Popover.Root>
            <Popover.Trigger className="tool" aria-label={t('settings')} title={t('settings')}>
              <GearIcon />
            </Popover.Trigger>
            <Popover.Portal>
              <Popover.Content className="popover" align="end" sideOffset={8} collisionPadding={8}>
                {settingsPanel}
              </Popover.Content>
            </Popover.Portal>
          </Popover.Root>
        ) : null}
      </div>
    </header>
  );
}

/** Conceding cannot be taken back, so it takes two clicks, without a dialog over the board. */
function Concede({ onConcede }: { readonly onConcede: () => Promise<unknown> }) {
  const t = useTranslations('table');
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="tool" aria-label={t('concede')} title={t('concede')}>
        <FlagIcon />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover is-narrow" align="end" sideOffset={8} collisionPadding={8}>
          <button
            type="button"
            className="option is-warn"
            onClick={() => {
              setOpen(false);
              onConcede();
            }}
          >
            {t('concedeSure')}
          </button>
          <Popover.Close className="option">{t('concedeNot')}</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function UndoIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M7 4 3 8l4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8" />
    </svg>
  );
}

function FlagIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M5 17V3.5M5 4c4-2 6 2 10 0v7.5c-4 2-6-2-10 0" />
    </svg>
  );
}

function GearIcon() {
  return (
    <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
      <path d="M3 6h7m4 0h3M3 14h3m4 0h7" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="8" cy="14" r="2" />
    </svg>
  );
}
