import { useLanguage } from '@rangefinder/table';
import { ODDS } from './words.ts';
import './page.css';
import { Suspense, useCallback } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { Loading } from '../../frame/Loading.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { WITH_LISTS } from '../../games.ts';
import { useSettings } from '../../settings/preferences.ts';
import { type LoadedGame, useGame } from '../lists/useGame.ts';
import { Balance } from './Balance.tsx';

/** `/odds/<game>`: the chances of one attack, where the game can tell them, and which of two lists wins more often. */
export default function OddsPage() {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [wanted = ''] = (useParams()['*'] ?? '').split('/');
  const gameId = (WITH_LISTS.find(({ id }) => id === wanted) ?? WITH_LISTS[0])?.id ?? '';
  const loaded = useGame(gameId);
  return (
    <PageFrame title={ODDS.title[language]} bare wide>
      <div className="odds-page">
        <header className="odds-head">
          <div>
            <h1>{ODDS.title[language]}</h1>
            <p className="soft">{ODDS[loaded?.ui.Odds ? 'lead' : 'leadBalance'][language]}</p>
          </div>
          <select
            className="select odds-game"
            aria-label={ODDS.game[language]}
            value={gameId}
            onChange={({ target }) => navigate(oddsAddress(target.value))}
          >
            {WITH_LISTS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </header>
        {loaded?.game.id === gameId ? <Parts key={gameId} loaded={loaded} /> : <Loading />}
      </div>
    </PageFrame>
  );
}

function oddsAddress(game: string): string {
  return `/odds/${game}`;
}

function Parts({ loaded }: { readonly loaded: LoadedGame }) {
  const [, navigate] = useLocation();
  const settings = useSettings();
  const asked = useSearch();
  const { game, ui } = loaded;
  // What is asked stands in the address, so that a link carries it; it is no step to go back from.
  const ask = useCallback(
    (question: string) => navigate(`${oddsAddress(game.id)}?${question}`, { replace: true }),
    [game, navigate],
  );
  return (
    <>
      <Suspense fallback={<Loading />}>
        {ui.Odds ? <ui.Odds settings={settings} asked={asked} onAsk={ask} /> : null}
      </Suspense>
      <Balance loaded={loaded} />
    </>
  );
}
