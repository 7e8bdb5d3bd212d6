import type { UnitFacts } from '../../src/card.ts';
import { colour, face, miniatures, wounds } from '../../src/text/terms.ts';
import { Die, NUMBER_PATHS, Sign } from '../icons/index.ts';
import { WORDS } from '../words.ts';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

/** The numbers of a unit card in a row: miniatures, wounds, courage or resilience, speed, defense and surges. */
export function UnitNumbers({ say, unit }: Saying & { readonly unit: UnitFacts }) {
  const { minis, wounds: health, courage, resilience, speed, defense, surgeAttack, surgeDefense } = unit;
  return (
    <span className="la-numbers">
      <Numbered kind="minis" value={minis} label={say(miniatures(minis))} />
      <Numbered kind="wounds" value={health} label={say(wounds(health))} />
      {resilience === null ? null : (
        <Numbered kind="resilience" value={resilience} label={say(WORDS.resilience(resilience))} />
      )}
      {courage === null ? null : <Numbered kind="courage" value={courage} label={say(WORDS.courage(courage))} />}
      <Numbered kind="speed" value={speed} label={say(WORDS.speed(speed))} />
      <span className="la-number">
        <Die kind="defense" colour={defense} size={15} label={`${say(BUILDER.defense)}: ${say(colour(defense))}`} />
      </span>
      {[surgeAttack, surgeDefense].map((into) => {
        if (into === null) return null;
        const kind = into === 'block' ? 'defense' : 'attack';
        const label = `${say(face('surge'))} → ${say(face(into))}`;
        return (
          <span key={into} className="la-number is-surge" title={label}>
            <Die kind={kind} colour={kind === 'attack' ? 'black' : defense} face="surge" size={15} label={label} />
            <span aria-hidden="true">→</span>
            <Die kind={kind} colour={kind === 'attack' ? 'black' : defense} face={into} size={15} label="" />
          </span>
        );
      })}
    </span>
  );
}

interface NumberedProps {
  readonly kind: keyof typeof NUMBER_PATHS;
  readonly value: number;
  readonly label: string;
}

function Numbered({ kind, value, label }: NumberedProps) {
  return (
    <span className="la-number" data-number={kind} title={label}>
      <Sign path={NUMBER_PATHS[kind]} size={13} />
      <span aria-hidden="true">{value}</span>
      <span className="hidden">{label}</span>
    </span>
  );
}
