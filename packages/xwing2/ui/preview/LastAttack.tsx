import { FACE } from '../../src/text/terms.ts';
import { Die } from '../icons/index.ts';
import type { TableProps } from '../model.ts';
import { shortName } from '../names.ts';
import type { EndedAttack, ShownDie } from '../tray/attackdice.ts';
import { WORDS } from '../words.ts';

/** How the attack before this question ended: the dock has moved on to the next one. */
export function LastAttack({ table, ended }: TableProps & { readonly ended: EndedAttack }) {
  const { language } = table.settings;
  const { dice, result } = ended;
  return (
    <section className="xw xw-preview xw-ended is-kept" aria-label={WORDS.lastAttack[language]}>
      <h3>{WORDS.lastAttack[language]}</h3>
      <Row table={table} kind="attack" ship={dice.attacker} dice={dice.attack} />
      <Row table={table} kind="defense" ship={dice.defender} dice={dice.defense} />
      <p>{table.words.event(result)}</p>
    </section>
  );
}

interface RowProps extends TableProps {
  readonly kind: 'attack' | 'defense';
  readonly ship: string;
  readonly dice: readonly ShownDie[];
}

function Row({ table, kind, ship, dice }: RowProps) {
  const { language } = table.settings;
  return (
    <p className="xw-ended-row">
      <span>{shortName(ship, language)}</span>
      {dice.length === 0 && <span className="xw-none">{WORDS.noDice[language]}</span>}
      {dice.map(({ face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row.
        <Die key={i} kind={kind} face={face} size={24} label={FACE[face]?.[language] ?? face} />
      ))}
    </p>
  );
}
