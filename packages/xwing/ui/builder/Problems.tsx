import type { Words } from '@rangefinder/kernel/words';
import type { SquadProblem } from '../../src/squad/index.ts';
import { useEdition } from './edition.ts';
import { BUILDER } from './words.ts';

interface ProblemsProps {
  readonly say: (said: Words) => string;
  readonly problems: readonly SquadProblem[];
  /** A squad without ships is no reason to complain. */
  readonly started: boolean;
}

/** Whether the squad is legal, and every reason why not. */
export function Problems({ say, problems, started }: ProblemsProps) {
  if (!started) return null;
  if (problems.length === 0)
    return (
      <p className="xb-legal" role="status">
        <span aria-hidden="true">✓</span> {say(BUILDER.legal)}
      </p>
    );
  return (
    <section className="xb-problems" aria-label={say(BUILDER.problems(problems.length))}>
      <h2>{say(BUILDER.problems(problems.length))}</h2>
      <ul>
        {problems.map(({ rule, said }) => (
          <li key={said.en}>
            {say(said)} <RuleLink rule={rule} say={say} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a card does not fit, under the card. */
export function Reasons({ say, problems }: Omit<ProblemsProps, 'started'>) {
  return problems.map(({ rule, said }) => (
    <p key={said.en} className="xb-reason">
      {say(said)} <RuleLink rule={rule} say={say} />
    </p>
  ));
}

/** The way to the rule behind a reason. */
export function RuleLink({ rule, say }: { readonly rule: string; readonly say: (said: Words) => string }) {
  const { game, rulePrefix } = useEdition();
  const bare = rule.startsWith(`${rulePrefix}.`) ? rule.slice(rulePrefix.length + 1) : rule;
  return (
    <a className="xb-rule" href={`/rules/${game}/${rule}`} aria-label={`${say(BUILDER.rule)} ${rule}`}>
      {bare}
    </a>
  );
}
