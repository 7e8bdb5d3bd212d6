import type { MatchSummary } from '@rangefinder/protocol';
import { TABLE, useBotName, useLanguage } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { gameName } from '../../games.ts';
import { HOME } from './words.ts';

interface Lists {
  readonly open: readonly MatchSummary[];
  readonly live: readonly MatchSummary[];
  readonly mine: readonly MatchSummary[];
}

const EVERY = 10_000;
const SHOWN = 5;

/** Games on the server; a quiet line when there is none. */
export function Online() {
  const language = useLanguage();
  const lists = useLobby();
  return (
    <section className="card home-list" aria-labelledby="online">
      <h2 id="online">{HOME.online[language]}</h2>
      {lists === null ? <p className="soft">{HOME.checking[language]}</p> : null}
      {lists === 'offline' ? <p className="soft">{HOME.offline[language]}</p> : null}
      {lists !== null && lists !== 'offline' ? <Lobby lists={lists} /> : null}
    </section>
  );
}

function Lobby({ lists }: { readonly lists: Lists }) {
  const language = useLanguage();
  const mine = lists.mine.filter(({ status }) => status !== 'over');
  const isMine = (match: MatchSummary) => mine.some(({ id }) => id === match.id);
  const open = lists.open.filter((match) => !isMine(match));
  const live = lists.live.filter((match) => !isMine(match));
  return (
    <>
      {mine.length > 0 ? (
        <>
          <h3>{HOME.mine[language]}</h3>
          <Rows matches={mine} act={HOME.sit[language]} />
        </>
      ) : null}
      <h3>{HOME.open[language]}</h3>
      {open.length === 0 ? (
        <p className="soft">{HOME.openEmpty[language]}</p>
      ) : (
        <Rows matches={open} act={HOME.join[language]} />
      )}
      <h3>{HOME.live[language]}</h3>
      {live.length === 0 ? (
        <p className="soft">{HOME.liveEmpty[language]}</p>
      ) : (
        <Rows matches={live} act={HOME.watch[language]} />
      )}
      <p>
        <Link href="/new/open" className="button is-small">
          {HOME.openGame[language]}
        </Link>
      </p>
    </>
  );
}

function Rows({ matches, act }: { readonly matches: readonly MatchSummary[]; readonly act: string }) {
  const language = useLanguage();
  const botName = useBotName();
  return (
    <ul>
      {matches.slice(0, SHOWN).map((match) => {
        const [first = '', second = ''] = match.players.map(({ name, kind }) =>
          kind === 'empty' ? HOME.someone[language] : kind === 'bot' ? TABLE.bot(botName(name))[language] : name,
        );
        return (
          <li key={match.id} className="home-row">
            <Link href={`/match/${match.id}`}>
              <b>{HOME.versus(first, second)[language]}</b>
              <span className="home-row-more">
                {[gameName(match.game), ...match.players.map(({ list }) => list).filter((list) => list !== null)].join(
                  ' · ',
                )}
              </span>
            </Link>
            <span className="home-act">{act}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Asks the server now and again while the page is in sight. */
function useLobby(): Lists | 'offline' | null {
  const [lists, setLists] = useState<Lists | 'offline' | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      if (document.hidden) return;
      try {
        // The first call makes a guest of whoever is not known; the others must not race it.
        await api.me();
        const [open, live, mine] = await Promise.all([api.matches('open'), api.matches('live'), api.matches('mine')]);
        if (wanted) setLists({ open, live, mine });
      } catch {
        if (wanted) setLists('offline');
      }
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return lists;
}
