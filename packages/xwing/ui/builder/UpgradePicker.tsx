import type { Words } from '@rangefinder/kernel/words';
import { type Chosen, FilterBar, holds, PickerHead, passing, Reasons } from '@rangefinder/table/builder';
import { useMemo, useState } from 'react';
import {
  type Choice,
  pilotCard,
  type Squad,
  type SquadUpgrade,
  slotPlaces,
  unequip,
  upgradeChoices,
} from '../../src/squad/index.ts';
import { Icon } from '../icons/index.ts';
import { type CardNumber, useEdition } from './edition.ts';
import { upgradeFilters } from './filters.ts';
import { placeName } from './ShipCard.tsx';
import { BUILDER } from './words.ts';

interface UpgradePickerProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  readonly ship: number;
  readonly place: number;
  /** The squad without what is in the place now, and what goes there. */
  onChoose(without: Squad, upgrade: string): void;
  onClose(): void;
}

/** What can go in a place of the upgrade bar, and what cannot, with the reason. */
export function UpgradePicker({ say, squad, ship, place: at, onChoose, onClose }: UpgradePickerProps) {
  const edition = useEdition();
  const { squads } = edition;
  const [words, setWords] = useState('');
  const flown = squad.ships[ship];
  const place = useMemo(() => (flown ? slotPlaces(squads, flown)[at] : undefined), [squads, flown, at]);
  const choices = useMemo(
    () => (place ? upgradeChoices(squads, squad, ship, place) : []),
    [squads, squad, ship, place],
  );
  const [chosen, setChosen] = useState<Chosen>({});
  if (!flown || !place) return null;
  const pilot = pilotCard(squads, flown.pilot);
  const filters = upgradeFilters(
    edition,
    choices.map(({ card }) => card),
    pilot.type.id,
  );
  const passes = passing(filters, chosen);
  const without = place.index === null ? squad : unequip(squads, squad, ship, place.index);
  const shown = choices
    .filter(({ card }) => passes(card) && holds(words, card.name, card.text, card.back?.text))
    .toSorted((a, b) => (b.card.cost ?? 0) - (a.card.cost ?? 0) || a.card.name.localeCompare(b.card.name));
  const fits = shown.filter(({ problems }) => problems.length === 0);
  const others = shown.filter(({ problems }) => problems.length > 0);
  const title = say(BUILDER.upgradeFor(placeName(edition, place, say), pilot.name));
  return (
    <section className="lb-panel" aria-label={title}>
      <PickerHead
        say={say}
        title={title}
        label={say(BUILDER.searchUpgrades)}
        words={words}
        focus
        onWords={setWords}
        onClose={onClose}
      >
        <FilterBar say={say} filters={filters} chosen={chosen} onChange={setChosen} />
      </PickerHead>
      <div className="lb-choices">
        {shown.length === 0 ? <p className="lb-empty">{say(BUILDER.nothingFound)}</p> : null}
        {fits.length > 0 ? (
          <section className="lb-group">
            <h3>{say(BUILDER.fits(fits.length))}</h3>
            <ul>
              {fits.map((choice) => (
                <UpgradeRow
                  key={choice.card.id}
                  say={say}
                  choice={choice}
                  chosen={choice.card === place.card}
                  onChoose={() => onChoose(without, choice.card.id)}
                />
              ))}
            </ul>
          </section>
        ) : null}
        {others.length > 0 ? (
          <details className="lb-group" open={fits.length === 0 || words !== '' || Object.keys(chosen).length > 0}>
            <summary>{say(BUILDER.doesNotFit(others.length))}</summary>
            <ul>
              {others.map((choice) => (
                <UpgradeRow key={choice.card.id} say={say} choice={choice} chosen={false} onChoose={() => undefined} />
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </section>
  );
}

interface UpgradeRowProps {
  readonly say: (said: Words) => string;
  readonly choice: Choice<SquadUpgrade>;
  readonly chosen: boolean;
  onChoose(): void;
}

function UpgradeRow({ say, choice: { card, problems }, chosen, onChoose }: UpgradeRowProps) {
  const { icons, upgradeNumbers } = useEdition();
  const refused = problems.length > 0;
  return (
    <li className={refused ? 'lb-choice is-dim' : chosen ? 'lb-choice is-chosen' : 'lb-choice'}>
      <button
        type="button"
        className="lb-choice-button"
        aria-disabled={refused}
        aria-pressed={chosen}
        onClick={() => !refused && onChoose()}
      >
        <span className="hidden">{say(BUILDER.add(card.name))}, </span>
        <span className="lb-slots">
          {card.fills.map((slot, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may fill the same slot twice.
            <Icon key={i} name={icons.slot(slot)} size={15} />
          ))}
        </span>
        <span className="lb-choice-name">
          {'•'.repeat(card.limited)} {card.name}
          <Numbers say={say} numbers={upgradeNumbers(card)} />
        </span>
        <span className="lb-price">
          <b>{card.cost ?? '–'}</b>
        </span>
      </button>
      {card.text ? (
        <p className="lb-text" lang="en">
          {card.text}
        </p>
      ) : null}
      {card.back?.text ? (
        <p className="lb-text" lang="en">
          <b>{card.back.title ?? '↻'}:</b> {card.back.text}
        </p>
      ) : null}
      <Reasons say={say} problems={problems} />
    </li>
  );
}

/** What stands on a card besides its name: a weapon, charges. */
function Numbers({ say, numbers }: Pick<UpgradeRowProps, 'say'> & { readonly numbers: readonly CardNumber[] }) {
  if (numbers.length === 0) return null;
  return (
    <small className="lb-numbers">
      {numbers.map(({ icon, label, value }) => (
        <span key={icon}>
          <Icon name={icon} size={12} title={say(label)} /> {say(value)}
        </span>
      ))}
    </small>
  );
}
