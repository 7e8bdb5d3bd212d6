import { type History, UndoButtons } from '@rangefinder/table/builder';
import { useId } from 'react';
import type { Army } from '../../src/army/army.ts';
import { newArmy, withMode } from '../../src/army/changes.ts';
import { COST_SETS, type CostSet } from '../../src/army/costs.ts';
import { ARMY_MODES, MODES } from '../../src/army/modes.ts';
import { armyPoints } from '../../src/army/points.ts';
import { FACTIONS } from '../../src/card.ts';
import { FACTION, MODE } from '../../src/text/army.ts';
import { FactionIcon } from '../icons/index.ts';
import type { Saying } from './saying.ts';
import { minisIn } from './sums.ts';
import { BUILDER, COSTS } from './words.ts';

interface HeadProps extends Saying {
  readonly army: Army;
  readonly history: History<unknown>;
  onChange(army: Army): void;
  onBack(): void;
  onForth(): void;
  /** An army by chance in the place of this one. */
  onChance(): void;
}

/** Name, faction, size of the battle, and how many points are spent. */
export function Head({ army, history, onChange, onBack, onForth, onChance, ...saying }: HeadProps) {
  const { say } = saying;
  return (
    <header className="lb-head">
      <Fields {...saying} army={army} onChange={onChange} />
      <div className="lb-tally">
        <FactionIcon faction={army.faction} size={28} />
        <Tally {...saying} army={army} />
        <UndoButtons say={say} history={history} onBack={onBack} onForth={onForth}>
          <button type="button" className="button is-small" title={say(BUILDER.byChance)} onClick={onChance}>
            {say(BUILDER.byChanceShort)}
          </button>
        </UndoButtons>
      </div>
    </header>
  );
}

function Fields({ say, army, onChange }: Pick<HeadProps, 'say' | 'army' | 'onChange'>) {
  const id = useId();
  const { faction, mode = 'standard', costs = 'since-2021-10-27' } = army;
  const choose = <T extends string>(known: readonly T[], change: (value: T) => void) => ({
    className: 'select',
    onChange: ({ target }: { readonly target: HTMLSelectElement }) => {
      const value = known.find((one) => one === target.value);
      if (value !== undefined) change(value);
    },
  });
  return (
    <div className="lb-fields la-fields">
      <div className="field lb-name">
        <label htmlFor={`${id}-name`}>{say(BUILDER.name)}</label>
        <input
          id={`${id}-name`}
          className="input"
          maxLength={80}
          placeholder={say(BUILDER.unnamed)}
          value={army.name ?? ''}
          onChange={({ target }) => onChange(named(army, target.value))}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-faction`}>{say(BUILDER.faction)}</label>
        <select
          id={`${id}-faction`}
          value={faction}
          {...choose(FACTIONS, (value) => onChange(turned(army, newArmy(value, mode))))}
        >
          {FACTIONS.map((known) => (
            <option key={known} value={known}>
              {say(FACTION[known])}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-mode`}>{say(BUILDER.mode)}</label>
        <select id={`${id}-mode`} value={mode} {...choose(ARMY_MODES, (value) => onChange(withMode(army, value)))}>
          {ARMY_MODES.map((known) => (
            <option key={known} value={known}>
              {say(BUILDER.modeOf(MODE[known], MODES[known].points))}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-costs`}>{say(BUILDER.costs)}</label>
        <select id={`${id}-costs`} value={costs} {...choose(COST_SETS, (value) => onChange(withCosts(army, value)))}>
          {COST_SETS.map((known) => (
            <option key={known} value={known}>
              {say(COSTS[known])}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function named({ name: _, ...army }: Army, name: string): Army {
  return name === '' ? army : { name, ...army };
}

/** Another army under the same name, and by the same costs. */
export function turned({ name, costs }: Pick<Army, 'name' | 'costs'>, army: Army): Army {
  return { ...(name === undefined ? {} : { name }), ...(costs === undefined ? {} : { costs }), ...army };
}

function withCosts({ costs: _, ...army }: Army, costs: CostSet): Army {
  return costs === 'since-2021-10-27' ? army : { ...army, costs };
}

/** Points, activations, miniatures. */
function Tally({ say, army }: Saying & { readonly army: Army }) {
  const spent = armyPoints(army);
  const { points } = MODES[army.mode ?? 'standard'];
  return (
    <p className={spent > points ? 'lb-points is-over' : 'lb-points'} title={say(BUILDER.pointsOf(spent, points))}>
      <b>{spent}</b>
      <span>
        /{points} {say(BUILDER.points)} · {say(BUILDER.pointsLeft(points - spent))}
      </span>
      <small>
        {say(BUILDER.activations(army.units.length))} · {say(BUILDER.miniatures(minisIn(army)))}
      </small>
    </p>
  );
}
