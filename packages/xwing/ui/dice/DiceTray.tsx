import { choose, type TableModel } from '@rangefinder/table';
import { FACE } from '../../src/terms.ts';
import { Die } from '../icons/index.ts';
import { WORDS } from '../words.ts';
import type { AttackDice, RolledAttack, ShownDie } from './attackdice.ts';

type DiceModel = TableModel<{ readonly attack: RolledAttack | null }>;

interface DiceTrayProps {
  readonly table: DiceModel;
  readonly dice: AttackDice;
  /** What a ship is called. */
  nameOf(ship: string): string;
}

/** The dice of an attack; those that may be rolled again are buttons. */
export function DiceTray({ table, dice, nameOf }: DiceTrayProps) {
  const step = table.snapshot.view.attack?.step;
  return (
    <div className="xw xw-dice">
      <Pool
        table={table}
        kind="attack"
        title={nameOf(dice.attacker)}
        dice={dice.attack}
        roll={dice.rolls.attack}
        choosing={isChoosing(table, step === 'attack-dice')}
      />
      {dice.defense.length > 0 && (
        <Pool
          table={table}
          kind="defense"
          title={nameOf(dice.defender)}
          dice={dice.defense}
          roll={dice.rolls.defense}
          choosing={isChoosing(table, step === 'defense-dice')}
        />
      )}
    </div>
  );
}

/** Whether the dice of this pool are what is asked about. */
function isChoosing({ snapshot: { request } }: DiceModel, isStep: boolean): boolean {
  return isStep && request?.kind === 'pick' && request.topic === 'reroll';
}

interface PoolProps {
  readonly table: DiceModel;
  readonly kind: 'attack' | 'defense';
  readonly title: string;
  readonly dice: readonly ShownDie[];
  /** Which roll of the game it is: a new one tumbles. */
  readonly roll: number;
  readonly choosing: boolean;
}

function Pool({ table, kind, title, dice, roll, choosing }: PoolProps) {
  const { request } = table.snapshot;
  const { language } = table.settings;
  const label = (face: string, rerolled: boolean) =>
    [FACE[face]?.[language] ?? face, ...(rerolled ? [WORDS.rerolled[language]] : [])].join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out in a row.
    <div
      className="xw-pool"
      role="group"
      aria-label={`${WORDS[kind === 'attack' ? 'attackDice' : 'defenseDice'][language]}: ${title}`}
    >
      <span className="xw-pool-title">{title}</span>
      <span className="xw-pool-dice">
        {dice.length === 0 && <span className="xw-none">{WORDS.noDice[language]}</span>}
        {dice.map(({ face, rerolled }, i) => {
          const key = `${face}:${i}`;
          const die = <Die kind={kind} face={face} size={44} label={label(face, rerolled)} />;
          const place = `${roll}-${i}-${rerolled ? 'again' : 'first'}`;
          const able = choosing && request?.kind === 'pick' && request.options.some((option) => option.key === key);
          if (!able)
            return (
              <span
                key={place}
                className={`xw-die ${rerolled ? 'is-rerolled' : ''}`}
                style={{ animationDelay: `${i * 40}ms` }}
              >
                {die}
              </span>
            );
          const isMarked = table.draft.keys.includes(key);
          const letter = table.letters.get(key);
          return (
            <button
              key={place}
              type="button"
              data-option={key}
              className={`xw-die is-choice ${isMarked ? 'is-marked' : ''}`}
              aria-pressed={isMarked}
              aria-keyshortcuts={letter}
              onClick={() => choose(table, key, false)}
            >
              {die}
              {letter && <span className="xw-letter" aria-hidden="true" data-key={letter.toUpperCase()} />}
            </button>
          );
        })}
      </span>
    </div>
  );
}
