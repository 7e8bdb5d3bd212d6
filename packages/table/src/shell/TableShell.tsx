import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';
import './shell.css';
import type { Game, Seat } from '@rangefinder/kernel';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Dock } from '../dock/Dock.tsx';
import { DockSheet } from '../dock/DockSheet.tsx';
import { Log } from '../log/Log.tsx';
import { RuleSheet } from '../rules/RuleSheet.tsx';
import type { Session } from '../session.ts';
import type { GameTable, Settings, TableModel } from '../ui.ts';
import { Banner } from './Banner.tsx';
import { Chat } from './Chat.tsx';
import { Curtain } from './Curtain.tsx';
import { GameOver, type GameOverActions } from './GameOver.tsx';
import { Guard } from './Guard.tsx';
import { KeyList } from './KeyList.tsx';
import { Sides } from './Sides.tsx';
import { TopLine } from './TopLine.tsx';
import { useChime } from './useChime.ts';
import { useKeys } from './useKeys.ts';
import { type ShellModel, useTableModel } from './useTableModel.ts';

export interface TableShellProps {
  readonly session: Session;
  readonly game: Game;
  readonly parts: GameTable;
  readonly settings: Settings;
  readonly fullLog: boolean;
  onFullLog(full: boolean): void;
  /** Where a rule stands in the rules reference. */
  readonly ruleHref: (rule: string) => string;
  /** The sign at the left of the top line, and what leads away. */
  readonly brand: ReactNode;
  /** What the settings button opens. */
  readonly settingsPanel?: ReactNode;
  /** In place of the dock: the time line of a replay, with the dice that lie on the table. */
  readonly dock?: (tray: ReactNode) => ReactNode;
  /** The seat at the bottom of the screen, where it is not the viewer's: one person plays all sides. */
  readonly near?: Seat;
  readonly over?: GameOverActions;
}

/** A table: the parts the game draws, with top line, dock, log, rules and keys around them. */
export function TableShell(props: TableShellProps) {
  const language = useLanguage();
  const { session, game, parts, settings } = props;
  const model = useTableModel(session, game, parts, settings, props.near);
  const [help, setHelp] = useState(false);
  useChime(model.snapshot, settings.sound);
  const toggleHelp = useCallback(() => setHelp((open) => !open), []);
  useShellKeys(props, model, toggleHelp);
  const { snapshot, table } = model;
  return (
    <div className="table" data-decisions={snapshot.decisions} data-status={snapshot.status} data-game={game.id}>
      <TopLine {...props} snapshot={snapshot} table={table} onHelp={() => setHelp(true)} />
      <Banner session={session} snapshot={snapshot} />
      {table ? (
        <Body {...props} model={model} table={table} />
      ) : (
        <p className="table-opening" role="status">
          {snapshot.problem ?? TABLE.opening[language]}
        </p>
      )}
      {snapshot.handTo === null ? null : (
        <Curtain snapshot={snapshot} seat={snapshot.handTo} onTake={() => session.powers.takeScreen?.()} />
      )}
      <RuleSheet game={game} rule={model.rule} href={props.ruleHref} onClose={model.closeRule} />
      <KeyList open={help} onOpen={setHelp} boardKeys={parts.keys?.(settings.language) ?? []} />
    </div>
  );
}

function Body({
  model,
  table,
  ...props
}: TableShellProps & { readonly model: ShellModel; readonly table: TableModel }) {
  const language = useLanguage();
  const { parts } = props;
  const { Board, Preview, Tray } = parts;
  const { snapshot } = model;
  const over = snapshot.outcome !== null && props.dock === undefined;
  return (
    <>
      <main className="table-board" aria-label={TABLE.board[language]}>
        <Guard of={snapshot}>
          <Board table={table} />
        </Guard>
      </main>
      <Sides
        table={table}
        parts={parts}
        preview={
          <Guard of={snapshot}>
            <Preview table={table} />
          </Guard>
        }
        log={<Log table={table} parts={parts} full={props.fullLog} onFull={props.onFullLog} />}
        chat={props.session.powers.chat ? <Chat session={props.session} chat={snapshot.chat} /> : null}
      />
      <DockSheet question={snapshot.request}>
        {props.dock ? (
          props.dock(
            <Guard of={snapshot}>
              <Tray table={table} />
            </Guard>,
          )
        ) : over ? (
          <GameOver {...{ snapshot, table, parts }} session={props.session} actions={props.over ?? {}} />
        ) : (
          <Dock table={table} parts={parts} refusal={model.refusal} />
        )}
      </DockSheet>
    </>
  );
}

function useShellKeys({ session, parts, fullLog, onFullLog }: TableShellProps, model: ShellModel, onHelp: () => void) {
  const { undoTo } = model.snapshot;
  const undo = useCallback(() => {
    if (undoTo !== null) session.powers.undo?.(undoTo);
  }, [session, undoTo]);
  const { stopPlaying } = model;
  const keys = useMemo(
    () => ({ undo, stopPlaying, toggleHelp: onHelp, toggleLog: () => onFullLog(!fullLog) }),
    [undo, stopPlaying, onHelp, onFullLog, fullLog],
  );
  useKeys(model.table, parts, keys);
}
