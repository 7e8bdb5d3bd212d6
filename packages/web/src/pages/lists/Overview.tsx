import { GAMES } from '@rangefinder/games';
import type { ReadyList } from '@rangefinder/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useSettings } from '../../settings/preferences.ts';
import { forgetList, type SavedList, savedLists, saveList } from '../../storage/lists.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { newId, playAddress } from './lists.ts';
import { type LoadedGame, useGame } from './useGame.ts';

/** Squads of one's own and ready ones. */
export function Overview() {
  const t = useTranslations('lists');
  const [, navigate] = useLocation();
  const [gameId, setGameId] = useState(GAMES[0]?.id ?? '');
  const loaded = useGame(gameId);
  const [mine, setMine] = useState<readonly SavedList[] | null>(null);
  const [gone, setGone] = useState<SavedList | null>(null);
  const [importing, setImporting] = useState(false);
  const refresh = useCallback(() => {
    savedLists(gameId).then(setMine, () => setMine([]));
  }, [gameId]);
  useEffect(refresh, [refresh]);

  const create = async (list: unknown, name: string) => {
    const id = newId();
    await saveList({ id, game: gameId, name, list, updatedAt: Date.now() });
    navigate(`/lists/${id}`);
  };
  const remove = async (list: SavedList) => {
    await forgetList(list.id);
    setGone(list);
    refresh();
  };
  const restore = async (list: SavedList) => {
    await saveList(list);
    setGone(null);
    refresh();
  };
  const playable = GAMES.length > 1;

  return (
    <PageFrame title={t('title')}>
      <p className="lead">{t('lead')}</p>
      <div className="row lists-tools">
        <button type="button" className="button is-main" onClick={() => create(undefined, '')}>
          {t('new')}
        </button>
        <button type="button" className="button" aria-expanded={importing} onClick={() => setImporting(!importing)}>
          {t('import')}
        </button>
        {playable ? (
          <select
            className="select lists-game"
            aria-label={t('game')}
            value={gameId}
            onChange={({ target }) => setGameId(target.value)}
          >
            {GAMES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      {importing && loaded ? (
        <ImportPanel game={loaded.game} onImport={create} onCancel={() => setImporting(false)} />
      ) : null}
      {gone ? (
        <div className="notice" role="status">
          <p>{t('removed', { name: gone.name || t('unnamed') })}</p>
          <button type="button" className="button is-small" onClick={() => restore(gone)}>
            {t('undo')}
          </button>
        </div>
      ) : null}
      {loaded && !loaded.ui.Builder ? <p>{t('noBuilder')}</p> : null}
      {mine ? (
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
      ) : null}
      {loaded && loaded.game.readyLists.length > 0 ? (
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
      ) : null}
    </PageFrame>
  );
}

interface TileProps {
  readonly loaded: LoadedGame | null;
  readonly name: string;
  readonly list: unknown;
  readonly line?: ReactNode;
  readonly children: ReactNode;
}

function Tile({ loaded, name, list, line, children }: TileProps) {
  const settings = useSettings();
  const Picture = loaded?.ui.ListCard;
  return (
    <li className="card list-tile">
      <h3>{name}</h3>
      {Picture ? <Picture list={list} settings={settings} /> : null}
      {line ? <p className="list-line">{line}</p> : null}
      <div className="row">{children}</div>
    </li>
  );
}

interface MineTileProps {
  readonly loaded: LoadedGame | null;
  readonly list: SavedList;
  onCopy(): void;
  onRemove(): void;
}

function MineTile({ loaded, list, onCopy, onRemove }: MineTileProps) {
  const t = useTranslations('lists');
  const format = useFormatter();
  const name = list.name || t('unnamed');
  const problems = loaded ? loaded.game.validate(list.list ?? {}).length : 0;
  return (
    <Tile
      loaded={loaded}
      name={name}
      list={list.list}
      line={
        <>
          {loaded ? (
            <span className={problems === 0 ? 'list-legal' : 'list-illegal'}>
              {problems === 0 ? t('legal') : t('illegal', { count: problems })}
            </span>
          ) : null}{' '}
          · {t('changed', { when: format.relativeTime(list.updatedAt, Date.now()) })}
        </>
      }
    >
      <Link href={`/lists/${list.id}`} className="button is-small" aria-label={t('editName', { name })}>
        {t('edit')}
      </Link>
      {problems === 0 ? (
        <Link href={playAddress(list.id)} className="button is-small is-main" aria-label={t('playName', { name })}>
          {t('play')}
        </Link>
      ) : null}
      <button type="button" className="button is-small is-quiet" aria-label={t('copyName', { name })} onClick={onCopy}>
        {t('copy')}
      </button>
      <button
        type="button"
        className="button is-small is-quiet"
        aria-label={t('removeName', { name })}
        onClick={onRemove}
      >
        {t('remove')}
      </button>
    </Tile>
  );
}

interface ReadyTileProps {
  readonly loaded: LoadedGame;
  readonly ready: ReadyList;
  onCopy(): void;
}

function ReadyTile({ loaded, ready, onCopy }: ReadyTileProps) {
  const t = useTranslations('lists');
  return (
    <Tile loaded={loaded} name={ready.name} list={ready.list}>
      <Link
        href={playAddress(ready.id)}
        className="button is-small is-main"
        aria-label={t('playName', { name: ready.name })}
      >
        {t('play')}
      </Link>
      {loaded.ui.Builder ? (
        <button
          type="button"
          className="button is-small"
          aria-label={`${t('useReady')}: ${ready.name}`}
          onClick={onCopy}
        >
          {t('useReady')}
        </button>
      ) : null}
    </Tile>
  );
}
