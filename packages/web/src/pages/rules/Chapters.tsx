import type { Book } from '@rangefinder/table';
import { useLanguage } from '@rangefinder/table';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { partTitle } from './parts.ts';
import { RULES } from './words.ts';

interface ChaptersProps {
  readonly game: string;
  readonly book: Book;
  onChoose(): void;
}

/** The chapters of the book; the one being read is marked. */
export function Chapters({ game, book, onChoose }: ChaptersProps) {
  const language = useLanguage();
  const here = useChapterInSight(book);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked chapter is found in the page.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <nav ref={nav} aria-label={RULES.chapters[language]} className="chapters">
      {book.parts.map(({ id, chapters }) => (
        <details key={id} open={chapters.length < 200}>
          <summary>{partTitle(game, id, language)}</summary>
          <ul>
            {chapters.map(({ anchor, title }) => (
              <li key={anchor}>
                <a
                  href={`#chapter-${anchor}`}
                  aria-current={anchor === here ? 'location' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose();
                    goTo(anchor);
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** The same from the side of a narrow screen. */
export function ChaptersDrawer(props: ChaptersProps) {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="button rules-drawer-button">{RULES.chapters[language]}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="drawer-veil" />
        <Dialog.Content className="drawer" aria-describedby={undefined}>
          <div className="drawer-head">
            <Dialog.Title>{RULES.chapters[language]}</Dialog.Title>
            <Dialog.Close className="button is-quiet is-small">{RULES.close[language]}</Dialog.Close>
          </div>
          <Chapters
            game={props.game}
            book={props.book}
            onChoose={() => {
              setOpen(false);
              props.onChoose();
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** After the search has made room for the book again, and the drawer for the page. */
function goTo(anchor: string): void {
  const bring = () => {
    const chapter = document.getElementById(`chapter-${anchor}`);
    chapter?.scrollIntoView({ block: 'start' });
    chapter?.focus({ preventScroll: true });
  };
  setTimeout(bring, 60);
  setTimeout(bring, 200);
}

function useChapterInSight(book: Book): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        const first = book.parts
          .flatMap(({ chapters }) => chapters)
          .find(({ anchor }) => inSight.has(`chapter-${anchor}`));
        if (first) setHere(first.anchor);
      },
      { rootMargin: '-140px 0px -60% 0px' },
    );
    for (const chapter of document.querySelectorAll('.part .chapter')) observer.observe(chapter);
    return () => observer.disconnect();
  }, [book]);
  return here;
}
