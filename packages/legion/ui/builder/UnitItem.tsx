import { capital } from '@rangefinder/kernel/words';
import { CardPlace } from '@rangefinder/table/builder';
import { useState } from 'react';
import type { Army } from '../../src/army/army.ts';
import { counterpartsOf } from '../../src/army/changes.ts';
import { costIn } from '../../src/army/costs.ts';
import { type UpgradePlace, upgradePlaces } from '../../src/army/places.ts';
import { unitPoints, upgradePoints } from '../../src/army/points.ts';
import type { Stack } from '../../src/army/stacks.ts';
import type { UnitFacts } from '../../src/card.ts';
import { unitFacts } from '../../src/cards/catalog.ts';
import { SLOT } from '../../src/text/army.ts';
import { SlotIcon } from '../icons/index.ts';
import { Unsure } from '../side/CardText.tsx';
import type { Picking } from './armyState.ts';
import { UpgradeText } from './CardParts.tsx';
import type { Saying } from './saying.ts';
import { UnitNumbers } from './UnitNumbers.tsx';
import { UnitText } from './UnitText.tsx';
import { BUILDER } from './words.ts';

/** What one may do with a unit, or with all that are like it. */
export interface UnitActions {
  onPick(picking: Picking): void;
  onTakeOff(upgrade: string): void;
  onTakeBack(upgrade: string): void;
  onPart(): void;
  onMore(): void;
  onLess(): void;
}

interface UnitItemProps extends Saying {
  readonly army: Army;
  readonly stack: Stack;
  readonly picking: Picking | null;
  readonly actions: UnitActions;
}

/** Units that are alike, with their upgrade bar. */
export function UnitItem({ army, stack, picking, actions, ...saying }: UnitItemProps) {
  const { say } = saying;
  const { unit, count, at } = stack;
  const [open, setOpen] = useState(false);
  const facts = unitFacts(unit.unit);
  const { name, title, unique, sure } = facts;
  const picks = (kind: 'upgrade' | 'aside', place: number) =>
    picking?.kind === kind && picking.place === place && picking.at[0] === at[0];
  return (
    <li className="lb-item">
      <div className="la-unit-head">
        <div className="lb-item-names">
          <h3>
            {unique ? <span title={say(BUILDER.unique)}>• </span> : null}
            {name} {count > 1 ? <span className="la-times">×{count}</span> : null}
          </h3>
          <p>
            {title === '' ? null : <span>{title}</span>} <UnitNumbers {...saying} unit={facts} />{' '}
            <Unsure say={say} sure={sure} />
          </p>
        </div>
        <Price {...saying} army={army} stack={stack} />
      </div>
      <ul className="lb-places">
        {upgradePlaces(unit, army.costs).map((place, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by where they stand on the bar.
          <li key={i}>
            <Place
              {...saying}
              army={army}
              on={name}
              place={place}
              active={picks('upgrade', i)}
              asideActive={picks('aside', i)}
              onChoose={() => actions.onPick({ kind: 'upgrade', at, place: i })}
              onAside={() => actions.onPick({ kind: 'aside', at, place: i })}
              actions={actions}
            />
          </li>
        ))}
        <Partner {...saying} army={army} stack={stack} picking={picking} actions={actions} />
      </ul>
      {open ? <Opened {...saying} facts={facts} stack={stack} /> : null}
      <div className="lb-item-foot">
        <button type="button" className="button is-quiet is-small" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span aria-hidden="true">{say(BUILDER.details)}</span>
          <span className="hidden">{say(BUILDER.detailsOf(name))}</span>
        </button>
        <Stepper {...saying} facts={facts} count={count} actions={actions} />
      </div>
    </li>
  );
}

/** What the units cost together, and each of them. */
function Price({ say, army, stack: { unit, count } }: Saying & { readonly army: Army; readonly stack: Stack }) {
  const each = unitPoints(unit, army);
  return (
    <p className="lb-cost" title={say(BUILDER.cost(each * count))}>
      <b>{each * count}</b>
      {count > 1 ? (
        <small>
          {count} × {each}
        </small>
      ) : null}
    </p>
  );
}

interface StepperProps extends Saying {
  readonly facts: UnitFacts;
  readonly count: number;
  readonly actions: UnitActions;
}

/** One more, one less, or none. */
function Stepper({ say, facts: { name, unique }, count, actions: { onMore, onLess } }: StepperProps) {
  return (
    <span className="la-stepper">
      <button
        type="button"
        className="button is-quiet is-small"
        aria-label={say(count > 1 ? BUILDER.less(name) : BUILDER.remove(name))}
        title={say(count > 1 ? BUILDER.less(name) : BUILDER.remove(name))}
        onClick={onLess}
      >
        {count > 1 ? '−' : '×'}
      </button>
      {unique ? null : (
        <button
          type="button"
          className="button is-quiet is-small"
          aria-label={say(BUILDER.one(name))}
          title={say(BUILDER.one(name))}
          onClick={onMore}
        >
          +
        </button>
      )}
    </span>
  );
}

/** The cards of the unit, its counterpart and its upgrades, to read. */
function Opened({ facts, stack, ...saying }: Saying & { readonly facts: UnitFacts; readonly stack: Stack }) {
  const { unit } = stack;
  const partner = unit.counterpart === undefined ? null : unitFacts(unit.counterpart);
  return (
    <div className="la-opened">
      <UnitText {...saying} unit={facts} />
      {partner ? (
        <section>
          <h4>{partner.name}</h4>
          <UnitText {...saying} unit={partner} />
        </section>
      ) : null}
      {upgradePlaces(unit).map(({ card }) =>
        card ? (
          <section key={card.id}>
            <h4>
              {card.name} <Unsure say={saying.say} sure={card.sure} />
            </h4>
            <UpgradeText {...saying} card={card} />
          </section>
        ) : null,
      )}
    </div>
  );
}

interface PlaceProps extends Saying {
  readonly army: Army;
  /** The name of the unit. */
  readonly on: string;
  readonly place: UpgradePlace;
  readonly active: boolean;
  readonly asideActive: boolean;
  readonly actions: UnitActions;
  onChoose(): void;
  onAside(): void;
}

function Place({ say, army, on, place, active, asideActive, actions, onChoose, onAside }: PlaceProps) {
  const { slot, card, misfit, aside, onCounterpart } = place;
  const label = say(capital(SLOT[slot]));
  return (
    <>
      <CardPlace
        look={misfit ? 'misfit' : card ? 'taken' : undefined}
        active={active}
        disabled={misfit}
        takeOff={card ? { label: say(BUILDER.takeOff(card.name)), off: () => actions.onTakeOff(card.id) } : undefined}
        onChoose={onChoose}
      >
        <SlotIcon slot={slot} size={15} />
        {card ? (
          <>
            <span className="hidden">{label}: </span>
            <span>{card.name}</span>
            <span className="lb-place-cost">{misfit ? say(BUILDER.noSlot) : upgradePoints(card.id, on, army)}</span>
          </>
        ) : (
          <span>
            {label}
            {onCounterpart ? <small className="la-of-partner"> ({say(BUILDER.counterpart)})</small> : null}
          </span>
        )}
      </CardPlace>
      {card && aside !== undefined ? (
        <CardPlace
          className="la-aside"
          look={aside ? 'taken' : undefined}
          active={asideActive}
          takeOff={
            aside ? { label: say(BUILDER.takeBack(aside.name)), off: () => actions.onTakeBack(aside.id) } : undefined
          }
          onChoose={onAside}
        >
          <span aria-hidden="true">⇄</span>
          <span className="hidden">{say(BUILDER.asideFor(card.name))}: </span>
          <span>{aside ? aside.name : `${say(BUILDER.loadout)}: ${say(BUILDER.setAside)}`}</span>
        </CardPlace>
      ) : null}
    </>
  );
}

/** Who comes along, where somebody may. */
function Partner({ army, stack: { unit, at }, picking, actions, ...saying }: UnitItemProps) {
  const { say } = saying;
  const [first = -1] = at;
  const partner = unit.counterpart === undefined ? null : unitFacts(unit.counterpart);
  if (!partner && counterpartsOf(unit).length === 0) return null;
  return (
    <li>
      <CardPlace
        look={partner ? 'taken' : undefined}
        active={picking?.kind === 'counterpart' && picking.at === first}
        takeOff={partner ? { label: say(BUILDER.takeOff(partner.name)), off: actions.onPart } : undefined}
        onChoose={() => actions.onPick({ kind: 'counterpart', at: first })}
      >
        <span aria-hidden="true">&amp;</span>
        {partner ? <span className="hidden">{say(BUILDER.counterpart)}: </span> : null}
        <span>{partner ? partner.name : say(BUILDER.counterpart)}</span>
        {partner ? <span className="lb-place-cost">{costIn(army.costs, partner)}</span> : null}
      </CardPlace>
    </li>
  );
}
