import { choose } from '@rangefinder/table';
import type { AttackDie, DefenseDie } from '../../src/card.ts';
import type { Attack, AttackFace, DefenseFace, Pool } from '../../src/state.ts';
import { colour, face } from '../../src/text/terms.ts';
import { Dice, Die } from '../icons/index.ts';
import { type TableProps, unitIn } from '../model.ts';
import { unitName } from '../names.ts';
import { aboutOf } from '../options.ts';
import { asksForDice } from '../requests.ts';
import { WORDS } from '../words.ts';

interface AttackTrayProps extends TableProps {
  readonly attack: Attack;
}

/** The dice of an attack: before the roll by weapon, then what they show; those that may be chosen are buttons. */
export function AttackTray({ table, attack }: AttackTrayProps) {
  const rolled = attack.attackDice.length + attack.defenseDice.length > 0;
  const pools = attack.pools.filter((pool, i) => !pool.resolved && (attack.current === null || attack.current === i));
  return (
    <div className="lg lg-attack">
      {rolled ? (
        <Rolled table={table} attack={attack} />
      ) : (
        pools.map((pool) => <Weapons key={pool.defender} table={table} pool={pool} />)
      )}
    </div>
  );
}

/** The weapons of a pool with their dice, and the miniatures that bring them. */
function Weapons({ table, pool }: TableProps & { readonly pool: Pool }) {
  const { view } = table.snapshot;
  const { language } = table.settings;
  const defender = unitIn(view, pool.defender);
  return (
    <>
      {pool.weapons.map(({ weapon, name, minis, dice }) => (
        <div key={weapon} className="lg-pool-weapon">
          <span className="lg-pool-title">
            {name} × {minis.length}
          </span>
          <span className="lg-pool-dice">
            <Dice dice={dice} size={34} language={language} />
          </span>
        </div>
      ))}
      {defender && <small className="lg-against">{WORDS.againstWhom(unitName(defender))[language]}</small>}
    </>
  );
}

interface ShownDie {
  readonly die: AttackDie | DefenseDie;
  readonly face: AttackFace | DefenseFace;
  readonly rerolled: number;
}

function Rolled({ table, attack }: AttackTrayProps) {
  const { view, request } = table.snapshot;
  const { language } = table.settings;
  const nameOf = (id: string) => {
    const unit = unitIn(view, id);
    return unit ? unitName(unit) : '';
  };
  const defends = attack.defenseDice.length > 0;
  const choosing = request !== null && asksForDice(request);
  const defender = attack.current === null ? undefined : attack.pools[attack.current]?.defender;
  return (
    <>
      <DiceRow
        {...{ table, kind: 'attack', dice: attack.attackDice, choosing: choosing && !defends }}
        title={nameOf(attack.attacker)}
        label={WORDS.attackDice[language]}
      />
      {defends && (
        <DiceRow
          {...{ table, kind: 'defense', dice: attack.defenseDice, choosing }}
          title={nameOf(defender ?? '')}
          label={WORDS.defenseDice[language]}
        />
      )}
    </>
  );
}

interface DiceRowProps extends TableProps {
  readonly kind: 'attack' | 'defense';
  readonly title: string;
  readonly label: string;
  readonly dice: readonly ShownDie[];
  readonly choosing: boolean;
}

function DiceRow({ table, kind, title, label, dice, choosing }: DiceRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out in a row.
    <div className="lg-roll" role="group" aria-label={`${label}: ${title}`}>
      <span className="lg-pool-title">{title}</span>
      <span className="lg-pool-dice">
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place.
          <RolledDie key={`${i}-${die.rerolled}`} {...{ table, kind, die, choosing }} index={i} />
        ))}
      </span>
    </div>
  );
}

interface RolledDieProps extends Pick<DiceRowProps, 'table' | 'kind' | 'choosing'> {
  readonly die: ShownDie;
  readonly index: number;
}

function RolledDie({ table, kind, die, choosing, index }: RolledDieProps) {
  const { request } = table.snapshot;
  const { language } = table.settings;
  const label = [
    face(die.face)[language],
    colour(die.die)[language],
    ...(die.rerolled > 0 ? [WORDS.rerolled[language]] : []),
  ].join(', ');
  const look = <Die kind={kind} colour={die.die} face={die.face} size={38} label={label} />;
  const option =
    choosing && request?.kind === 'pick'
      ? request.options.find((one) => aboutOf(request, one).die === index)
      : undefined;
  if (!option) return <span className="lg-die">{look}</span>;
  const isMarked = table.draft.keys.includes(option.key);
  const letter = table.letters.get(option.key);
  return (
    <button
      type="button"
      data-option={option.key}
      className={`lg-die is-choice ${isMarked ? 'is-marked' : ''}`}
      aria-pressed={isMarked}
      aria-keyshortcuts={letter}
      onClick={() => choose(table, option.key, false)}
    >
      {look}
      {letter && (
        <span className="lg-letter" aria-hidden="true">
          {letter.toUpperCase()}
        </span>
      )}
    </button>
  );
}
