interface ChoiceProps<T> {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly hint?: string;
  onChoose(value: T): void;
}

/** One of a few, all in sight. */
export function Choice<T extends string | number | boolean | null>(props: ChoiceProps<T>) {
  const { legend, name, value, options, hint, onChoose } = props;
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={String(option.value)} className="choice">
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
      {hint ? <p className="hint">{hint}</p> : null}
    </fieldset>
  );
}
