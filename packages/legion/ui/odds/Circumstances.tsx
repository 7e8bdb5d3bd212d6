import { useId } from 'react';
import { COVERS, type Confrontation, FACINGS, MELEE, RANGES } from '../../src/odds/confrontation.ts';
import type { Choosable } from '../../src/odds/odds.ts';
import type { Saying } from '../builder/saying.ts';
import { ODDS } from './words.ts';

interface CircumstancesProps extends Saying {
  readonly now: Confrontation;
  readonly choosable: Choosable;
  onChange(next: Confrontation): void;
}

/** How far, behind what, from where, with which weapons. What makes no difference to these two is not asked. */
export function Circumstances({ say, now, choosable, onChange }: CircumstancesProps) {
  const ranges = choosable.melee || now.range === MELEE ? [MELEE, ...RANGES] : RANGES;
  return (
    <div className="lo-circumstances card">
      <Pills
        legend={say(ODDS.range)}
        value={now.range}
        options={ranges.map((value) => ({ value, text: value === MELEE ? say(ODDS.melee) : String(value) }))}
        onChoose={(range) => onChange({ ...now, range })}
      />
      {now.range === MELEE ? null : (
        <Pills
          legend={say(ODDS.cover)}
          value={now.cover}
          options={COVERS.map((value) => ({ value, text: say(ODDS.covers[value]) }))}
          onChoose={(cover) => onChange({ ...now, cover })}
        />
      )}
      {choosable.facing ? (
        <Pills
          legend={say(ODDS.facing)}
          value={now.facing}
          options={FACINGS.map((value) => ({ value, text: say(ODDS.facings[value]) }))}
          onChoose={(facing) => onChange({ ...now, facing })}
        />
      ) : null}
      {choosable.weapons.length > 1 ? (
        <fieldset className="lo-pills">
          <legend className="label">{say(ODDS.weapons)}</legend>
          <div className="choices">
            {choosable.weapons.map((name) => (
              <label key={name} className="choice">
                <input
                  type="checkbox"
                  checked={!now.without.includes(name)}
                  onChange={({ target }) =>
                    onChange({
                      ...now,
                      without: target.checked ? now.without.filter((one) => one !== name) : [...now.without, name],
                    })
                  }
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      {choosable.rushed ? (
        <Check text={say(ODDS.rushed)} checked={now.rushed} onChange={(rushed) => onChange({ ...now, rushed })} />
      ) : null}
      {choosable.turned ? (
        <Check text={say(ODDS.turned)} checked={now.turned} onChange={(turned) => onChange({ ...now, turned })} />
      ) : null}
    </div>
  );
}

interface CheckProps {
  readonly text: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

function Check({ text, checked, onChange }: CheckProps) {
  return (
    <label className="lo-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {text}
    </label>
  );
}

interface PillsProps<T> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  onChoose(value: T): void;
}

function Pills<T extends string | number>({ legend, value, options, onChoose }: PillsProps<T>) {
  const name = useId();
  return (
    <fieldset className="lo-pills">
      <legend className="label">{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
