import type { RuleEntry } from '@rangefinder/table';
import { useTranslations } from 'use-intl';
import { RuleLine } from '../../rules/RuleLine.tsx';

/** What a search found, by chapter, the best chapter first. */
export function Found({ game, found }: { readonly game: string; readonly found: readonly RuleEntry[] }) {
  const t = useTranslations('rules');
  const chapters = new Map<string, RuleEntry[]>();
  for (const entry of found) chapters.set(entry.chapter, [...(chapters.get(entry.chapter) ?? []), entry]);
  return (
    <div className="found">
      <p className="soft" role="status">
        {t('found', { count: found.length })}
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
