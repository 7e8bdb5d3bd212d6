import { type Game, parseRecord, toLink } from '@rangefinder/kernel';
import type { GameUi } from '@rangefinder/table';
import { useLanguage } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Loading } from '../../frame/Loading.tsx';
import { loadGame, loadGameUi } from '../../games.ts';
import { LocalSession, workerPort } from '../../sessions/local.ts';
import { startAgain } from '../../sessions/start.ts';
import { type SavedMatch, savedMatch } from '../../storage/matches.ts';
import { TableFrame } from './TableFrame.tsx';
import { TableProblem } from './TableProblem.tsx';
import { MATCH } from './words.ts';

interface Opened {
  readonly match: SavedMatch;
  readonly game: Game;
  readonly ui: GameUi;
  readonly session: LocalSession;
}

/** A match on this machine, by its id. */
export default function LocalTable() {
  const { id = '' } = useParams<{ id: string }>();
  const language = useLanguage();
  const [, go] = useLocation();
  const opened = useLocalMatch(id, MATCH.notHere[language]);
  if (opened === null) return <Loading />;
  if (typeof opened === 'string') return <TableProblem problem={opened} />;
  const { match, game, ui, session } = opened;
  return (
    <TableFrame
      session={session}
      game={game}
      ui={ui}
      over={{
        rematch: async () => go(`/play/${await startAgain(match)}`),
        replay: () => go(`/replay/local/${id}`),
        share: () => copyLink(session),
        home: () => go('/'),
      }}
    />
  );
}

/** Puts a link that carries the whole match on the clipboard: nothing of it is on a server. */
async function copyLink(session: LocalSession): Promise<void> {
  const record = parseRecord(await session.powers.record?.());
  await navigator.clipboard.writeText(`${location.origin}/replay#${await toLink(record)}`);
}

/** The open match, or the sentence that says why there is none. */
function useLocalMatch(id: string, notHere: string): Opened | string | null {
  const [opened, setOpened] = useState<Opened | string | null>(null);
  useEffect(() => {
    let wanted = true;
    let session: LocalSession | undefined;
    setOpened(null);
    open(id)
      .then((found) => {
        if (!found) return wanted && setOpened(notHere);
        if (!wanted) return false;
        session = begin(found.match);
        return setOpened({ ...found, session });
      })
      .catch((error: unknown) => wanted && setOpened(error instanceof Error ? error.message : String(error)));
    return () => {
      wanted = false;
      session?.close();
    };
  }, [id, notHere]);
  return opened;
}

async function open(id: string) {
  const match = await savedMatch(id);
  if (!match) return null;
  const [game, ui] = await Promise.all([loadGame(match.record.game), loadGameUi(match.record.game)]);
  return { match, game, ui };
}

function begin(match: SavedMatch): LocalSession {
  const { record, outcome, updatedAt: _updatedAt, ...keep } = match;
  return new LocalSession({ record, players: match.players, keep, outcome }, workerPort());
}
