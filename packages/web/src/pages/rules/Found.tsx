import type { RuleEntry } from '@rangefinder/table';
import { useLanguage } from '@rangefinder/table';
import { RuleLine } from '../../rules/RuleLine.tsx';
import { RULES } from './words.ts';

/** What a search found, by chapter, the best chapter first. */
export function Found({ game, found }: { readonly game: string; readonly found: readonly RuleEntry[] }) {
  const language = useLanguage();
  const chapters = new Map<string, RuleEntry[]>();
  for (const entry of found) chapters.set(entry.chapter, [...(chapters.get(entry.chapter) ?? []), entry]);
  return (
    <div className="found">
      <p className="soft" role="status">
        {RULES.found(found.length)[language]}
      </p>
      {[...chapters].map(([chapter, entries]) => (
        <section key={chapter} className="chapter">
          <h3 lang="en">{chapter}</h3>
          <ol>
            {entries.map((entry) => (
              <RuleLine key={entry.rule.id} game={game} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
