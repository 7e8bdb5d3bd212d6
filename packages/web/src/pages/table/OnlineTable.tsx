import type { MatchSummary } from '@rangefinder/protocol';
import { useLanguage, useRefusal, useSnapshot } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ApiProblem, api } from '../../api.ts';
import { Loading } from '../../frame/Loading.tsx';
import { OnlineSession } from '../../sessions/online.ts';
import { keepTicket, type Ticket, ticketOf } from '../../storage/tickets.ts';
import { useProblemText } from '../../useProblemText.ts';
import { useLoadedGame } from '../new/useLoadedGame.ts';
import { JoinMatch } from './JoinMatch.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableProblem } from './TableProblem.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import { MATCH } from './words.ts';

/** Who we are at a match: one with a ticket, one who may join, one who watches. */
interface Found {
  readonly summary: MatchSummary;
  readonly ticket: Ticket | null;
}

/** A match on the server, by its id. */
export default function OnlineTable() {
  const { id = '' } = useParams<{ id: string }>();
  const [found, setFound] = useState<Found | Error | null>(null);
  const [watching, setWatching] = useState(false);
  useEffect(() => {
    let wanted = true;
    setFound(null);
    find(id).then(
      (result) => wanted && setFound(result),
      (error: unknown) => wanted && setFound(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (found === null) return <Loading />;
  if (found instanceof Error) return <NotFound error={found} />;
  const { summary, ticket } = found;
  const free = summary.status === 'waiting' && summary.players.some(({ kind }) => kind === 'empty');
  if (!ticket && free && !watching) {
    return (
      <JoinMatch
        summary={summary}
        onJoined={(joined) => setFound({ summary, ticket: joined })}
        onWatch={() => setWatching(true)}
      />
    );
  }
  return <Seated key={`${id}-${ticket?.seat ?? 'watch'}`} id={id} game={summary.game} ticket={ticket} />;
}

/** Why the server shows no table. Only a match that is not there stays away however often one asks. */
function NotFound({ error }: { readonly error: Error }) {
  const language = useLanguage();
  const say = useProblemText();
  const isAnswer = error instanceof ApiProblem;
  return (
    <TableProblem
      problem={isAnswer ? say(error) : MATCH.noServer[language]}
      retry={!(isAnswer && error.status === NOT_THERE)}
    />
  );
}

const NOT_THERE = 404;

async function find(id: string): Promise<Found> {
  const summary = await api.match(id);
  const kept = ticketOf(id);
  if (kept) return { summary, ticket: kept };
  await api.me();
  const [ticket = null] = await api.tickets(id);
  if (ticket) keepTicket(ticket);
  return { summary, ticket };
}

interface SeatedProps {
  readonly id: string;
  readonly game: string;
  readonly ticket: Ticket | null;
}

/** At the table, or in front of it until all have sat down. */
function Seated({ id, game: gameId, ticket }: SeatedProps) {
  const loaded = useLoadedGame(gameId);
  const session = useOnlineSession(id, gameId, ticket);
  if (!loaded || !session) return <Loading />;
  return <AtTable id={id} session={session} seated={ticket !== null} {...loaded} />;
}

function AtTable({
  id,
  session,
  seated,
  game,
  ui,
}: { id: string; session: OnlineSession; seated: boolean } & NonNullable<ReturnType<typeof useLoadedGame>>) {
  const [, go] = useLocation();
  const say = useRefusal();
  const { view, status } = useSnapshot(session);
  const state = session.state();
  // The server turned us away, at the door or later.
  if (status === 'failed') return <TableProblem problem={session.refusal ? say(session.refusal) : ''} retry />;
  if (view === null)
    return <WaitingRoom summary={state?.summary ?? null} ui={ui} seated={seated} lost={status === 'lost'} />;
  return (
    <TableFrame
      session={session}
      game={game}
      ui={ui}
      over={{
        replay: () => go(`/replay/${id}`),
        share: () => navigator.clipboard.writeText(`${location.origin}/replay/${id}`),
        verify: () => go(`/verify/${id}`),
        home: () => go('/'),
      }}
    />
  );
}

function useOnlineSession(id: string, game: string, ticket: Ticket | null): OnlineSession | null {
  const [session, setSession] = useState<OnlineSession | null>(null);
  const secret = ticket?.secret;
  useEffect(() => {
    const opened = new OnlineSession({ match: id, game, ...(secret === undefined ? {} : { secret }) }, takeNextSeat);
    setSession(opened);
    return () => opened.close();
  }, [id, game, secret]);
  return session;
}

/** All want to play again: there is a ticket for us at the new table. */
async function takeNextSeat(match: string): Promise<void> {
  const [next] = await api.tickets(match).catch(() => []);
  if (next) keepTicket(next);
  navigate(`/match/${match}`);
}
