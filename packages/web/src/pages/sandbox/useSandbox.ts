import { GAMES } from '@rangefinder/games';
import { BadInput, MatchFailure, type MatchRecord, toLink } from '@rangefinder/kernel';
import { saveFile } from '@rangefinder/table';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LoadedGame } from '../lists/useGame.ts';
import { beginningOf, type Draft, draftFromScenario, fileName, recordOf, writeScenario } from './scenario.ts';

export interface SandboxProps {
  readonly draft: Draft;
  readonly loaded: LoadedGame;
  onProblem(problem: string | null): void;
  onChange(draft: Draft): void;
  onPlay(record: MatchRecord): void;
}

/** What can be done with a draft besides editing it. Whatever finds it unfit says so in words. */
export function useSandbox({ draft, loaded: { game }, onProblem, onChange, onPlay }: SandboxProps) {
  const t = useTranslations('sandbox');
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
      onProblem(t(words, { reason: error.message }));
    }
  };
  const open = async (file: File) => {
    const read = draftFromScenario(file.name, await file.text());
    if (!read) return onProblem(t('noPosition'));
    if (!GAMES.some(({ id }) => id === read.game)) return onProblem(t('otherGame', { game: read.game }));
    change(read);
    setTold(t('loaded', { title: read.title }));
  };
  const save = () => {
    const titled = { ...draft, title: draft.title || t('unnamed') };
    const { text, decisions } = writeScenario(titled, game, []);
    saveFile(`${fileName(titled.title)}.yaml`, text);
    setTold(t('saved', { count: decisions }));
  };
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}/sandbox#${await toLink(recordOf(draft, game))}`);
    setTold(t('shared'));
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
      setTold(t('cleared'));
    },
  };
}
