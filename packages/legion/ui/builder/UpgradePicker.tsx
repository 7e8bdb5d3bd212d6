import { capital } from '@rangefinder/kernel/words';
import { holds } from '@rangefinder/table/builder';
import { useMemo, useState } from 'react';
import type { Army } from '../../src/army/army.ts';
import { asideChoices, type Choice, counterpartChoices, upgradeChoices } from '../../src/army/choices.ts';
import { upgradePlaces } from '../../src/army/places.ts';
import { upgradePoints } from '../../src/army/points.ts';
import type { UpgradeFacts } from '../../src/card.ts';
import { unitFacts } from '../../src/cards/catalog.ts';
import { SLOT } from '../../src/text/army.ts';
import { SlotIcon } from '../icons/index.ts';
import { Unsure } from '../side/CardText.tsx';
import { UpgradeText } from './CardParts.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { bareName } from './filters.ts';
import { Picker } from './Picker.tsx';
import type { Saying } from './saying.ts';
import { UnitRow } from './UnitPicker.tsx';
import { BUILDER } from './words.ts';

interface UpgradePickerProps extends Saying {
  readonly army: Army;
  /** The units of a stack. */
  readonly at: readonly number[];
  readonly place: number;
  /** Whether it is a card to set aside for the one that is there. */
  readonly aside: boolean;
  /** What was chosen, for which of the units. */
  onChoose(upgrade: string, at: readonly number[]): void;
  onClose(): void;
}

/** What can go in a place of an upgrade bar, and what cannot, with the reason. */
export function UpgradePicker({ army, at, place: index, aside, onChoose, onClose, ...saying }: UpgradePickerProps) {
  const { say } = saying;
  const [all, setAll] = useState(true);
  const unit = army.units[at[0] ?? -1];
  const meant = useMemo(() => (all ? at : at.slice(-1)), [all, at]);
  const place = useMemo(() => (unit ? upgradePlaces(unit, army.costs)[index] : undefined), [army.costs, unit, index]);
  const choices = useMemo(() => {
    if (!place) return [];
    const found = aside ? asideChoices(army, meant, place) : upgradeChoices(army, meant, place);
    return found.toSorted((a, b) => b.card.points - a.card.points || a.card.name.localeCompare(b.card.name));
  }, [army, meant, place, aside]);
  if (!unit || !place) return null;
  const slot = say(capital(SLOT[place.slot]));
  const now = aside ? place.aside : place.card;
  return (
    <Picker
      {...saying}
      title={
        aside
          ? say(BUILDER.asideFor(place.card?.name ?? slot))
          : say(BUILDER.upgradeFor(slot, unitFacts(unit.unit).name))
      }
      label={say(BUILDER.searchUpgrades)}
      choices={choices}
      holds={isSought}
      tools={
        at.length > 1 ? (
          <label className="lb-check">
            <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} />
            {say(BUILDER.forAll(at.length))}
          </label>
        ) : null
      }
      row={(choice) => (
        <UpgradeRow
          key={choice.card.id}
          {...saying}
          army={army}
          on={unitFacts(unit.unit).name}
          choice={choice}
          chosen={choice.card === now}
          onChoose={() => onChoose(choice.card.id, meant)}
        />
      )}
      onClose={onClose}
    />
  );
}

function isSought({ name, back, text, keywords }: UpgradeFacts, words: string): boolean {
  return holds(words, name, back?.name, text.en, text.fr, text.pl, ...keywords.map(({ id }) => bareName(id)));
}

interface UpgradeRowProps extends Saying {
  readonly army: Army;
  /** The name of the unit it is for. */
  readonly on: string;
  readonly choice: Choice<UpgradeFacts>;
  readonly chosen: boolean;
  onChoose(): void;
}

function UpgradeRow({ army, on, choice: { card, problems }, chosen, onChoose, ...saying }: UpgradeRowProps) {
  const { say } = saying;
  return (
    <ChoiceRow
      say={say}
      name={card.name}
      problems={problems}
      chosen={chosen}
      sign={<SlotIcon slot={card.slot} size={16} />}
      beside={
        <>
          {card.unique ? <span title={say(BUILDER.unique)}>• </span> : null}
          {card.name} <Unsure say={say} sure={card.sure} />
        </>
      }
      price={<b>{upgradePoints(card.id, on, army)}</b>}
      onChoose={onChoose}
    >
      <UpgradeText {...saying} card={card} />
    </ChoiceRow>
  );
}

interface CounterpartPickerProps extends Saying {
  readonly army: Army;
  readonly at: number;
  onChoose(counterpart: string): void;
  onClose(): void;
}

/** Who may come along with a unit. */
export function CounterpartPicker({ army, at, onChoose, onClose, ...saying }: CounterpartPickerProps) {
  const { say } = saying;
  const unit = army.units[at];
  const choices = useMemo(() => counterpartChoices(army, at), [army, at]);
  if (!unit) return null;
  return (
    <Picker
      {...saying}
      title={say(BUILDER.counterpartFor(unitFacts(unit.unit).name))}
      label={say(BUILDER.searchUnits)}
      choices={choices}
      holds={({ name, title }, words) => holds(words, name, title)}
      row={(choice) => (
        <UnitRow
          key={choice.card.id}
          {...saying}
          army={army}
          choice={choice}
          onChoose={() => onChoose(choice.card.id)}
        />
      )}
      onClose={onClose}
    />
  );
}
