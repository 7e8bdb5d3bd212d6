import type { DeckProblem } from '../../src/deck/validate.ts';
import type { Words } from '../words.ts';
import { BUILDER } from './words.ts';

interface ProblemsProps {
  readonly say: (said: Words) => string;
  readonly problems: readonly DeckProblem[];
}

/** Every reason why a deck is not legal yet, each with its rule. */
export function Problems({ say, problems }: ProblemsProps) {
  if (problems.length === 0) {
    return (
      <p className="sw-legal" role="status">
        ✓ {say(BUILDER.legal)}
      </p>
    );
  }
  return (
    <div className="sw-problems" role="status">
      <p>{say(BUILDER.problems(problems.length))}</p>
      <ul>
        {problems.map(({ rule, message, said }) => (
          <li key={`${rule}${message}`}>
            {say(said)}{' '}
            <a href={`/rules/swccg/${rule}`} title={rule}>
              {say(BUILDER.rule)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
