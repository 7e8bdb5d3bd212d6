import './rules.css';
import type { Game, RuleBook } from '@rangefinder/kernel';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadRuleBook } from './book.ts';

interface RuleSheetProps {
  readonly game: Game;
  /** The rule to show; null keeps the sheet closed. */
  readonly rule: string | null;
  /** Where the rule stands in the rules reference. */
  readonly href: (rule: string) => string;
  onClose(): void;
}

/** A rule beside the table, with its neighbours in the chapter. The board stays in sight and in use. */
export function RuleSheet({ game, rule, href, onClose }: RuleSheetProps) {
  const t = useTranslations('table');
  const [book, setBook] = useState<RuleBook | 'failed' | null>(null);
  const open = rule !== null;
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    setBook((known) => (known === 'failed' ? null : known));
    loadRuleBook(game).then(
      (loaded) => wanted && setBook(loaded),
      () => wanted && setBook('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [open, game]);

  return (
    <Dialog.Root open={open} modal={false} onOpenChange={(now) => (now ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Content
          className="sheet"
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className="sheet-head">
            <Dialog.Title>{titleOf(book, rule) ?? t('rule')}</Dialog.Title>
            <Dialog.Close className="sheet-close" aria-label={t('ruleClose')}>
              ✕
            </Dialog.Close>
          </header>
          {book === null ? <p>{t('ruleLoading')}</p> : null}
          {book === 'failed' ? <p role="alert">{t('ruleFailed')}</p> : null}
          {book !== null && book !== 'failed' && rule ? <RuleText book={book} rule={rule} /> : null}
          {rule ? (
            <p>
              <a href={href(rule)} target="_blank" rel="noreferrer">
                {t('rulePage')}
              </a>
            </p>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function titleOf(book: RuleBook | 'failed' | null, rule: string | null): string | undefined {
  if (book === null || book === 'failed') return undefined;
  return chapterOf(book, rule)?.title;
}

function chapterOf(book: RuleBook, rule: string | null) {
  return book.chapters.find(({ rules }) => rules.some(({ id }) => id === rule));
}

function RuleText({ book, rule }: { readonly book: RuleBook; readonly rule: string }) {
  const t = useTranslations('table');
  const chapter = chapterOf(book, rule);
  if (!chapter) return <p>{t('ruleMissing', { id: rule })}</p>;
  const others = chapter.rules.filter(({ id }) => id !== rule);
  return (
    <>
      {chapter.rules
        .filter(({ id }) => id === rule)
        .map(({ id, text, source }) => (
          <blockquote key={id} className="rule-text" data-rule={id} lang="en">
            <p>{text}</p>
            <footer>
              <code>{id}</code> {source}
            </footer>
          </blockquote>
        ))}
      {chapter.examples.length > 0 ? (
        <>
          <h3>{t('ruleExamples')}</h3>
          <ul className="rule-others" lang="en">
            {chapter.examples.map(({ text, line }) => (
              <li key={line}>{text}</li>
            ))}
          </ul>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <h3>{t('ruleMore')}</h3>
          <ul className="rule-others" lang="en">
            {others.map(({ id, text }) => (
              <li key={id}>
                {text} <code>{id}</code>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
