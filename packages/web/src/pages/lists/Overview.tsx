import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation, useSearch } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { gameIn, WITH_LISTS } from '../../games.ts';
import { type ListSaying, useListWords } from '../../gameWords.ts';
import { forgetList, type SavedList, savedLists, saveList } from '../../storage/lists.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { listsAddress, newId } from './lists.ts';
import { MineTile, ReadyTile } from './Tiles.tsx';
import { type LoadedGame, useGame } from './useGame.ts';

/** Lists of one's own and ready ones, of the game that the address names. */
export function Overview() {
  const t = useTranslations('lists');
  const [, navigate] = useLocation();
  const gameId = gameIn(useSearch(), WITH_LISTS);
  const say = useListWords(gameId);
  const loaded = useGame(gameId);
  const lists = useLists(gameId);
  const [importing, setImporting] = useState(false);
  const { gone } = lists;
  return (
    <PageFrame title={say('title')}>
      <p className="lead">{t('lead', { said: say('lead') })}</p>
      <div className="row lists-tools">
        {loaded?.ui.Builder ? (
          <>
            <button type="button" className="button is-main" onClick={() => lists.create(undefined, '')}>
              {say('new')}
            </button>
            <button type="button" className="button" aria-expanded={importing} onClick={() => setImporting(!importing)}>
              {t('import')}
            </button>
          </>
        ) : null}
        <Link href={`/odds/${gameId}`} className="button is-quiet">
          {t('odds')}
        </Link>
        <GameChoice value={gameId} onChoose={(game) => navigate(listsAddress(game), { replace: true })} />
      </div>
      {importing && loaded ? (
        <ImportPanel key={gameId} game={loaded.game} onImport={lists.create} onCancel={() => setImporting(false)} />
      ) : null}
      {gone ? (
        <div className="notice" role="status">
          <p>{t('removed', { name: gone.name || say('unnamed') })}</p>
          <button type="button" className="button is-small" onClick={() => lists.restore(gone)}>
            {t('undo')}
          </button>
        </div>
      ) : null}
      {loaded && !loaded.ui.Builder ? <p>{say('noBuilder')}</p> : <Mine say={say} loaded={loaded} lists={lists} />}
      {loaded && loaded.game.readyLists.length > 0 ? <Ready say={say} loaded={loaded} lists={lists} /> : null}
    </PageFrame>
  );
}

function GameChoice({ value, onChoose }: { readonly value: string; onChoose(game: string): void }) {
  const t = useTranslations('lists');
  if (WITH_LISTS.length < 2) return null;
  return (
    <select
      className="select lists-game"
      aria-label={t('game')}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {WITH_LISTS.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface TilesProps<Loaded> {
  readonly say: ListSaying;
  readonly loaded: Loaded;
  readonly lists: Lists;
}

function Mine({ say, loaded, lists: { mine, create, remove } }: TilesProps<LoadedGame | null>) {
  const t = useTranslations('lists');
  if (!mine) return null;
  return (
    <section aria-labelledby="lists-mine">
      <h2 id="lists-mine">{say('yours')}</h2>
      {mine.length === 0 ? <p className="soft">{say('none')}</p> : null}
      <ul className="list-tiles">
        {mine.map((list) => (
          <MineTile
            key={list.id}
            loaded={loaded}
            list={list}
            onCopy={() => create(list.list, t('copyOf', { name: list.name || say('unnamed') }))}
            onRemove={() => remove(list)}
          />
        ))}
      </ul>
    </section>
  );
}

function Ready({ say, loaded, lists: { create } }: TilesProps<LoadedGame>) {
  const t = useTranslations('lists');
  return (
    <section aria-labelledby="lists-ready">
      <h2 id="lists-ready">{say('ready')}</h2>
      <ul className="list-tiles">
        {loaded.game.readyLists.map((ready) => (
          <ReadyTile
            key={ready.id}
            loaded={loaded}
            ready={ready}
            onCopy={() => create(ready.list, t('copyOf', { name: ready.name }))}
          />
        ))}
      </ul>
    </section>
  );
}

interface Lists {
  /** Null while they are on their way. */
  readonly mine: readonly SavedList[] | null;
  /** The last one deleted: it can be had back. */
  readonly gone: SavedList | null;
  create(list: unknown, name: string, notes?: readonly string[]): Promise<void>;
  remove(list: SavedList): Promise<void>;
  restore(list: SavedList): Promise<void>;
}

/** The lists of this machine, and what can be done with them. */
function useLists(game: string): Lists {
  const [, navigate] = useLocation();
  const [mine, setMine] = useState<readonly SavedList[] | null>(null);
  const [gone, setGone] = useState<SavedList | null>(null);
  const refresh = useCallback(() => {
    savedLists(game).then(setMine, () => setMine([]));
  }, [game]);
  useEffect(() => {
    setMine(null);
    refresh();
  }, [refresh]);
  return {
    mine,
    gone,
    create: async (list, name, notes = []) => {
      const id = newId();
      await saveList({ id, game, name, list, updatedAt: Date.now() });
      navigate(`/lists/${id}`, { state: { notes } });
    },
    remove: async (list) => {
      await forgetList(list.id);
      setGone(list);
      refresh();
    },
    restore: async (list) => {
      await saveList(list);
      setGone(null);
      refresh();
    },
  };
}
