import { capital } from '@rangefinder/kernel/words';
import { useId, useMemo } from 'react';
import { counterpartsOf, equip, recruit, unequip, withCounterpart } from '../../src/army/changes.ts';
import { type UpgradePlace, upgradePlaces } from '../../src/army/places.ts';
import { unitFacts } from '../../src/cards/catalog.ts';
import { type Fighter, MOST_TOKENS, type OddsToken } from '../../src/odds/confrontation.ts';
import { unitsByFaction, upgradesFor } from '../../src/odds/equipping.ts';
import { pointsOf } from '../../src/odds/odds.ts';
import { FACTION, SLOT } from '../../src/text/army.ts';
import { tokenName } from '../../src/text/terms.ts';
import type { Saying } from '../builder/saying.ts';
import { UnitNumbers } from '../builder/UnitNumbers.tsx';
import { BUILDER } from '../builder/words.ts';
import { FactionIcon, SlotIcon, TokenMark } from '../icons/index.ts';
import { Stepper } from './Stepper.tsx';
import { ODDS } from './words.ts';

/** Tokens that make a difference to whoever has them. */
const TOKENS: Readonly<Record<'attacker' | 'defender', readonly OddsToken[]>> = {
  attacker: ['aim', 'surge'],
  defender: ['dodge', 'surge', 'suppression', 'observation'],
};

const GROUPS = unitsByFaction();

interface FighterPanelProps extends Saying {
  readonly side: 'attacker' | 'defender';
  readonly fighter: Fighter;
  /** Miniatures and shields that it has when nothing is lost. */
  readonly minis: number;
  readonly shields: number;
  onChange(fighter: Fighter): void;
}

/** One of the two: its card, its upgrades, what is left of it and the tokens it has. */
export function FighterPanel({ side, fighter, minis, shields, onChange, ...saying }: FighterPanelProps) {
  const { say } = saying;
  const id = useId();
  const facts = unitFacts(fighter.unit);
  const { tokens = {} } = fighter;
  return (
    <section className={`lo-fighter card is-${side}`} aria-labelledby={`${id}-title`}>
      <h2>
        <span id={`${id}-title`}>{say(ODDS[side])}</span> <small>{say(BUILDER.cost(pointsOf(fighter)))}</small>
      </h2>
      <label className="field">
        <span className="label">
          <FactionIcon faction={facts.faction} size={14} /> {say(ODDS.unit)}
        </span>
        <select
          className="select"
          value={fighter.unit}
          // Another unit has other upgrades; its tokens stay.
          onChange={({ target }) => onChange({ ...recruit(target.value), tokens })}
        >
          {GROUPS.map(({ faction, units }) => (
            <optgroup key={faction} label={say(FACTION[faction])}>
              {units.map(({ id: card, name, title }) => (
                <option key={card} value={card}>
                  {title === '' ? name : `${name}, ${title}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <p className="lo-numbers">
        <UnitNumbers {...saying} unit={facts} />
      </p>
      <Upgrades {...saying} fighter={fighter} onChange={onChange} />
      {minis > 1 ? (
        <Stepper
          say={say}
          label={say(ODDS.minis)}
          value={Math.min(fighter.minis ?? minis, minis)}
          least={1}
          most={minis}
          onChange={(left) => onChange(left === minis ? whole(fighter) : { ...fighter, minis: left })}
        />
      ) : null}
      {shields > 0 ? (
        <Stepper
          say={say}
          label={say(ODDS.shields)}
          value={Math.min(fighter.shields ?? shields, shields)}
          least={0}
          most={shields}
          onChange={(left) => onChange({ ...fighter, shields: left })}
        />
      ) : null}
      {TOKENS[side].map((token) => (
        <Stepper
          key={token}
          say={say}
          sign={<TokenMark token={token} count={1} size={18} label="" />}
          label={say(capital(tokenName(token)))}
          value={tokens[token] ?? 0}
          least={0}
          most={MOST_TOKENS}
          onChange={(count) => onChange({ ...fighter, tokens: { ...tokens, [token]: count } })}
        />
      ))}
    </section>
  );
}

function whole({ minis: _, ...fighter }: Fighter): Fighter {
  return fighter;
}

function Upgrades({ fighter, onChange, ...saying }: Saying & Pick<FighterPanelProps, 'fighter' | 'onChange'>) {
  const { say } = saying;
  const places = useMemo(() => upgradePlaces(fighter), [fighter]);
  const partners = useMemo(() => counterpartsOf(fighter), [fighter]);
  if (places.length + partners.length === 0) return null;
  return (
    <fieldset className="lo-upgrades">
      <legend className="label">{say(ODDS.upgrades)}</legend>
      {places.map((place, i) => (
        <Upgrade key={keyOf(places, i)} {...saying} place={place} fighter={fighter} onChange={onChange} />
      ))}
      {partners.length > 0 ? (
        <select
          className="select"
          aria-label={say(ODDS.counterpart)}
          value={fighter.counterpart ?? ''}
          onChange={({ target }) => onChange(whole({ ...fighter, ...withPartner(fighter, target.value) }))}
        >
          <option value="">
            {say(ODDS.counterpart)}: {say(ODDS.nothing)}
          </option>
          {partners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </fieldset>
  );
}

/** The second icon of a kind is another place than the first. */
function keyOf(places: readonly UpgradePlace[], at: number): string {
  const slot = places[at]?.slot;
  return `${slot}:${places.slice(0, at).filter((place) => place.slot === slot).length}`;
}

function withPartner(fighter: Fighter, partner: string): Fighter {
  const { tokens } = fighter;
  const unit = withCounterpart(fighter, partner === '' ? null : partner);
  return { ...unit, ...(tokens ? { tokens } : {}) };
}

interface UpgradeProps extends Saying, Pick<FighterPanelProps, 'fighter' | 'onChange'> {
  readonly place: UpgradePlace;
}

function Upgrade({ say, place, fighter, onChange }: UpgradeProps) {
  const { slot, card } = place;
  const options = useMemo(() => upgradesFor(fighter, place), [fighter, place]);
  const label = say(capital(SLOT[slot]));
  const choose = (id: string) => {
    const changed = id === '' ? (card ? unequip(fighter, card.id) : fighter) : equip(fighter, id, card?.id ?? null);
    // Who comes with a card, or goes with it, changes how many there are.
    onChange(whole({ ...fighter, ...changed }));
  };
  return (
    <span className={`lo-upgrade ${card ? 'is-taken' : ''}`}>
      <SlotIcon slot={slot} size={16} />
      <select
        className="select"
        aria-label={label}
        value={card?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{label}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
