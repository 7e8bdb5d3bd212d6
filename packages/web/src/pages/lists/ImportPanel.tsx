import { BadInput, type Game } from '@rangefinder/kernel';
import { useLanguage } from '@rangefinder/table';
import { type ChangeEvent, useId, useState } from 'react';
import { useListWords } from '../../gameWords.ts';
import { nameIn } from './lists.ts';
import { LISTS } from './words.ts';

interface ImportPanelProps {
  readonly game: Game;
  onImport(list: unknown, name: string, notes: readonly string[]): void;
  onCancel(): void;
}

/** Reads a list from text or a file. What cannot be used of it, the builder reports. */
export function ImportPanel({ game, onImport, onCancel }: ImportPanelProps) {
  const language = useLanguage();
  const id = useId();
  const say = useListWords(game.id);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (source: string) => {
    try {
      const { list, notes } = (await game.parseList?.(source, language)) ?? { list: JSON.parse(source), notes: [] };
      onImport(list, nameIn(list), notes);
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof SyntaxError)) throw error;
      setProblem(error.message);
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const content = await file.text();
    setText(content);
    await read(content);
  };
  return (
    <section className="card import-panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say('importTitle')}</h2>
      <p className="soft">{LISTS.importHint(say('importHint'))[language]}</p>
      {problem !== null ? (
        <p className="notice is-bad" role="alert">
          {LISTS.importFailed(say('importFailed'), problem)[language]}
        </p>
      ) : null}
      <div className="field">
        <label htmlFor={`${id}-text`}>{say('importPaste')}</label>
        <textarea
          id={`${id}-text`}
          className="input import-text"
          spellCheck={false}
          rows={6}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
          }}
        />
      </div>
      <div className="row">
        <button type="button" className="button is-main" disabled={text.trim() === ''} onClick={() => void read(text)}>
          {say('importDo')}
        </button>
        <label className="button is-file">
          {LISTS.importFile[language]}
          <input type="file" accept=".json,.xws,.txt,.htd,.xml,application/json" onChange={choose} />
        </label>
        <button type="button" className="button is-quiet" onClick={onCancel}>
          {LISTS.cancel[language]}
        </button>
      </div>
    </section>
  );
}
