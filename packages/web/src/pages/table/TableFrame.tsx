import type { Game, Seat } from '@rangefinder/kernel';
import {
  type GameOverActions,
  type GameUi,
  type Session,
  TableShell,
  useLanguage,
  useSnapshot,
} from '@rangefinder/table';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { Mark } from '../../frame/Mark.tsx';
import { setPreferences, usePreferences, useSettings } from '../../settings/preferences.ts';
import { TableSettings } from '../settings/TableSettings.tsx';
import { MATCH } from './words.ts';

interface TableFrameProps {
  readonly session: Session;
  readonly game: Game;
  readonly ui: GameUi;
  readonly over?: GameOverActions;
  /** In place of the dock (the time line of a replay). */
  readonly dock?: (tray: ReactNode) => ReactNode;
  /** The seat at the bottom of the screen, where it is not the viewer's. */
  readonly near?: Seat;
}

/** A table with this app's settings, links and sign. Also what replays and the sandbox show their tables in. */
export function TableFrame({ session, game, ui, over = {}, dock, near }: TableFrameProps) {
  const language = useLanguage();
  const settings = useSettings();
  const { log } = usePreferences();
  const { request, handTo } = useSnapshot(session);
  const turn = request !== null && handTo === null ? MATCH.yourTurn[language] : null;
  useEffect(() => {
    document.title = [turn, game.name, 'Rangefinder'].filter((part) => part !== null).join(' · ');
  }, [game, turn]);
  return (
    <TableShell
      session={session}
      game={game}
      parts={ui.table}
      settings={settings}
      fullLog={log === 'full'}
      onFullLog={setFullLog}
      ruleHref={(rule) => `/rules/${game.id}/${rule}`}
      brand={
        <Link href="/" className="brand is-small" aria-label={MATCH.leave[language]}>
          <Mark />
          <span aria-hidden="true">Rangefinder</span>
        </Link>
      }
      settingsPanel={<TableSettings />}
      over={over}
      {...(dock === undefined ? {} : { dock })}
      {...(near === undefined ? {} : { near })}
    />
  );
}

function setFullLog(full: boolean): void {
  setPreferences({ log: full ? 'full' : 'short' });
}
