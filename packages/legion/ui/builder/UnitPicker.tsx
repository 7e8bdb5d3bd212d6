import { capital } from '@rangefinder/kernel/words';
import { type Chosen, FilterBar, holds, PickerHead, passing } from '@rangefinder/table/builder';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Army } from '../../src/army/army.ts';
import { type Choice, unitChoices } from '../../src/army/choices.ts';
import { costIn } from '../../src/army/costs.ts';
import { MODES } from '../../src/army/modes.ts';
import { armyPoints } from '../../src/army/points.ts';
import { type RankCount, rankCounts } from '../../src/army/ranks.ts';
import type { Rank, UnitFacts } from '../../src/card.ts';
import { FACTION, SLOT, TYPE } from '../../src/text/army.ts';
import { RANK } from '../../src/text/terms.ts';
import { RankIcon, SlotIcon } from '../icons/index.ts';
import { Unsure } from '../side/CardText.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { bareName, unitFilters } from './filters.ts';
import { NotPlayable } from './NotPlayable.tsx';
import type { Saying } from './saying.ts';
import { UnitNumbers } from './UnitNumbers.tsx';
import { UnitText } from './UnitText.tsx';
import { BUILDER } from './words.ts';

interface UnitPickerProps extends Saying {
  readonly army: Army;
  /** The rank one asked for. */
  readonly rank: Rank | null;
  onChoose(unit: string): void;
  onClose(): void;
}

/** The units of a faction by rank, with how many of each there may be; those that do not fit are dimmed with the reason. */
export function UnitPicker({ army, rank, onChoose, onClose, ...saying }: UnitPickerProps) {
  const { say } = saying;
  const [words, setWords] = useState('');
  const [fitting, setFitting] = useState(false);
  const [chosen, setChosen] = useState<Chosen>(rank === null ? {} : { rank });
  const sought = useDeferredValue(words);
  const choices = useMemo(() => unitChoices(army), [army]);
  const filters = useMemo(
    () =>
      unitFilters(
        choices.map(({ card }) => card),
        army.costs,
      ),
    [choices, army.costs],
  );
  const shown = useMemo(() => {
    const passes = passing(filters, chosen);
    return choices.filter(
      ({ card, problems }) => passes(card) && isSought(card, sought) && !(fitting && problems.length > 0),
    );
  }, [choices, filters, chosen, sought, fitting]);
  const limits = MODES[army.mode ?? 'standard'];
  return (
    <section className="lb-panel" aria-label={say(BUILDER.units)}>
      <PickerHead
        say={say}
        title={`${say(FACTION[army.faction])} · ${say(BUILDER.pointsOf(armyPoints(army), limits.points))}`}
        label={say(BUILDER.searchUnits)}
        words={words}
        onWords={setWords}
        onClose={onClose}
      >
        <label className="lb-check">
          <input type="checkbox" checked={fitting} onChange={({ target }) => setFitting(target.checked)} />
          {say(BUILDER.fitting)}
        </label>
        <FilterBar say={say} filters={filters} chosen={chosen} onChange={setChosen} />
      </PickerHead>
      <div className="lb-choices">
        {shown.length === 0 ? <p className="lb-empty">{say(BUILDER.nothingFound)}</p> : null}
        {rankCounts(army, limits).map((count) => (
          <RankGroup
            key={count.rank}
            {...saying}
            army={army}
            count={count}
            choices={shown.filter(({ card }) => card.rank === count.rank)}
            onChoose={onChoose}
          />
        ))}
        {(chosen.rank ?? 'commander') === 'commander' && words === '' ? (
          <NotPlayable say={say} kinds={['unit']} />
        ) : null}
      </div>
    </section>
  );
}

function isSought({ name, title, keywords, weapons }: UnitFacts, words: string): boolean {
  const known = [...keywords, ...weapons.flatMap((weapon) => weapon.keywords)].map(({ id }) => bareName(id));
  return holds(words, name, title, ...known);
}

interface RankGroupProps extends Saying, Pick<UnitPickerProps, 'army' | 'onChoose'> {
  readonly count: RankCount;
  readonly choices: readonly Choice<UnitFacts>[];
}

function RankGroup({ army, count: { rank, counted, least, most }, choices, onChoose, ...saying }: RankGroupProps) {
  const { say } = saying;
  if (choices.length === 0) return null;
  return (
    <section className="lb-group">
      <h3>
        <RankIcon rank={rank} size={18} />
        <span>{say(capital(RANK[rank]))}</span>
        <small className="la-limit">{say(BUILDER.ofRank(counted, least, most))}</small>
      </h3>
      <ul>
        {choices.map((choice) => (
          <UnitRow
            key={choice.card.id}
            {...saying}
            army={army}
            choice={choice}
            onChoose={() => onChoose(choice.card.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnitRowProps extends Saying, Pick<UnitPickerProps, 'army'> {
  readonly choice: Choice<UnitFacts>;
  onChoose(): void;
}

export function UnitRow({ army, choice: { card, problems }, onChoose, ...saying }: UnitRowProps) {
  const { say } = saying;
  const { name, title, unique, type, slots, sure } = card;
  return (
    <ChoiceRow
      say={say}
      name={title === '' ? name : `${name}, ${title}`}
      problems={problems}
      sign={null}
      beside={
        <>
          {unique ? <span title={say(BUILDER.unique)}>• </span> : null}
          {name} <Unsure say={say} sure={sure} />
          <small>{[title, say(TYPE[type])].filter((part) => part !== '').join(' · ')}</small>
          <UnitNumbers {...saying} unit={card} />
        </>
      }
      price={
        <>
          <b>{costIn(army.costs, card)}</b>
          <span className="lb-slots">
            {slots.map((slot, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar may hold the same icon twice.
              <SlotIcon key={i} slot={slot} size={13} title={say(capital(SLOT[slot]))} />
            ))}
          </span>
        </>
      }
      onChoose={onChoose}
    >
      <UnitText {...saying} unit={card} />
    </ChoiceRow>
  );
}
