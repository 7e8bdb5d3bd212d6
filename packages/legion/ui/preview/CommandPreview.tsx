import type { Language } from '@rangefinder/kernel';
import type { CommandFacts } from '../../src/card.ts';
import { ordersText } from '../orders.ts';
import { Unsure } from '../side/CardText.tsx';
import { Pips } from '../side/Commands.tsx';
import { Symbols } from '../side/Symbols.tsx';

interface CommandTextProps {
  readonly facts: CommandFacts;
  readonly language: Language;
}

/** A command card to be read: pips, whom it orders, what it does. */
export function CommandPreview(props: CommandTextProps) {
  return (
    <section className="lg lg-preview">
      <CommandText {...props} />
    </section>
  );
}

export function CommandText({ facts, language }: CommandTextProps) {
  const text = facts.text[language];
  return (
    <>
      <h3>
        <span>{facts.name}</span>
        <Pips count={facts.pipsInPlay} />
      </h3>
      <p className="lg-preview-line">{ordersText(facts, language)}</p>
      {text !== '' && (
        <p>
          <Symbols text={text} language={language} /> <Unsure sure={facts.sure} say={(said) => said[language]} />
        </p>
      )}
    </>
  );
}
