import type { Words } from '@rangefinder/kernel/words';
import { gameMode, type Squad, squadCost } from '@rangefinder/xwing/squad';
import { Icon } from '@rangefinder/xwing/ui';
import { useId } from 'react';
import { FACTIONS, type Faction } from '../../src/card.ts';
import { MODES } from '../../src/squad/gamemode.ts';
import { SQUADS } from '../../src/squad/squads.ts';
import type { History } from './squadState.ts';
import { BUILDER, FACTION } from './words.ts';

interface HeadProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  readonly faction: Faction;
  readonly history: History;
  onFaction(faction: Faction): void;
  onChange(squad: Squad): void;
  onBack(): void;
  onForth(): void;
}

/** Name, faction, format, and how many points are spent. */
export function Head({ say, squad, faction, history, onFaction, onChange, onBack, onForth }: HeadProps) {
  const id = useId();
  const { points, mode } = gameMode(SQUADS, squad.format);
  const cost = squadCost(SQUADS, squad);
  return (
    <header className="xb-head">
      <div className="xb-fields">
        <div className="field xb-name">
          <label htmlFor={`${id}-name`}>{say(BUILDER.name)}</label>
          <input
            id={`${id}-name`}
            className="input"
            maxLength={80}
            placeholder={say(BUILDER.unnamed)}
            value={squad.name ?? ''}
            onChange={({ target }) => onChange({ ...squad, name: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-faction`}>{say(BUILDER.faction)}</label>
          <select
            id={`${id}-faction`}
            className="select"
            value={faction}
            onChange={({ target }) => {
              const chosen = FACTIONS.find((known) => known === target.value);
              if (chosen) onFaction(chosen);
            }}
          >
            {FACTIONS.map((known) => (
              <option key={known} value={known}>
                {say(FACTION[known])}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-format`}>{say(BUILDER.format)}</label>
          <select
            id={`${id}-format`}
            className="select"
            title={say(BUILDER.formatHint)}
            value={mode}
            onChange={({ target }) => {
              const chosen = MODES.find((known) => known === target.value);
              if (chosen) onChange({ ...squad, format: chosen });
            }}
          >
            {MODES.map((known) => (
              <option key={known} value={known}>
                {say(BUILDER[known])}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="xb-tally">
        <Icon name={`faction-${faction}`} size={28} className="xb-tally-faction" />
        <p className={cost > points ? 'xb-points is-over' : 'xb-points'} title={say(BUILDER.pointsOf(cost, points))}>
          <b>{cost}</b>
          <span>
            /{points} {say(BUILDER.points)}
          </span>
          <small>{say(BUILDER.pointsDate)}</small>
        </p>
        <div className="row">
          <button type="button" className="button is-small" disabled={history.past.length === 0} onClick={onBack}>
            {say(BUILDER.undo)}
          </button>
          <button type="button" className="button is-small" disabled={history.future.length === 0} onClick={onForth}>
            {say(BUILDER.redo)}
          </button>
        </div>
      </div>
    </header>
  );
}
