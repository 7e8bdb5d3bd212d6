import { Choice, Count, EDITING, type Say } from '@rangefinder/board/editor';
import { capital } from '@rangefinder/kernel/words';
import { maneuverKey, STANDARD_ARCS, UNSET } from '@rangefinder/xwing';
import { arc, maneuver } from '@rangefinder/xwing/terms';
import { SLOTS } from '../../src/card.ts';
import { allUpgrades, pilotCard, unwritten, upgradeCard } from '../../src/cards/catalog.ts';
import { DAMAGE_CARDS, damageFacts } from '../../src/cards/damage.ts';
import type { PlacedShip, Position } from '../../src/position.ts';
import { slotName } from '../../src/squad/names.ts';
import { ALL_TOKENS } from '../../src/state.ts';
import { thing } from '../../src/text/names.ts';
import { COLOUR, TOKEN } from '../../src/text/terms.ts';
import { TokenMark } from '../TokenMark.tsx';
import { changeShip } from './draft.ts';
import { EDITOR } from './words.ts';

interface ShipPanelProps {
  readonly say: Say;
  readonly position: Position;
  readonly ship: PlacedShip;
  onChange(position: Position): void;
}

/** All that can be said of a ship: whose it is, its dial, tokens, damage, upgrades. */
export function ShipPanel({ say, position, ship, onChange }: ShipPanelProps) {
  const pilot = pilotCard(ship.pilot);
  const change = (next: Partial<PlacedShip>) => onChange(changeShip(position, ship.id, next));
  const turret = pilot.type.attacks.some(({ arc: id }) => id === 'turret');
  return (
    <>
      <Choice
        label={say(EDITING.side)}
        value={String(ship.seat)}
        options={[0, 1].map((seat) => [String(seat), say(EDITING.player(seat))] as const)}
        onChange={(seat) => change({ seat: Number(seat) })}
      />
      <Choice
        label={say(EDITOR.dial)}
        value={ship.dial ?? ''}
        options={[
          ['', say(EDITOR.dialUsual)],
          [UNSET, say(EDITOR.dialUnset)],
          ...pilot.dial.map((one) => {
            const key = maneuverKey(one);
            const colour = COLOUR[one.difficulty];
            return [key, `${say(maneuver(key))}${colour ? ` (${say(colour)})` : ''}`] as const;
          }),
        ]}
        onChange={(dial) => change({ dial: dial === '' ? null : dial })}
      />
      {turret ? (
        <Choice
          label={say(EDITOR.turret)}
          value={ship.turret?.[0] ?? 'front'}
          options={STANDARD_ARCS.map((one) => [one, say(arc(one))] as const)}
          onChange={(one) => change({ turret: [one] })}
        />
      ) : null}
      <Count
        say={say}
        label={say(EDITOR.shields)}
        value={ship.shields ?? pilot.type.shields}
        most={20}
        onChange={(shields) => change({ shields })}
      />
      {pilot.force ? (
        <Count
          say={say}
          label={say(EDITOR.force)}
          value={ship.force ?? pilot.force.value}
          most={9}
          onChange={(force) => change({ force })}
        />
      ) : null}
      {pilot.charges ? (
        <Count
          say={say}
          label={say(EDITOR.charges)}
          value={ship.charges ?? pilot.charges.value}
          most={9}
          onChange={(charges) => change({ charges })}
        />
      ) : null}
      <Tokens say={say} ship={ship} onChange={(tokens) => change({ tokens })} />
      <Locks say={say} position={position} ship={ship} onChange={(locks) => change({ locks })} />
      <Damage say={say} ship={ship} onChange={(damage) => change({ damage })} />
      <Upgrades say={say} ship={ship} onChange={(upgrades) => change({ upgrades })} />
    </>
  );
}

interface PartProps<K extends keyof PlacedShip> {
  readonly say: Say;
  readonly ship: PlacedShip;
  onChange(value: PlacedShip[K]): void;
}

function Tokens({ say, ship, onChange }: PartProps<'tokens'>) {
  return (
    <section>
      <h2 className="ed-sub">{say(EDITING.tokens)}</h2>
      <div className="ed-tokens">
        {ALL_TOKENS.map((token) => {
          const name = say(capital(TOKEN[token]));
          const count = ship.tokens[token] ?? 0;
          return (
            <Count
              key={token}
              say={say}
              label={name}
              value={count}
              most={9}
              onChange={(value) => {
                const { [token]: _, ...others } = ship.tokens;
                onChange(value === 0 ? others : { ...others, [token]: value });
              }}
            >
              <TokenMark token={token} label={name} size={20} />
            </Count>
          );
        })}
      </div>
    </section>
  );
}

function Locks({ say, position, ship, onChange }: PartProps<'locks'> & { readonly position: Position }) {
  const targets = [...position.ships, ...position.obstacles, ...position.devices].filter(({ id }) => id !== ship.id);
  if (targets.length === 0) return null;
  return (
    <details className="ed-more" open={ship.locks.length > 0}>
      <summary>{say(EDITOR.locks)}</summary>
      <ul>
        {targets.map(({ id }) => (
          <li key={id}>
            <label className="lb-check">
              <input
                type="checkbox"
                checked={ship.locks.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...ship.locks, id] : ship.locks.filter((one) => one !== id))
                }
              />
              {say(thing(id))}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Damage({ say, ship, onChange }: PartProps<'damage'>) {
  return (
    <details className="ed-more" open={ship.damage.length > 0}>
      <summary>
        {say(EDITOR.damage)} ({ship.damage.length})
      </summary>
      <ul>
        {ship.damage.map(({ card, faceup }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ship may have two cards of one kind.
          <li key={i} className="ed-row">
            <span>{damageFacts(card).name}</span>
            <label className="lb-check">
              <input
                type="checkbox"
                checked={faceup}
                onChange={({ target }) =>
                  onChange(ship.damage.map((one, at) => (at === i ? { ...one, faceup: target.checked } : one)))
                }
              />
              {say(EDITOR.faceup)}
            </label>
            <button
              type="button"
              className="lb-take-off"
              aria-label={say(EDITING.drop(damageFacts(card).name))}
              onClick={() => onChange(ship.damage.filter((_, at) => at !== i))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select
        className="select"
        aria-label={say(EDITOR.addDamage)}
        value=""
        onChange={({ target }) => onChange([...ship.damage, { card: target.value, faceup: true }])}
      >
        <option value="">{say(EDITOR.addDamage)}</option>
        {DAMAGE_CARDS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </details>
  );
}

function Upgrades({ say, ship, onChange }: PartProps<'upgrades'>) {
  return (
    <details className="ed-more" open={ship.upgrades.length > 0}>
      <summary>
        {say(EDITING.upgrades)} ({ship.upgrades.length})
      </summary>
      <ul>
        {ship.upgrades.map((id) => (
          <li key={id} className="ed-row">
            <span>{upgradeCard(id).name}</span>
            <button
              type="button"
              className="lb-take-off"
              aria-label={say(EDITING.drop(upgradeCard(id).name))}
              onClick={() => onChange(ship.upgrades.filter((one) => one !== id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select
        className="select"
        aria-label={say(EDITOR.addUpgrade)}
        value=""
        onChange={({ target }) => onChange([...ship.upgrades, target.value])}
      >
        <option value="">{say(EDITOR.addUpgrade)}</option>
        {SLOTS.map((slot) => (
          <optgroup key={slot} label={say(capital(slotName(slot)))}>
            {playableOf(slot)
              .filter(({ id }) => !ship.upgrades.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </details>
  );
}

/** Upgrades of a slot that can be put on the table, by name. */
function playableOf(slot: (typeof SLOTS)[number]) {
  return allUpgrades()
    .filter((card) => card.fills[0] === slot && unwritten(card) === undefined)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
