import { useLanguage } from '@rangefinder/table';
import { RULES } from '../pages/rules/words.ts';
import './rules.css';
import type { Aside, RuleEntry } from '@rangefinder/table';
import { Link } from 'wouter';
import { ruleAddress } from './load.ts';
import { Prose } from './Prose.tsx';

interface RuleLineProps {
  readonly game: string;
  readonly entry: RuleEntry;
  /** The address leads to this rule. */
  readonly target?: boolean;
  /** Its rulings stand in full at an earlier rule of the chapter. */
  readonly settledBefore?: boolean;
}

/** One rule with its number, the rulings that settle it, and, folded away, notes and examples. */
export function RuleLine({ game, entry: { rule, asides }, target = false, settledBefore = false }: RuleLineProps) {
  const language = useLanguage();
  const rulings = asides.filter(({ kind }) => kind === 'ruling');
  const notes = asides.filter(({ kind }) => kind === 'note');
  const examples = asides.filter(({ kind }) => kind === 'example');
  return (
    <li
      id={rule.id}
      className={target ? 'rule is-target' : 'rule'}
      data-kind={rule.kind}
      tabIndex={target ? -1 : undefined}
    >
      <Link href={ruleAddress(game, rule.id)} className="rule-id" aria-label={RULES.link(rule.id)[language]}>
        {rule.id.split('.').at(-1)}
      </Link>
      <div className="rule-body">
        <p>
          <span lang="en">
            <Prose text={rule.text} game={game} />
          </span>
          {rule.kind === 'physical' ? <span className="rule-tag">{RULES.physical[language]}</span> : null}
        </p>
        {settledBefore && !target && rulings.length > 0 ? (
          <details className="rule-more">
            <summary>{RULES.ruling[language]}</summary>
            <Asides game={game} asides={rulings} />
          </details>
        ) : (
          <Asides game={game} asides={rulings} />
        )}
        {notes.length + examples.length > 0 ? (
          <details className="rule-more" open={target}>
            <summary>{RULES.more(notes.length, examples.length)[language]}</summary>
            <Asides game={game} asides={[...examples, ...notes]} />
          </details>
        ) : null}
      </div>
    </li>
  );
}

function Asides({ game, asides }: { readonly game: string; readonly asides: readonly Aside[] }) {
  return asides.map((aside) => <AsideText key={aside.text} game={game} aside={aside} />);
}

export function AsideText({ game, aside }: { readonly game: string; readonly aside: Aside }) {
  const language = useLanguage();
  return (
    <div className={`aside is-${aside.kind}`}>
      <span className="aside-kind">{RULES[aside.kind][language]}</span>
      <p lang="en">
        <Prose text={aside.text} game={game} />
      </p>
    </div>
  );
}
