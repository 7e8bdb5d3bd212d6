import { colour, face } from '../../src/text/terms.ts';
import type { EndedAttack, EndedDie } from '../attackdice.ts';
import { Die } from '../icons/index.ts';
import { type LegionModel, type TableProps, unitIn } from '../model.ts';
import { unitName } from '../names.ts';
import { WORDS } from '../words.ts';

/** How the attack before this question ended: its dice have left the dock, and nobody may have been asked about them. */
export function LastAttack({ table, ended }: TableProps & { readonly ended: EndedAttack }) {
  const { language } = table.settings;
  const { attack, defense, result } = ended;
  return (
    <section className="lg lg-preview lg-ended is-kept" aria-label={WORDS.lastAttack[language]}>
      <h3>{WORDS.lastAttack[language]}</h3>
      <Row {...{ table, unit: result.attacker, kind: 'attack', dice: attack }} />
      <Row {...{ table, unit: result.defender, kind: 'defense', dice: defense }} />
      <p>{table.words.event(result)}</p>
    </section>
  );
}

interface RowProps {
  readonly table: LegionModel;
  readonly unit: string;
  readonly kind: 'attack' | 'defense';
  readonly dice: readonly EndedDie[];
}

function Row({ table, unit: id, kind, dice }: RowProps) {
  const { language } = table.settings;
  const unit = unitIn(table.snapshot.view, id);
  return (
    <div className="lg-ended-row">
      <span>{unit ? unitName(unit) : ''}</span>
      <span className="lg-ended-dice">
        {dice.length === 0 && WORDS.noDice[language]}
        {dice.map(({ die, face: shown, cancelled }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row.
          <span key={i} className={cancelled ? 'lg-ended-die is-cancelled' : 'lg-ended-die'}>
            <Die
              {...{ kind, colour: die, face: shown }}
              size={24}
              label={[
                face(shown)[language],
                colour(die)[language],
                ...(cancelled ? [WORDS.cancelled[language]] : []),
              ].join(', ')}
            />
          </span>
        ))}
      </span>
    </div>
  );
}
