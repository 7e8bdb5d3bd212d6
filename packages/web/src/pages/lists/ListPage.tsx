import type { Game } from '@rangefinder/kernel';
import { copyText, useLanguage } from '@rangefinder/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { Loading } from '../../frame/Loading.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useFollowLinks } from '../../frame/useFollowLinks.ts';
import { gameName } from '../../games.ts';
import { useListWords } from '../../gameWords.ts';
import { useSettings } from '../../settings/preferences.ts';
import { type SavedList, savedList, saveList } from '../../storage/lists.ts';
import { listsAddress, notesIn, playAddress, sharedAddress } from './lists.ts';
import { useGame } from './useGame.ts';
import { LISTS } from './words.ts';

type Kept = 'saved' | 'saving' | { readonly failed: string };

/** One list in its builder; every change is kept at once. */
export function ListPage({ id }: { readonly id: string }) {
  const language = useLanguage();
  const [opened, setOpened] = useState<SavedList | null | undefined>(undefined);
  useEffect(() => {
    savedList(id).then(setOpened, () => setOpened(null));
  }, [id]);
  if (opened === undefined) return <Loading />;
  if (opened === null)
    return (
      <PageFrame title={LISTS.lists[language]}>
        <p className="notice is-bad">{LISTS.missing[language]}</p>
        <Link href="/lists" className="button">
          {LISTS.all[language]}
        </Link>
      </PageFrame>
    );
  return <OpenList opened={opened} />;
}

function OpenList({ opened }: { readonly opened: SavedList }) {
  const language = useLanguage();
  const settings = useSettings();
  const loaded = useGame(opened.game);
  const [name, setName] = useState(opened.name);
  const [list, setList] = useState(opened.list);
  const [kept, setKept] = useState<Kept>('saved');
  const [, follow] = useFollowLinks();
  const last = useRef(0);
  const change = useCallback(
    (next: unknown, called: string) => {
      const number = ++last.current;
      setList(next);
      setName(called);
      setKept('saving');
      saveList({ ...opened, list: next, name: called, updatedAt: Date.now() }).then(
        () => number === last.current && setKept('saved'),
        (error: unknown) => setKept({ failed: error instanceof Error ? error.message : String(error) }),
      );
    },
    [opened],
  );
  const legal = useMemo(() => loaded !== null && loaded.game.validate(list ?? {}).length === 0, [loaded, list]);
  const Builder = loaded?.ui.Builder;
  const notes = notesIn(useHistoryState());
  const say = useListWords(opened.game);
  const title = name || say('unnamed');

  return (
    <PageFrame title={title} bare wide>
      <div className="list-page" onClickCapture={follow}>
        <header className="list-head">
          <div>
            <p className="list-where">
              <Link href={listsAddress(opened.game)}>← {say('back')}</Link> · {gameName(opened.game)}
            </p>
            <h1>{title}</h1>
          </div>
          <div className="row">
            <p className="list-kept" role="status">
              {typeof kept === 'string'
                ? LISTS[kept][language]
                : LISTS.notSaved(say('notSaved'), kept.failed)[language]}
            </p>
            <Link href={`/odds/${opened.game}`} className="button is-quiet">
              {LISTS.odds[language]}
            </Link>
            <ShareButton game={loaded?.game} list={named({ list, name })} />
            {legal ? (
              <Link href={playAddress(opened.game, opened.id)} className="button is-main">
                {say('playThis')}
              </Link>
            ) : null}
          </div>
        </header>
        {!loaded ? <Loading /> : null}
        {loaded && !Builder ? <p>{say('noBuilder')}</p> : null}
        {Builder ? <Builder settings={settings} list={named(opened)} notes={notes} onChange={change} /> : null}
      </div>
    </PageFrame>
  );
}

interface ShareButtonProps {
  readonly game: Game | undefined;
  readonly list: unknown;
}

/** Copies the address that opens the list on any machine; where a page may not copy, it shows the address. */
function ShareButton({ game, list }: ShareButtonProps) {
  const language = useLanguage();
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const later = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(later);
  }, [copied]);
  const text = useMemo(() => game?.shareText?.(list) ?? null, [game, list]);
  if (!game || text === null) return null;
  const address = sharedAddress(game.id, text);
  const share = () =>
    copyText(address).then((done) => {
      setCopied(done);
      setShown(done ? null : address);
    });
  return (
    <>
      <button type="button" className="button" title={LISTS.shareHint[language]} onClick={() => void share()}>
        {LISTS[copied ? 'shared' : 'share'][language]}
      </button>
      {shown === null ? null : <input className="input" readOnly aria-label={LISTS.share[language]} value={shown} />}
    </>
  );
}

/** A copy has a name of its own, which the list inside does not know yet. */
function named({ list, name }: Pick<SavedList, 'list' | 'name'>): unknown {
  if (name === '' || typeof list !== 'object' || list === null) return list;
  return { ...list, name };
}
