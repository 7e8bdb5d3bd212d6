import { LEFT_OUT, type LeftOut } from '../../src/army/left-out.ts';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface NotPlayableProps extends Pick<Saying, 'say'> {
  readonly kinds: readonly LeftOut['kind'][];
}

/** Cards that there are and that nobody can play here, each with the fact that is missing. */
export function NotPlayable({ say, kinds }: NotPlayableProps) {
  const cards = LEFT_OUT.filter(({ kind }) => kinds.includes(kind));
  if (cards.length === 0) return null;
  return (
    <details className="lb-group">
      <summary>{say(BUILDER.notPlayable(cards.length))}</summary>
      <ul>
        {cards.map(({ name, missing }) => (
          <li key={name} className="lb-choice is-dim la-left-out">
            <b>{name}</b> {say(BUILDER.missing(missing))}
          </li>
        ))}
      </ul>
    </details>
  );
}
