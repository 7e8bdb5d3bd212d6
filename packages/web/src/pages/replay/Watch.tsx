import type { Game } from '@rangefinder/kernel';
import type { GameUi } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { Loading } from '../../frame/Loading.tsx';
import { loadGame, loadGameUi } from '../../games.ts';
import { workerPort } from '../../sessions/local.ts';
import { ReplaySession, UNKNOWN } from '../../sessions/replay.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { TableProblem } from '../table/TableProblem.tsx';
import type { Found } from './source.ts';
import { TimeLine } from './TimeLine.tsx';

interface Opened {
  readonly game: Game;
  readonly ui: GameUi;
  readonly session: ReplaySession;
}

/** The table of a record, with a time line where the dock would be. */
export function Watch({ found: { record, seats, lists } }: { readonly found: Found }) {
  const [opened, setOpened] = useState<Opened | string | null>(null);
  useEffect(() => {
    let wanted = true;
    let session: ReplaySession | undefined;
    Promise.all([loadGame(record.game), loadGameUi(record.game)]).then(
      ([game, ui]) => {
        if (!wanted) return;
        const sat = game.seats.map((_, seat) => seats[seat] ?? UNKNOWN);
        session = new ReplaySession(record, sat, workerPort());
        setOpened({ game, ui, session });
      },
      (error: unknown) => wanted && setOpened(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
      session?.close();
    };
  }, [record, seats]);
  if (opened === null) return <Loading />;
  if (typeof opened === 'string') return <TableProblem problem={opened} />;
  const { game, ui, session } = opened;
  return (
    <TableFrame
      session={session}
      game={game}
      ui={ui}
      dock={(tray) => <TimeLine session={session} game={game} parts={ui.table} lists={lists} tray={tray} />}
    />
  );
}
