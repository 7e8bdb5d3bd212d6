import type { Problem } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import { useRuleHome } from './rulelinks.ts';
import { BUILDER } from './words.ts';

/** A reason in every language. */
export interface SaidProblem extends Problem {
  readonly said: Words;
}

interface ProblemsProps {
  readonly say: (said: Words) => string;
  readonly problems: readonly SaidProblem[];
  /** That a list is legal, and how many reasons there are why it is not. */
  readonly legal: Words;
  title(count: number): Words;
}

/** Whether a list is legal, and every reason why not. */
export function Problems({ say, problems, legal, title }: ProblemsProps) {
  if (problems.length === 0)
    return (
      <p className="lb-legal" role="status">
        <span aria-hidden="true">✓</span> {say(legal)}
      </p>
    );
  return (
    <section className="lb-problems" aria-label={say(title(problems.length))}>
      <h2>{say(title(problems.length))}</h2>
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
export function Reasons({ say, problems }: Pick<ProblemsProps, 'say' | 'problems'>) {
  return problems.map(({ rule, said }) => (
    <p key={said.en} className="lb-reason">
      {say(said)} <RuleLink rule={rule} say={say} />
    </p>
  ));
}

/** The way to the rule behind a reason. */
export function RuleLink({ rule, say }: { readonly rule: string; readonly say: (said: Words) => string }) {
  const { game, rulePrefix } = useRuleHome();
  const bare = rule.startsWith(`${rulePrefix}.`) ? rule.slice(rulePrefix.length + 1) : rule;
  return (
    <a className="lb-rule" href={`/rules/${game}/${rule}`} aria-label={`${say(BUILDER.rule)} ${rule}`}>
      {bare}
    </a>
  );
}
