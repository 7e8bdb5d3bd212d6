import type { MatchSummary } from '@rangefinder/protocol';
import { useBotName } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { gameName } from '../../games.ts';

interface Lists {
  readonly open: readonly MatchSummary[];
  readonly live: readonly MatchSummary[];
  readonly mine: readonly MatchSummary[];
}

const EVERY = 10_000;
const SHOWN = 5;

/** Games on the server; a quiet line when there is none. */
export function Online() {
  const t = useTranslations('home');
  const lists = useLobby();
  return (
    <section className="card home-list" aria-labelledby="online">
      <h2 id="online">{t('online')}</h2>
      {lists === null ? <p className="soft">{t('checking')}</p> : null}
      {lists === 'offline' ? <p className="soft">{t('offline')}</p> : null}
      {lists !== null && lists !== 'offline' ? <Lobby lists={lists} /> : null}
    </section>
  );
}

function Lobby({ lists }: { readonly lists: Lists }) {
  const t = useTranslations('home');
  const mine = lists.mine.filter(({ status }) => status !== 'over');
  const isMine = (match: MatchSummary) => mine.some(({ id }) => id === match.id);
  const open = lists.open.filter((match) => !isMine(match));
  const live = lists.live.filter((match) => !isMine(match));
  return (
    <>
      {mine.length > 0 ? (
        <>
          <h3>{t('mine')}</h3>
          <Rows matches={mine} act={t('sit')} />
        </>
      ) : null}
      <h3>{t('open')}</h3>
      {open.length === 0 ? <p className="soft">{t('openEmpty')}</p> : <Rows matches={open} act={t('join')} />}
      <h3>{t('live')}</h3>
      {live.length === 0 ? <p className="soft">{t('liveEmpty')}</p> : <Rows matches={live} act={t('watch')} />}
      <p>
        <Link href="/new/open" className="button is-small">
          {t('openGame')}
        </Link>
      </p>
    </>
  );
}

function Rows({ matches, act }: { readonly matches: readonly MatchSummary[]; readonly act: string }) {
  const t = useTranslations('home');
  const tt = useTranslations('table');
  const botName = useBotName();
  return (
    <ul>
      {matches.slice(0, SHOWN).map((match) => {
        const [first = '', second = ''] = match.players.map(({ name, kind }) =>
          kind === 'empty' ? t('someone') : kind === 'bot' ? tt('bot', { name: botName(name) }) : name,
        );
        return (
          <li key={match.id} className="home-row">
            <Link href={`/match/${match.id}`}>
              <b>{t('versus', { first, second })}</b>
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
