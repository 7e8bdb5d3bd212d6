import { capital } from '@rangefinder/kernel/words';
import { useState } from 'react';
import type { Army } from '../../src/army/army.ts';
import { counterpartsOf } from '../../src/army/changes.ts';
import { costIn } from '../../src/army/costs.ts';
import { type UpgradePlace, upgradePlaces } from '../../src/army/places.ts';
import { unitPoints } from '../../src/army/points.ts';
import type { Stack } from '../../src/army/stacks.ts';
import type { UnitFacts } from '../../src/card.ts';
import { unitFacts } from '../../src/cards/catalog.ts';
import { SLOT } from '../../src/text/army.ts';
import { SlotIcon } from '../icons/index.ts';
import type { Picking } from './armyState.ts';
import { Unsure, UpgradeText } from './CardParts.tsx';
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
        {upgradePlaces(unit).map((place, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by where they stand on the bar.
          <li key={i}>
            <Place
              {...saying}
              army={army}
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
  readonly place: UpgradePlace;
  readonly active: boolean;
  readonly asideActive: boolean;
  readonly actions: UnitActions;
  onChoose(): void;
  onAside(): void;
}

function Place({ say, army, place, active, asideActive, actions, onChoose, onAside }: PlaceProps) {
  const { slot, card, misfit, aside, onCounterpart } = place;
  const label = say(capital(SLOT[slot]));
  const look = misfit ? 'is-misfit' : active ? 'is-active' : card ? 'is-taken' : '';
  return (
    <>
      <span className={`lb-place ${look}`}>
        <button type="button" className="lb-place-button" aria-pressed={active} disabled={misfit} onClick={onChoose}>
          <SlotIcon slot={slot} size={15} />
          {card ? (
            <>
              <span className="hidden">{label}: </span>
              <span>{card.name}</span>
              <span className="lb-place-cost">{misfit ? say(BUILDER.noSlot) : costIn(army.costs, card)}</span>
            </>
          ) : (
            <span>
              {label}
              {onCounterpart ? <small className="la-of-partner"> ({say(BUILDER.counterpart)})</small> : null}
            </span>
          )}
        </button>
        {card ? (
          <button
            type="button"
            className="lb-take-off"
            aria-label={say(BUILDER.takeOff(card.name))}
            onClick={() => actions.onTakeOff(card.id)}
          >
            ×
          </button>
        ) : null}
      </span>
      {card && aside !== undefined ? (
        <span className={`lb-place la-aside ${asideActive ? 'is-active' : aside ? 'is-taken' : ''}`}>
          <button type="button" className="lb-place-button" aria-pressed={asideActive} onClick={onAside}>
            <span aria-hidden="true">⇄</span>
            <span className="hidden">{say(BUILDER.asideFor(card.name))}: </span>
            <span>{aside ? aside.name : `${say(BUILDER.loadout)}: ${say(BUILDER.setAside)}`}</span>
          </button>
          {aside ? (
            <button
              type="button"
              className="lb-take-off"
              aria-label={say(BUILDER.takeBack(aside.name))}
              onClick={() => actions.onTakeBack(aside.id)}
            >
              ×
            </button>
          ) : null}
        </span>
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
  const active = picking?.kind === 'counterpart' && picking.at === first;
  return (
    <li>
      <span className={`lb-place ${active ? 'is-active' : partner ? 'is-taken' : ''}`}>
        <button
          type="button"
          className="lb-place-button"
          aria-pressed={active}
          onClick={() => actions.onPick({ kind: 'counterpart', at: first })}
        >
          <span aria-hidden="true">&amp;</span>
          {partner ? <span className="hidden">{say(BUILDER.counterpart)}: </span> : null}
          <span>{partner ? partner.name : say(BUILDER.counterpart)}</span>
          {partner ? <span className="lb-place-cost">{costIn(army.costs, partner)}</span> : null}
        </button>
        {partner ? (
          <button
            type="button"
            className="lb-take-off"
            aria-label={say(BUILDER.takeOff(partner.name))}
            onClick={actions.onPart}
          >
            ×
          </button>
        ) : null}
      </span>
    </li>
  );
}
