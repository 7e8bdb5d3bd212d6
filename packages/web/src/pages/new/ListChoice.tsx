import type { GameUi } from '@rangefinder/table';
import { useLanguage } from '@rangefinder/table';
import { useId } from 'react';
import { useSettings } from '../../settings/preferences.ts';
import { fitting, type ListOption, RANDOM } from './listChoices.ts';
import { NEW } from './words.ts';

interface ListChoiceProps {
  readonly legend: string;
  readonly seat: number;
  readonly ui: GameUi;
  readonly lists: readonly ListOption[];
  readonly value: string;
  onChoose(id: string): void;
}

/** A list for a seat: by chance, ready, or one's own; with a picture of it. */
export function ListChoice({ legend, seat, ui, lists, value, onChoose }: ListChoiceProps) {
  const language = useLanguage();
  const id = useId();
  const settings = useSettings();
  const possible = fitting(lists, seat);
  const own = possible.filter((list) => list.own);
  const ready = possible.filter((list) => !list.own);
  const chosen = possible.find((list) => list.id === value);
  const { ListCard } = ui;
  return (
    <div className="field list-choice">
      <label htmlFor={id}>{legend}</label>
      <select
        id={id}
        className="select"
        value={chosen?.id ?? RANDOM}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value={RANDOM}>{NEW.surprise[language]}</option>
        {own.length > 0 ? <optgroup label={NEW.savedLists[language]}>{own.map(option)}</optgroup> : null}
        <optgroup label={NEW.readyLists[language]}>{ready.map(option)}</optgroup>
      </select>
      {chosen && ListCard ? <ListCard list={chosen.list} settings={settings} /> : null}
    </div>
  );
}

function option({ id, name }: ListOption) {
  return (
    <option key={id} value={id}>
      {name}
    </option>
  );
}
