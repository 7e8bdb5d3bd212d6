import { useLanguage } from '../language.ts';
import type { Session, Snapshot } from '../session.ts';
import type { TableModel } from '../ui.ts';
import { TABLE } from '../words.ts';
import { Clocks } from './Clocks.tsx';
import { Guard } from './Guard.tsx';
import type { TableShellProps } from './TableShell.tsx';
import { Concede, Menu, UndoIcon } from './tools.tsx';

interface TopLineProps extends TableShellProps {
  readonly snapshot: Snapshot;
  readonly table: TableModel | null;
  onHelp(): void;
}

/** Score, round, phase, clock; and what can be done at any time. */
export function TopLine({ session, parts, brand, settingsPanel, snapshot, table, onHelp }: TopLineProps) {
  const language = useLanguage();
  const { Status } = parts;
  const concede = snapshot.outcome === null ? session.powers.concede : undefined;
  return (
    <header className="table-top">
      <div className="top-brand">{brand}</div>
      <div className="top-status">
        <Guard of={snapshot}>{table ? <Status table={table} /> : null}</Guard>
      </div>
      {snapshot.clock ? <Clocks snapshot={snapshot} clock={snapshot.clock} /> : null}
      <div className="top-tools">
        <Undo session={session} snapshot={snapshot} />
        {concede ? <Concede onConcede={concede} /> : null}
        <button
          type="button"
          className="tool is-roomy"
          aria-label={TABLE.help[language]}
          title={`${TABLE.help[language]} (?)`}
          onClick={onHelp}
        >
          <span aria-hidden="true">?</span>
        </button>
        <Menu settings={settingsPanel} onHelp={onHelp} {...(concede ? { onConcede: concede } : {})} />
      </div>
    </header>
  );
}

/** Takes the last decision back: at once on one's own machine, by asking in a match with others. */
function Undo({ session, snapshot }: { readonly session: Session; readonly snapshot: Snapshot }) {
  const language = useLanguage();
  const { undo, replyUndo } = session.powers;
  const { undoTo } = snapshot;
  const asks = replyUndo !== undefined;
  if (!undo || (asks && snapshot.outcome !== null)) return null;
  return (
    <button
      type="button"
      className="tool"
      aria-label={TABLE[asks ? 'undoAsk' : 'undo'][language]}
      title={TABLE.undoHint[language]}
      disabled={undoTo === null || snapshot.undoAsked !== null}
      onClick={() => (undoTo === null ? undefined : undo(undoTo))}
    >
      <UndoIcon />
      <span className="tool-text" aria-hidden="true">
        {TABLE[asks ? 'undoAsk' : 'undo'][language]}
      </span>
    </button>
  );
}
