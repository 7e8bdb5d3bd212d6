import { useLanguage } from '../language.ts';
import { TABLE } from '../words.ts';
import './rules.css';
import type { Game } from '@rangefinder/kernel';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { isFocusOfPointer } from '../shell/focus.ts';
import { loadRuleBook } from './book.ts';
import type { Aside, Book } from './makeBook.ts';
import { prose } from './prose.ts';

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
  const language = useLanguage();
  const [book, setBook] = useState<Book | 'failed' | null>(null);
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
      <Dialog.Content
        className="sheet"
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => isFocusOfPointer() && event.preventDefault()}
      >
        <div className="sheet-head">
          <Dialog.Title>{titleOf(book, rule) ?? TABLE.rule[language]}</Dialog.Title>
          <Dialog.Close className="sheet-close" aria-label={TABLE.ruleClose[language]}>
            ✕
          </Dialog.Close>
        </div>
        {book === null ? <p>{TABLE.ruleLoading[language]}</p> : null}
        {book === 'failed' ? <p role="alert">{TABLE.ruleFailed[language]}</p> : null}
        {book !== null && book !== 'failed' && rule ? <RuleText book={book} rule={rule} /> : null}
        {rule ? (
          <p>
            <a href={href(rule)} target="_blank" rel="noreferrer">
              {TABLE.rulePage[language]}
            </a>
          </p>
        ) : null}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function titleOf(book: Book | 'failed' | null, rule: string | null): string | undefined {
  if (book === null || book === 'failed' || rule === null) return undefined;
  return book.rules.get(rule)?.chapter;
}

function RuleText({ book, rule }: { readonly book: Book; readonly rule: string }) {
  const language = useLanguage();
  const entry = book.rules.get(rule);
  if (!entry) return <p>{TABLE.ruleMissing(rule)[language]}</p>;
  const chapters = book.parts.flatMap(({ chapters: own }) => own);
  const chapter = chapters.find(({ rules }) => rules.includes(entry.rule));
  const others = chapter?.rules.filter(({ id }) => id !== rule) ?? [];
  const said = (kind: Aside['kind']) =>
    [...entry.asides, ...(chapter?.asides ?? [])].filter((aside) => aside.kind === kind).map(({ text }) => text);
  return (
    <>
      <blockquote className="rule-text" data-rule={rule} lang="en">
        <p>
          <Prose text={entry.rule.text} />
        </p>
        <footer>
          <code>{rule}</code>
        </footer>
      </blockquote>
      <Texts title={TABLE.ruleRulings[language]} texts={said('ruling')} />
      <Texts title={TABLE.ruleExamples[language]} texts={said('example')} />
      <Texts title={TABLE.ruleMore[language]} texts={others.map(({ id, text }) => `${text} (${id})`)} />
    </>
  );
}

function Texts({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="rule-others" lang="en">
        {texts.map((text) => (
          <li key={text}>
            <Prose text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The text of a rule with its symbols and ids set apart. */
function Prose({ text }: { readonly text: string }) {
  return prose(text).map((piece, i) => {
    // The pieces of a text never change places.
    const key = `${i}:${piece.text}`;
    if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
    if (piece.kind === 'rule') return <code key={key}>{piece.text}</code>;
    if (piece.kind === 'symbol') return <b key={key}>{piece.text}</b>;
    return <span key={key}>{piece.text}</span>;
  });
}
