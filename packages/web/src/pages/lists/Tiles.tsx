import type { ReadyList } from '@rangefinder/kernel';
import { useLanguage } from '@rangefinder/table';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ago } from '../../ago.ts';
import { useListWords } from '../../gameWords.ts';
import { useSettings } from '../../settings/preferences.ts';
import type { SavedList } from '../../storage/lists.ts';
import { playAddress } from './lists.ts';
import type { LoadedGame } from './useGame.ts';
import { LISTS } from './words.ts';

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

/** A list of one's own. */
export function MineTile({ loaded, list, onCopy, onRemove }: MineTileProps) {
  const language = useLanguage();
  const say = useListWords(list.game);
  const name = list.name || say('unnamed');
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
              {problems === 0 ? LISTS.legal[language] : LISTS.illegal(problems)[language]}
            </span>
          ) : null}{' '}
          · {LISTS.changed(ago(list.updatedAt, Date.now(), language))[language]}
        </>
      }
    >
      <Link href={`/lists/${list.id}`} className="button is-small" aria-label={LISTS.editName(name)[language]}>
        {LISTS.edit[language]}
      </Link>
      {loaded && problems === 0 ? (
        <Link
          href={playAddress(list.game, list.id)}
          className="button is-small is-main"
          aria-label={LISTS.playName(name)[language]}
        >
          {LISTS.play[language]}
        </Link>
      ) : null}
      <button
        type="button"
        className="button is-small is-quiet"
        aria-label={LISTS.copyName(name)[language]}
        onClick={onCopy}
      >
        {LISTS.copy[language]}
      </button>
      <button
        type="button"
        className="button is-small is-quiet"
        aria-label={LISTS.removeName(name)[language]}
        onClick={onRemove}
      >
        {LISTS.remove[language]}
      </button>
    </Tile>
  );
}

interface ReadyTileProps {
  readonly loaded: LoadedGame;
  readonly ready: ReadyList;
  onCopy(): void;
}

/** A list to play at once. */
export function ReadyTile({ loaded, ready, onCopy }: ReadyTileProps) {
  const language = useLanguage();
  return (
    <Tile loaded={loaded} name={ready.name} list={ready.list} line={ready.plays?.[language]}>
      <Link
        href={playAddress(loaded.game.id, ready.id)}
        className="button is-small is-main"
        aria-label={LISTS.playName(ready.name)[language]}
      >
        {LISTS.play[language]}
      </Link>
      {loaded.ui.Builder ? (
        <button
          type="button"
          className="button is-small"
          aria-label={`${LISTS.useReady[language]}: ${ready.name}`}
          onClick={onCopy}
        >
          {LISTS.useReady[language]}
        </button>
      ) : null}
    </Tile>
  );
}
