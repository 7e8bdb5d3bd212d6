import { Choice, Count, EDITING, type Say } from '@rangefinder/board/editor';
import { capital } from '@rangefinder/kernel/words';
import { CARDS } from '../../src/fourfactions.ts';
import { newUnit } from '../../src/newunit.ts';
import type { PlacedUnit } from '../../src/position.ts';
import { transportFor } from '../../src/rules/transported.ts';
import { thresholdOf } from '../../src/rules/units.ts';
import { ALL_TOKENS } from '../../src/state.ts';
import { thing } from '../../src/text/names.ts';
import { DAMAGE, tokenName } from '../../src/text/terms.ts';
import { TokenMark } from '../icons/index.ts';
import { changeMini, changeUnit, type Draft, giveOrder, strengthOf, tableOf, withPools } from './draft.ts';
import { boardUnit, resizeUnit } from './placing.ts';
import { Upgrades } from './Upgrades.tsx';
import { EDITOR } from './words.ts';

export interface UnitPanelProps {
  readonly say: Say;
  readonly draft: Draft;
  readonly unit: PlacedUnit;
  /** Which of its miniatures is chosen: 0 for the leader, and with it the whole unit. */
  readonly mini: number;
  onChange(draft: Draft): void;
}

const ORDERS = { pool: EDITOR.inPool, faceup: EDITOR.faceup, facedown: EDITOR.facedown } as const;
const ORDER_PLACES: readonly PlacedUnit['order'][] = ['faceup', 'pool', 'facedown'];

/** All that can be said of a unit: whose it is, its order, who is left, wounds, tokens, upgrades. */
export function UnitPanel(props: UnitPanelProps) {
  const { say, draft, unit, onChange } = props;
  const strength = strengthOf(unit);
  return (
    <>
      <Choice
        label={say(EDITING.side)}
        value={String(unit.seat)}
        options={[0, 1].map((seat) => [String(seat), say(EDITING.player(seat))] as const)}
        onChange={(seat) => onChange(withPools(changeUnit(draft, unit.id, { seat: Number(seat) })))}
      />
      <Choice<PlacedUnit['order']>
        label={say(EDITOR.order)}
        value={unit.order}
        options={ORDER_PLACES.map((order) => [order, say(ORDERS[order])] as const)}
        onChange={(order) => onChange(giveOrder(draft, unit.id, order))}
      />
      {strength > 1 ? (
        <Count
          say={say}
          label={say(EDITOR.minis)}
          value={unit.minis.length}
          least={1}
          most={strength}
          onChange={(count) => onChange(resizeUnit(draft, unit, count))}
        />
      ) : null}
      <Health {...props} />
      <Tokens {...props} />
      <Transport {...props} />
      <Upgrades {...props} />
    </>
  );
}

const DAMAGES = ['damaged', 'disabled'] as const;

/** Wounds of the miniature that is chosen, as far as it can bear them; shields; what a vehicle suffers from. */
function Health({ say, draft, unit, mini, onChange }: UnitPanelProps) {
  const t = tableOf(draft);
  const own = t.unit(unit.id);
  const chosen = own.minis[mini];
  const most = chosen ? thresholdOf(t, own, chosen) - 1 : 0;
  const { active, inactive } = own.shields;
  const label = unit.minis.length > 1 ? EDITOR.woundsOf(mini + 1) : EDITOR.wounds;
  return (
    <>
      {most > 0 ? (
        <Count
          say={say}
          label={say(label)}
          value={unit.minis[mini]?.wounds ?? 0}
          most={most}
          onChange={(wounds) => onChange(changeMini(draft, unit, mini, { wounds }))}
        />
      ) : null}
      {active + inactive > 0 || newUnit(CARDS, unit.id, unit.seat, unit).shields.active > 0 ? (
        <Count
          say={say}
          label={say(EDITOR.shields)}
          value={active}
          most={active + inactive}
          onChange={(count) =>
            onChange(changeUnit(draft, unit.id, { shields: { active: count, inactive: active + inactive - count } }))
          }
        />
      ) : null}
      {t.facts(own).resilience === null ? null : (
        <Choice
          label={say(EDITOR.damage)}
          value={unit.damage ?? ''}
          options={[
            ['', say(EDITOR.none)],
            ...DAMAGES.map((one) => [one, say(DAMAGE[one])] as const),
            ...(unit.damage === 'disrupted' ? [['disrupted', say(DAMAGE.disrupted)] as const] : []),
          ]}
          onChange={(chosenDamage) => {
            const damage = DAMAGES.find((one) => one === chosenDamage) ?? null;
            onChange(changeUnit(draft, unit.id, { damage, disrupted: null }));
          }}
        />
      )}
    </>
  );
}

function Tokens({ say, draft, unit, onChange }: UnitPanelProps) {
  return (
    <section>
      <h2 className="ed-sub">{say(EDITING.tokens)}</h2>
      <div className="ed-tokens">
        {ALL_TOKENS.map((token) => {
          const name = say(capital(tokenName(token)));
          return (
            <Count
              key={token}
              say={say}
              label={name}
              value={unit.tokens[token] ?? 0}
              most={20}
              onChange={(count) => {
                const { [token]: _, ...others } = unit.tokens;
                const tokens = count === 0 ? others : { ...others, [token]: count };
                onChange(changeUnit(draft, unit.id, { tokens }));
              }}
            >
              <TokenMark token={token} count={1} label={name} size={22} />
            </Count>
          );
        })}
      </div>
    </section>
  );
}

/** The vehicle that it is in, where there is one that can take it. */
function Transport({ say, draft, unit, onChange }: UnitPanelProps) {
  const t = tableOf(draft);
  const own = t.unit(unit.id);
  const vehicles = t.present.filter(
    (one) => one.seat === unit.seat && (one.id === unit.carrier || transportFor(t, one, own) !== null),
  );
  if (vehicles.length === 0) return null;
  return (
    <Choice
      label={say(EDITOR.aboard)}
      value={unit.carrier ?? ''}
      options={[['', say(EDITOR.onFoot)], ...vehicles.map(({ id }) => [id, say(thing(id))] as const)]}
      onChange={(carrier) => onChange(boardUnit(draft, unit, carrier === '' ? null : carrier))}
    />
  );
}
