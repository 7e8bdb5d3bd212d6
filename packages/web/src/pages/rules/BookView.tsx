import type { Book, BookChapter } from '@rangefinder/table';
import { useLanguage } from '@rangefinder/table';
import { memo, useEffect } from 'react';
import { AsideText, RuleLine } from '../../rules/RuleLine.tsx';
import { partTitle } from './parts.ts';

interface BookViewProps {
  readonly game: string;
  readonly book: Book;
  readonly target: string | null;
}

/** The whole book; the rule of the address is brought into sight and marked. */
export function BookView({ game, book, target }: BookViewProps) {
  const language = useLanguage();
  useEffect(() => {
    if (target === null) return;
    const bring = () => document.getElementById(target)?.scrollIntoView({ block: 'center' });
    bring();
    document.getElementById(target)?.focus({ preventScroll: true });
    // Chapters take their true height only when they come near: look again once they have.
    const again = setTimeout(bring, 120);
    return () => clearTimeout(again);
  }, [target]);
  return (
    <>
      {book.parts.map(({ id, chapters }) => (
        <section key={id} className="part" aria-labelledby={`part-${id}`}>
          <h2 id={`part-${id}`} className="part-title">
            {partTitle(game, id, language)}
          </h2>
          {chapters.map((chapter) => (
            <ChapterView
              key={chapter.anchor}
              game={game}
              book={book}
              chapter={chapter}
              target={chapter.rules.some((rule) => rule.id === target) ? target : null}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface ChapterViewProps {
  readonly game: string;
  readonly book: Book;
  readonly chapter: BookChapter;
  readonly target: string | null;
}

const ChapterView = memo(({ game, book, chapter, target }: ChapterViewProps) => (
  <section id={`chapter-${chapter.anchor}`} className="chapter" tabIndex={-1}>
    <h3 lang="en">{chapter.title}</h3>
    {chapter.rules.length > 0 ? (
      <ol>
        {chapter.rules.map((rule, i) => {
          const entry = book.rules.get(rule.id);
          if (!entry) return null;
          const before = chapter.rules.slice(0, i).flatMap(({ id }) => book.rules.get(id)?.asides ?? []);
          const rulings = entry.asides.filter(({ kind }) => kind === 'ruling');
          return (
            <RuleLine
              key={rule.id}
              game={game}
              entry={entry}
              target={rule.id === target}
              settledBefore={rulings.every((ruling) => before.includes(ruling))}
            />
          );
        })}
      </ol>
    ) : null}
    {chapter.asides.map((aside) => (
      <AsideText key={aside.text} game={game} aside={aside} />
    ))}
  </section>
));
