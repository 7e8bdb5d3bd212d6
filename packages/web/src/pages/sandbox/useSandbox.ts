import { GAMES } from '@rangefinder/games';
import { BadInput, MatchFailure, type MatchRecord, toLink } from '@rangefinder/kernel';
import { saveFile, useLanguage } from '@rangefinder/table';
import { useState } from 'react';
import type { LoadedGame } from '../lists/useGame.ts';
import { beginningOf, type Draft, draftFromScenario, fileName, recordOf, writeScenario } from './scenario.ts';
import { SANDBOX } from './words.ts';

export interface SandboxProps {
  readonly draft: Draft;
  readonly loaded: LoadedGame;
  onProblem(problem: string | null): void;
  onChange(draft: Draft): void;
  onPlay(record: MatchRecord): void;
}

/** What can be done with a draft besides editing it. Whatever finds it unfit says so in words. */
export function useSandbox({ draft, loaded: { game }, onProblem, onChange, onPlay }: SandboxProps) {
  const language = useLanguage();
  const [told, setTold] = useState<string | null>(null);
  const [cleared, setCleared] = useState<Draft | null>(null);
  const change = (next: Draft) => {
    onProblem(null);
    setTold(null);
    onChange(next);
  };
  const attempt = async (action: () => void | Promise<void>, words: 'bad' | 'badFile') => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof MatchFailure)) throw error;
      onProblem(SANDBOX[words](error.message)[language]);
    }
  };
  const open = async (file: File) => {
    const read = draftFromScenario(file.name, await file.text());
    if (!read) return onProblem(SANDBOX.noPosition[language]);
    if (!GAMES.some(({ id }) => id === read.game)) return onProblem(SANDBOX.otherGame(read.game)[language]);
    change(read);
    setTold(SANDBOX.loaded(read.title)[language]);
  };
  const save = () => {
    const titled = { ...draft, title: draft.title || SANDBOX.unnamed[language] };
    const { text, decisions } = writeScenario(titled, game, []);
    saveFile(`${fileName(titled.title)}.yaml`, text);
    setTold(SANDBOX.saved(decisions)[language]);
  };
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}/sandbox#${await toLink(recordOf(draft, game))}`);
    setTold(SANDBOX.shared[language]);
  };
  return {
    told,
    /** What was on the board before it was emptied, as long as it is empty. */
    cleared: draft.position === undefined ? cleared : null,
    change,
    open: (file: File) => attempt(() => open(file), 'badFile'),
    save: () => attempt(save, 'bad'),
    share: () => attempt(share, 'bad'),
    // A position that the rules cannot begin with is better known before the table is laid.
    play: () => attempt(() => onPlay(beginningOf(draft, game).record), 'bad'),
    clear: () => {
      setCleared(draft);
      change({ ...draft, position: undefined, title: '' });
      setTold(SANDBOX.cleared[language]);
    },
  };
}
