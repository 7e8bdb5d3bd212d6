import { capital, type Words } from '@rangefinder/kernel/words';
import { type Chosen, FilterBar, holds, PickerHead, passing, Reasons } from '@rangefinder/table/builder';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  type Choice,
  gameMode,
  pilotChoices,
  type Squad,
  type SquadPilot,
  type SquadShipType,
  squadCost,
} from '../../src/squad/index.ts';
import { Icon } from '../icons/index.ts';
import { type BuilderEdition, useEdition } from './edition.ts';
import { pilotFilters } from './filters.ts';
import { ShipPicture } from './ShipPicture.tsx';
import { Stats } from './Stats.tsx';
import { BUILDER } from './words.ts';

interface PilotPickerProps {
  readonly say: (said: Words) => string;
  readonly squad: Squad;
  readonly faction: string;
  onChoose(pilot: string): void;
  onClose(): void;
}

/** The pilots of a faction by ship; those that do not fit are dimmed with the reason. */
export function PilotPicker({ say, squad, faction, onChoose, onClose }: PilotPickerProps) {
  const edition = useEdition();
  const { squads, factionTitle, silhouette } = edition;
  const [words, setWords] = useState('');
  const [fitting, setFitting] = useState(false);
  const sought = useDeferredValue(words);
  const choices = useMemo(() => pilotChoices(squads, squad, faction), [squads, squad, faction]);
  const [chosen, setChosen] = useState<Chosen>({});
  const filters = useMemo(
    () =>
      pilotFilters(
        edition,
        choices.map(({ card }) => card),
      ),
    [edition, choices],
  );
  const groups = useMemo(() => {
    const passes = passing(filters, chosen);
    const left = choices.filter(({ card }) => passes(card));
    return byShip(edition, left, sought, fitting);
  }, [edition, choices, filters, chosen, sought, fitting]);
  return (
    <section className="lb-panel" aria-label={say(BUILDER.pilots)}>
      <PickerHead
        say={say}
        title={`${say(factionTitle(faction))} · ${say(BUILDER.pointsOf(squadCost(squads, squad), gameMode(squads, squad.format).points))}`}
        label={say(BUILDER.searchPilots)}
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
        {groups.length === 0 ? <p className="lb-empty">{say(BUILDER.nothingFound)}</p> : null}
        {groups.map(([type, pilots]) => (
          <section key={printedOn(type)} className="lb-group">
            <h3>
              <ShipPicture drawing={silhouette(type)} size={34} />
              <span>{type.name}</span>
              <Stats type={type} say={say} />
            </h3>
            <ul>
              {pilots.map((choice) => (
                <PilotRow key={choice.card.id} say={say} choice={choice} onChoose={() => onChoose(choice.card.id)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

type Group = readonly [SquadShipType, readonly Choice<SquadPilot>[]];

function byShip(
  { order, pilotAliases }: BuilderEdition,
  choices: readonly Choice<SquadPilot>[],
  words: string,
  fitting: boolean,
): readonly Group[] {
  const groups = new Map<string, { readonly type: SquadShipType; readonly pilots: Choice<SquadPilot>[] }>();
  for (const choice of choices) {
    const { name, caption, type, text } = choice.card;
    if (fitting && choice.problems.length > 0) continue;
    if (!holds(words, name, caption, type.name, text, ...pilotAliases(choice.card))) continue;
    const group = groups.get(printedOn(type)) ?? { type, pilots: [] };
    group.pilots.push(choice);
    groups.set(printedOn(type), group);
  }
  return [...groups.values()]
    .map(({ type, pilots }): Group => [type, pilots.toSorted((a, b) => order.of(b.card) - order.of(a.card))])
    .toSorted(([a], [b]) => a.name.localeCompare(b.name));
}

/** A ship type and its numbers: where some pilots of a type have other numbers, they stand apart. */
function printedOn({ id, attacks, agility, hull, shields }: SquadShipType): string {
  const fire = attacks.map(({ arc, dice }) => `${arc} ${dice}`).join();
  return `${id} ${fire} ${agility} ${hull} ${shields}`;
}

interface PilotRowProps {
  readonly say: (said: Words) => string;
  readonly choice: Choice<SquadPilot>;
  onChoose(): void;
}

function PilotRow({ say, choice: { card, problems }, onChoose }: PilotRowProps) {
  const { squads, icons, order } = useEdition();
  const refused = problems.length > 0;
  return (
    <li className={refused ? 'lb-choice is-dim' : 'lb-choice'}>
      <button type="button" className="lb-choice-button" aria-disabled={refused} onClick={() => !refused && onChoose()}>
        <span className="hidden">{say(BUILDER.add(card.name))}, </span>
        <span className="lb-order">{order.of(card)}</span>
        <span className="lb-choice-name">
          {'•'.repeat(card.limited)} {card.name}
          {card.caption ? <small>{card.caption}</small> : null}
        </span>
        <span className="lb-slots">
          {card.slots.map((slot, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar may hold the same slot twice.
            <Icon key={i} name={icons.slot(slot)} size={13} title={say(capital(squads.slotName(slot)))} />
          ))}
        </span>
        <span className="lb-price">
          <b>{card.cost}</b>
          {card.loadout === undefined ? null : <small>{card.loadout}</small>}
        </span>
      </button>
      {card.text ? (
        <p className="lb-text" lang="en">
          {card.text}
        </p>
      ) : null}
      <Reasons say={say} problems={problems} />
    </li>
  );
}
