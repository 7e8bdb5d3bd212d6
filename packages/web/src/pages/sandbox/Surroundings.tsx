import { BadInput } from '@rangefinder/kernel';
import { botLevel, useBotName, useLanguage } from '@rangefinder/table';
import { useId } from 'react';
import { offeredBeside } from '../../games.ts';
import type { LoadedGame } from '../lists/useGame.ts';
import { type Draft, readDice } from './scenario.ts';
import { SANDBOX } from './words.ts';

interface SurroundingsProps {
  readonly draft: Draft;
  readonly loaded: LoadedGame;
  readonly opponent: string | null;
  onOpponent(bot: string | null): void;
  onChange(draft: Draft): void;
}

/** Title, game, mission, opponent, dice. */
export function Surroundings({ draft, loaded: { game, ui }, opponent, onOpponent, onChange }: SurroundingsProps) {
  const language = useLanguage();
  const id = useId();
  const nameOf = useBotName();
  const diceProblem = problemWith(draft.dice);
  return (
    <div className="sandbox-fields">
      <div className="field">
        <label htmlFor={`${id}-title`}>{SANDBOX.name[language]}</label>
        <input
          id={`${id}-title`}
          className="input"
          placeholder={SANDBOX.unnamed[language]}
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => onChange({ ...draft, title: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-game`}>{SANDBOX.game[language]}</label>
        <select
          id={`${id}-game`}
          className="select"
          value={draft.game}
          onChange={({ target }) => onChange({ ...draft, game: target.value, around: {}, position: undefined })}
        >
          {offeredBeside(draft.game).map((known) => (
            <option key={known.id} value={known.id}>
              {known.name}
            </option>
          ))}
        </select>
      </div>
      {game.missions.length > 0 && !ui.editsAround ? (
        <div className="field">
          <label htmlFor={`${id}-mission`}>{SANDBOX.mission[language]}</label>
          <select
            id={`${id}-mission`}
            className="select"
            value={typeof draft.around.mission === 'string' ? draft.around.mission : game.missions[0]}
            onChange={({ target }) => onChange({ ...draft, around: { ...draft.around, mission: target.value } })}
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
        <label htmlFor={`${id}-opponent`}>{SANDBOX.opponent[language]}</label>
        <select
          id={`${id}-opponent`}
          className="select"
          value={opponent ?? ''}
          onChange={({ target }) => onOpponent(target.value === '' ? null : target.value)}
        >
          <option value="">{SANDBOX.both[language]}</option>
          {[...Object.keys(game.bots), 'random'].map((bot) => (
            <option key={bot} value={bot}>
              {SANDBOX.against(nameOf(bot), botLevel(bot))[language]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-dice`}>{SANDBOX.dice[language]}</label>
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
        {diceProblem === null ? SANDBOX.diceHint[language] : SANDBOX.diceBad(diceProblem)[language]}
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
