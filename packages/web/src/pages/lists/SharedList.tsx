import { BadInput, type Language } from '@rangefinder/kernel';
import { useLanguage } from '@rangefinder/table';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Loading } from '../../frame/Loading.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { gameIn, loadGame, WITH_LISTS } from '../../games.ts';
import { useListWords } from '../../gameWords.ts';
import { savedLists, saveList } from '../../storage/lists.ts';
import { listsAddress, nameIn, newId } from './lists.ts';
import { LISTS } from './words.ts';

/** A list that the address itself carries: it is kept on this machine, once, and opened in its builder. */
export function SharedList() {
  const language = useLanguage();
  const [, navigate] = useLocation();
  const game = gameIn(useSearch(), WITH_LISTS);
  const say = useListWords(game);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    keep(game, location.hash.slice(1), language).then(
      ({ id, notes }) => navigate(`/lists/${id}`, { replace: true, state: { notes } }),
      (error: unknown) => (error instanceof BadInput ? setProblem(error.message) : setFailure(error)),
    );
  }, [game, language, navigate]);
  if (failure !== null) throw failure;
  if (problem === null) return <Loading />;
  return (
    <PageFrame title={say('title')}>
      <p className="notice is-bad" role="alert">
        {LISTS.importFailed(say('importFailed'), problem)[language]}
      </p>
      <Link href={listsAddress(game)} className="button">
        {say('back')}
      </Link>
    </PageFrame>
  );
}

/** Whoever opens a link again finds the list they have, unless they changed it. */
async function keep(game: string, text: string, language: Language): Promise<{ id: string; notes: readonly string[] }> {
  const { list, notes } = (await (await loadGame(game)).parseList?.(text, language)) ?? { list: text, notes: [] };
  const written = JSON.stringify(list);
  const known = (await savedLists(game)).find((saved) => JSON.stringify(saved.list) === written);
  if (known) return { id: known.id, notes };
  const id = newId();
  await saveList({ id, game, name: nameIn(list), list, updatedAt: Date.now() });
  return { id, notes };
}
