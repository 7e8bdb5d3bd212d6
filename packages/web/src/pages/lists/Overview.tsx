import { GAMES } from '@rangefinder/games';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { forgetList, type SavedList, savedLists, saveList } from '../../storage/lists.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { newId } from './lists.ts';
import { MineTile, ReadyTile } from './Tiles.tsx';
import { type LoadedGame, useGame } from './useGame.ts';

/** Squads of one's own and ready ones. */
export function Overview() {
  const t = useTranslations('lists');
  const [gameId, setGameId] = useState(GAMES[0]?.id ?? '');
  const loaded = useGame(gameId);
  const lists = useLists(gameId);
  const [importing, setImporting] = useState(false);
  const { gone } = lists;
  return (
    <PageFrame title={t('title')}>
      <p className="lead">{t('lead')}</p>
      <div className="row lists-tools">
        {loaded?.ui.Builder ? (
          <>
            <button type="button" className="button is-main" onClick={() => lists.create(undefined, '')}>
              {t('new')}
            </button>
            <button type="button" className="button" aria-expanded={importing} onClick={() => setImporting(!importing)}>
              {t('import')}
            </button>
          </>
        ) : null}
        <GameChoice value={gameId} onChoose={setGameId} />
      </div>
      {importing && loaded ? (
        <ImportPanel game={loaded.game} onImport={lists.create} onCancel={() => setImporting(false)} />
      ) : null}
      {gone ? (
        <div className="notice" role="status">
          <p>{t('removed', { name: gone.name || t('unnamed') })}</p>
          <button type="button" className="button is-small" onClick={() => lists.restore(gone)}>
            {t('undo')}
          </button>
        </div>
      ) : null}
      {loaded && !loaded.ui.Builder ? <p>{t('noBuilder')}</p> : <Mine loaded={loaded} lists={lists} />}
      {loaded && loaded.game.readyLists.length > 0 ? <Ready loaded={loaded} lists={lists} /> : null}
    </PageFrame>
  );
}

function GameChoice({ value, onChoose }: { readonly value: string; onChoose(game: string): void }) {
  const t = useTranslations('lists');
  if (GAMES.length < 2) return null;
  return (
    <select
      className="select lists-game"
      aria-label={t('game')}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {GAMES.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface TilesProps<Loaded> {
  readonly loaded: Loaded;
  readonly lists: Lists;
}

function Mine({ loaded, lists: { mine, create, remove } }: TilesProps<LoadedGame | null>) {
  const t = useTranslations('lists');
  if (!mine) return null;
  return (
    <section aria-labelledby="lists-mine">
      <h2 id="lists-mine">{t('yours')}</h2>
      {mine.length === 0 ? <p className="soft">{t('none')}</p> : null}
      <ul className="list-tiles">
        {mine.map((list) => (
          <MineTile
            key={list.id}
            loaded={loaded}
            list={list}
            onCopy={() => create(list.list, t('copyOf', { name: list.name || t('unnamed') }))}
            onRemove={() => remove(list)}
          />
        ))}
      </ul>
    </section>
  );
}

function Ready({ loaded, lists: { create } }: TilesProps<LoadedGame>) {
  const t = useTranslations('lists');
  return (
    <section aria-labelledby="lists-ready">
      <h2 id="lists-ready">{t('ready')}</h2>
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
  create(list: unknown, name: string): Promise<void>;
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
  useEffect(refresh, [refresh]);
  return {
    mine,
    gone,
    create: async (list, name) => {
      const id = newId();
      await saveList({ id, game, name, list, updatedAt: Date.now() });
      navigate(`/lists/${id}`);
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
