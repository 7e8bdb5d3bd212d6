import { useLanguage } from '@rangefinder/table';
import { SANDBOX } from './words.ts';
import './page.css';
import { GAMES } from '@rangefinder/games';
import { BadInput, fromLink, type MatchRecord } from '@rangefinder/kernel';
import { useEffect, useState } from 'react';
import { Loading } from '../../frame/Loading.tsx';
import { useGame } from '../lists/useGame.ts';
import { EditPage } from './EditPage.tsx';
import { PlayPage } from './PlayPage.tsx';
import { type Draft, draftOf } from './scenario.ts';
import { storeDraft, storedDraft } from './store.ts';

const NEW: Draft = {
  game: GAMES[0]?.id ?? '',
  title: '',
  around: {},
  position: undefined,
  dice: '',
  seed: crypto.randomUUID(),
};

/** `/sandbox`: edits a position, plays it, and steps out to edit again. `/sandbox#…` brings one in the link. */
export default function SandboxPage() {
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>(() => storedDraft() ?? NEW);
  const [opponent, setOpponent] = useState<string | null>(null);
  const [playing, setPlaying] = useState<MatchRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const loaded = useGame(draft.game);
  useEffect(() => storeDraft(draft), [draft]);
  useEffect(() => {
    if (location.hash.length < 2) return;
    fromLink(location.hash.slice(1)).then(
      (record) => {
        const brought = draftOf(record);
        if (brought) setDraft(brought);
        else setProblem(SANDBOX.noPosition[language]);
        history.replaceState(history.state, '', location.pathname);
      },
      (error: unknown) => {
        if (!(error instanceof BadInput)) throw error;
        setProblem(SANDBOX.badLink[language]);
      },
    );
  }, [language]);

  if (!loaded) return <Loading />;
  if (playing)
    return (
      <PlayPage
        record={playing}
        draft={draft}
        loaded={loaded}
        opponent={opponent}
        onEdit={(position) => {
          setPlaying(null);
          if (position !== undefined) setDraft({ ...draft, position });
        }}
      />
    );
  return (
    <EditPage
      draft={draft}
      loaded={loaded}
      opponent={opponent}
      problem={problem}
      onProblem={setProblem}
      onChange={setDraft}
      onOpponent={setOpponent}
      onPlay={setPlaying}
    />
  );
}
