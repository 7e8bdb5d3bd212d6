import { capital } from '@rangefinder/kernel/words';
import { Problems } from '@rangefinder/table/builder';
import { useMemo } from 'react';
import type { Army } from '../../src/army/army.ts';
import { changeUnits, setAside, unequip, withCounterpart } from '../../src/army/changes.ts';
import { MODES } from '../../src/army/modes.ts';
import { saidOnce } from '../../src/army/problem.ts';
import { type RankCount, rankCounts } from '../../src/army/ranks.ts';
import { type Stack, stacked } from '../../src/army/stacks.ts';
import { armyProblems } from '../../src/army/validate.ts';
import { unitFacts } from '../../src/cards/catalog.ts';
import { RANK } from '../../src/text/terms.ts';
import { RankIcon } from '../icons/index.ts';
import { ArmyExchange } from './ArmyExchange.tsx';
import type { Picking } from './armyState.ts';
import { BattleDeck } from './BattleDeck.tsx';
import { Hand } from './Hand.tsx';
import type { Saying } from './saying.ts';
import { type UnitActions, UnitItem } from './UnitItem.tsx';
import { BUILDER } from './words.ts';

interface ArmyColumnProps extends Saying {
  readonly army: Army;
  readonly picking: Picking | null;
  onPick(picking: Picking | null): void;
  onChange(army: Army): void;
  /** Gives it what command and battle cards it lacks. */
  onFill(): void;
}

/** The army as it stands: what is wrong with it, its units by rank, its hand, its battle deck. */
export function ArmyColumn({ army, picking, onPick, onChange, onFill, ...saying }: ArmyColumnProps) {
  const { say } = saying;
  const problems = useMemo(() => saidOnce(armyProblems(army)), [army]);
  const lacking = problems.some(({ rule, missing }) => missing && FILLED.includes(rule));
  const shared = { ...saying, army, picking, onChange };
  return (
    <section className="la-army" aria-label={say(BUILDER.army)}>
      {army.units.length === 0 ? (
        <p className="lb-empty">{say(BUILDER.noUnits)}</p>
      ) : (
        <Problems say={say} problems={problems} legal={BUILDER.legal} title={BUILDER.problems} />
      )}
      {rankCounts(army, MODES[army.mode ?? 'standard']).map((count) => (
        <RankPart key={count.rank} {...shared} count={count} onPick={onPick} />
      ))}
      <Hand {...shared} onPick={onPick} />
      <BattleDeck {...shared} onPick={onPick} />
      {lacking ? (
        <button type="button" className="button is-small la-fill" onClick={onFill}>
          {say(BUILDER.fillByChance)}
        </button>
      ) : null}
      <ArmyExchange {...saying} army={army} onChange={onChange} />
    </section>
  );
}

/** What a click on "Fill the rest" makes right. */
const FILLED: readonly string[] = ['legion.command-cards.3', 'legion.army-command-hand.5', 'legion.army-battle-deck.2'];

interface RankPartProps extends Pick<ArmyColumnProps, 'army' | 'picking' | 'onPick' | 'onChange'>, Saying {
  readonly count: RankCount;
}

/** The units of a rank, and how many there may be. */
function RankPart({ army, picking, count, onPick, onChange, ...saying }: RankPartProps) {
  const { say } = saying;
  const { rank, units, counted, least, most } = count;
  const stacks = stacked(army.units).filter(({ unit }) => unitFacts(unit.unit).rank === rank);
  const name = say(capital(RANK[rank]));
  const wrong = counted > most || units < least;
  return (
    <section className="la-rank-part" aria-label={name}>
      <h2>
        <RankIcon rank={rank} size={18} />
        {name}
        <small className={wrong ? 'la-limit is-wrong' : 'la-limit'}>{say(BUILDER.ofRank(counted, least, most))}</small>
        <button
          type="button"
          className="button is-small la-add"
          aria-label={say(BUILDER.addRank(name))}
          aria-pressed={picking?.kind === 'units' && picking.rank === rank}
          onClick={() => onPick({ kind: 'units', rank })}
        >
          +
        </button>
      </h2>
      {stacks.length === 0 ? null : (
        <ol className="lb-items">
          {stacks.map((stack) => (
            <UnitItem
              key={stack.at[0]}
              {...saying}
              army={army}
              stack={stack}
              picking={picking}
              actions={actionsOn(army, stack, onPick, onChange)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function actionsOn(
  army: Army,
  { at, unit }: Stack,
  onPick: (picking: Picking | null) => void,
  onChange: (army: Army) => void,
): UnitActions {
  const last = at.at(-1) ?? -1;
  return {
    onPick,
    onTakeOff: (upgrade) => onChange(changeUnits(army, at, (one) => unequip(one, upgrade, army.costs))),
    onTakeBack: (upgrade) => onChange(changeUnits(army, at, (one) => setAside(one, null, upgrade))),
    onPart: () => onChange(changeUnits(army, at, (one) => withCounterpart(one, null))),
    onMore: () => onChange({ ...army, units: army.units.toSpliced(last + 1, 0, unit) }),
    onLess: () => {
      onChange({ ...army, units: army.units.toSpliced(last, 1) });
      onPick(null);
    },
  };
}
