import type { TableModel } from '@rangefinder/table';
import { FACE } from '../../src/terms.ts';
import { Die } from '../icons/index.ts';
import { WORDS } from '../words.ts';
import type { EndedAttack, ShownDie } from './attackdice.ts';

interface LastAttackProps {
  readonly table: TableModel;
  readonly ended: EndedAttack;
  /** What a ship is called, in short. */
  nameOf(ship: string): string;
}

/** How the attack before this question ended: the dock has moved on to the next one. */
export function LastAttack({ table, ended, nameOf }: LastAttackProps) {
  const { language } = table.settings;
  const { dice, result } = ended;
  return (
    <section className="xw xw-preview xw-ended is-kept" aria-label={WORDS.lastAttack[language]}>
      <h3>{WORDS.lastAttack[language]}</h3>
      <Row table={table} kind="attack" name={nameOf(dice.attacker)} dice={dice.attack} />
      <Row table={table} kind="defense" name={nameOf(dice.defender)} dice={dice.defense} />
      <p>{table.words.event(result)}</p>
    </section>
  );
}

interface RowProps {
  readonly table: TableModel;
  readonly kind: 'attack' | 'defense';
  readonly name: string;
  readonly dice: readonly ShownDie[];
}

function Row({ table, kind, name, dice }: RowProps) {
  const { language } = table.settings;
  return (
    <p className="xw-ended-row">
      <span>{name}</span>
      {dice.length === 0 && <span className="xw-none">{WORDS.noDice[language]}</span>}
      {dice.map(({ face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row.
        <Die key={i} kind={kind} face={face} size={24} label={FACE[face]?.[language] ?? face} />
      ))}
    </p>
  );
}
