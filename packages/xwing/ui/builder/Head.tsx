import type { Words } from '@rangefinder/kernel/words';
import { type History, UndoButtons } from '@rangefinder/table/builder';
import { useId } from 'react';
import { gameMode, type Squad, squadCost } from '../../src/squad/index.ts';
import { Icon } from '../icons/index.ts';
import { useEdition } from './edition.ts';
import { BUILDER } from './words.ts';

interface HeadProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  readonly faction: string;
  readonly history: History<Squad>;
  onFaction(faction: string): void;
  onChange(squad: Squad): void;
  onBack(): void;
  onForth(): void;
}

/** Name, faction, format, and how many points are spent. */
export function Head({ say, squad, faction, history, onFaction, onChange, onBack, onForth }: HeadProps) {
  const id = useId();
  const { squads, factionTitle, icons, modeHint, modeName, pointsNote } = useEdition();
  const { points, mode } = gameMode(squads, squad.format);
  const cost = squadCost(squads, squad);
  return (
    <header className="lb-head">
      <div className="lb-fields">
        <div className="field lb-name">
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
            onChange={({ target }) => onFaction(target.value)}
          >
            {squads.factions.map((known) => (
              <option key={known} value={known}>
                {say(factionTitle(known))}
              </option>
            ))}
          </select>
        </div>
        {squads.modes.length > 1 ? (
          <div className="field">
            <label htmlFor={`${id}-format`}>{say(BUILDER.format)}</label>
            <select
              id={`${id}-format`}
              className="select"
              title={say(modeHint)}
              value={mode}
              onChange={({ target }) => onChange({ ...squad, format: target.value })}
            >
              {squads.modes.map((known) => (
                <option key={known} value={known}>
                  {say(modeName(known))}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      <div className="lb-tally">
        <Icon name={icons.faction(faction)} size={28} className="lb-tally-faction" />
        <p className={cost > points ? 'lb-points is-over' : 'lb-points'} title={say(BUILDER.pointsOf(cost, points))}>
          <b>{cost}</b>
          <span>/{say(BUILDER.limit(points))}</span>
          <small>{say(pointsNote)}</small>
        </p>
        <UndoButtons say={say} history={history} onBack={onBack} onForth={onForth} />
      </div>
    </header>
  );
}
