import { useLanguage } from '@rangefinder/table';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { gameIn, WITH_LISTS } from '../../games.ts';
import { type ListSaying, useListWords } from '../../gameWords.ts';
import { forgetList, type SavedList, savedLists, saveList } from '../../storage/lists.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { listsAddress, newId } from './lists.ts';
import { MineTile, ReadyTile } from './Tiles.tsx';
import { type LoadedGame, useGame } from './useGame.ts';
import { LISTS } from './words.ts';

/** Lists of one's own and ready ones, of the game that the address names. */
export function Overview() {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const gameId = gameIn(useSearch(), WITH_LISTS);
  const say = useListWords(gameId);
  const loaded = useGame(gameId);
  const lists = useLists(gameId);
  const [importing, setImporting] = useState(false);
  const { gone } = lists;
  return (
    <PageFrame title={say('title')}>
      <p className="lead">{LISTS.lead(say('lead'))[language]}</p>
      <div className="row lists-tools">
        {loaded?.ui.Builder ? (
          <>
            <button type="button" className="button is-main" onClick={() => lists.create(undefined, '')}>
              {say('new')}
            </button>
            <button type="button" className="button" aria-expanded={importing} onClick={() => setImporting(!importing)}>
              {LISTS.import[language]}
            </button>
          </>
        ) : null}
        <Link href={`/odds/${gameId}`} className="button is-quiet">
          {LISTS.odds[language]}
        </Link>
        <GameChoice value={gameId} onChoose={(game) => navigate(listsAddress(game), { replace: true })} />
      </div>
      {importing && loaded ? (
        <ImportPanel key={gameId} game={loaded.game} onImport={lists.create} onCancel={() => setImporting(false)} />
      ) : null}
      {gone ? (
        <div className="notice" role="status">
          <p>{LISTS.removed(gone.name || say('unnamed'))[language]}</p>
          <button type="button" className="button is-small" onClick={() => lists.restore(gone)}>
            {LISTS.undo[language]}
          </button>
        </div>
      ) : null}
      {loaded && !loaded.ui.Builder ? <p>{say('noBuilder')}</p> : <Mine say={say} loaded={loaded} lists={lists} />}
      {loaded && loaded.game.readyLists.length > 0 ? <Ready say={say} loaded={loaded} lists={lists} /> : null}
    </PageFrame>
  );
}

function GameChoice({ value, onChoose }: { readonly value: string; onChoose(game: string): void }) {
  const language = useLanguage();
  if (WITH_LISTS.length < 2) return null;
  return (
    <select
      className="select lists-game"
      aria-label={LISTS.game[language]}
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
  const language = useLanguage();
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
            onCopy={() => create(list.list, LISTS.copyOf(list.name || say('unnamed'))[language])}
            onRemove={() => remove(list)}
          />
        ))}
      </ul>
    </section>
  );
}

function Ready({ say, loaded, lists: { create } }: TilesProps<LoadedGame>) {
  const language = useLanguage();
  return (
    <section aria-labelledby="lists-ready">
      <h2 id="lists-ready">{say('ready')}</h2>
      <ul className="list-tiles">
        {loaded.game.readyLists.map((ready) => (
          <ReadyTile
            key={ready.id}
            loaded={loaded}
            ready={ready}
            onCopy={() => create(ready.list, LISTS.copyOf(ready.name)[language])}
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
