import { GAMES } from '@rangefinder/games';
import { BadInput, Match, MatchFailure, type MatchRecord, toLink } from '@rangefinder/kernel';
import { saveFile } from '@rangefinder/table';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useSettings } from '../../settings/preferences.ts';
import type { LoadedGame } from '../lists/useGame.ts';
import { type Draft, draftFromScenario, readDice, recordOf, writeScenario } from './scenario.ts';

interface EditPageProps {
  readonly draft: Draft;
  readonly loaded: LoadedGame;
  readonly problem: string | null;
  onProblem(problem: string | null): void;
  onChange(draft: Draft): void;
  onPlay(record: MatchRecord): void;
}

/** The editor with everything around it: files, links, dice, the way to the table. */
export function EditPage({ draft, loaded, problem, onProblem, onChange, onPlay }: EditPageProps) {
  const t = useTranslations('sandbox');
  const settings = useSettings();
  const { game, ui } = loaded;
  const [told, setTold] = useState<string | null>(null);
  const [before, setBefore] = useState<Draft | null>(null);
  const change = (next: Draft) => {
    onProblem(null);
    setTold(null);
    onChange(next);
  };
  /** Does something that may find the draft unfit, and says so in words. */
  const attempt = async (action: () => void | Promise<void>, words: 'bad' | 'badFile') => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof MatchFailure)) throw error;
      onProblem(t(words, { reason: error.message }));
    }
  };
  const play = () => {
    const record = recordOf(draft, game);
    // A position that the rules cannot begin with is better known before the table is laid.
    Match.start(
      game,
      record.script ? { ...record, script: record.script } : { setup: record.setup, seed: record.seed },
    );
    onPlay(record);
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
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = draftFromScenario(file.name, await file.text());
    target.value = '';
    if (!read) return onProblem(t('noPosition'));
    if (!GAMES.some(({ id }) => id === read.game)) return onProblem(t('otherGame', { game: read.game }));
    change(read);
    setTold(t('loaded', { title: read.title }));
  };
  const { Editor } = ui;

  return (
    <PageFrame title={t('title')} bare wide>
      <header className="sandbox-head">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <div className="row">
          <button
            type="button"
            className="button is-main"
            disabled={draft.position === undefined}
            onClick={() => attempt(play, 'bad')}
          >
            {t('play')}
          </button>
          <label className="button is-file">
            {t('load')}
            <input type="file" accept=".yaml,.yml" onChange={(event) => attempt(() => open(event), 'badFile')} />
          </label>
          <button
            type="button"
            className="button"
            disabled={draft.position === undefined}
            onClick={() => attempt(save, 'bad')}
          >
            {t('save')}
          </button>
          <button
            type="button"
            className="button"
            disabled={draft.position === undefined}
            onClick={() => attempt(share, 'bad')}
          >
            {t('share')}
          </button>
          <button
            type="button"
            className="button is-quiet"
            disabled={draft.position === undefined}
            onClick={() => {
              setBefore(draft);
              change({ ...draft, position: undefined, title: '' });
              setTold(t('cleared'));
            }}
          >
            {t('clear')}
          </button>
        </div>
      </header>
      {problem ? (
        <p className="notice is-bad" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="sandbox-told" role="status">
        {told}{' '}
        {before && draft.position === undefined ? (
          <button type="button" className="button is-small" onClick={() => change(before)}>
            {t('undo')}
          </button>
        ) : null}
      </div>
      <Surroundings draft={draft} loaded={loaded} onChange={change} />
      {Editor ? (
        <Editor settings={settings} position={draft.position} onChange={(position) => change({ ...draft, position })} />
      ) : (
        <p>{t('noEditor')}</p>
      )}
    </PageFrame>
  );
}

type SurroundingsProps = Pick<EditPageProps, 'draft' | 'loaded' | 'onChange'>;

/** Title, game, mission, dice. */
function Surroundings({ draft, loaded: { game, ui }, onChange }: SurroundingsProps) {
  const t = useTranslations('sandbox');
  const { language } = useSettings();
  const id = useId();
  const diceProblem = problemWith(draft.dice);
  return (
    <div className="sandbox-fields">
      <div className="field">
        <label htmlFor={`${id}-title`}>{t('name')}</label>
        <input
          id={`${id}-title`}
          className="input"
          placeholder={t('unnamed')}
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-game`}>{t('game')}</label>
        <select
          id={`${id}-game`}
          className="select"
          value={draft.game}
          onChange={({ target }) => onChange({ ...draft, game: target.value, mission: null, position: undefined })}
        >
          {GAMES.map((known) => (
            <option key={known.id} value={known.id}>
              {known.name}
            </option>
          ))}
        </select>
      </div>
      {game.missions.length > 0 ? (
        <div className="field">
          <label htmlFor={`${id}-mission`}>{t('mission')}</label>
          <select
            id={`${id}-mission`}
            className="select"
            value={draft.mission ?? game.missions[0]}
            onChange={({ target }) => onChange({ ...draft, mission: target.value })}
          >
            {game.missions.map((mission) => (
              <option key={mission} value={mission}>
                {ui.mission?.(mission, language).name ?? mission}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <div className="field">
        <label htmlFor={`${id}-dice`}>{t('dice')}</label>
        <textarea
          id={`${id}-dice`}
          className="input sandbox-dice"
          rows={1}
          spellCheck={false}
          placeholder="dice: [hit, crit, blank]"
          aria-describedby={`${id}-hint`}
          aria-invalid={diceProblem !== null}
          value={draft.dice}
          onChange={({ target }) => onChange({ ...draft, dice: target.value })}
        />
      </div>
      <p id={`${id}-hint`} className={diceProblem === null ? 'sandbox-hint' : 'sandbox-hint is-bad'}>
        {diceProblem === null ? t('diceHint') : t('diceBad', { reason: diceProblem })}
      </p>
    </div>
  );
}

function problemWith(dice: string): string | null {
  try {
    readDice(dice);
    return null;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.message;
  }
}

/** A title as the name of a file. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'position';
}
