import { holds } from '@rangefinder/table/builder';
import { useMemo } from 'react';
import type { Army } from '../../src/army/army.ts';
import { type Choice, commandChoices, contingencyChoices } from '../../src/army/choices.ts';
import type { CommandFacts } from '../../src/card.ts';
import { ordersText } from '../orders.ts';
import { Unsure } from '../side/CardText.tsx';
import { Pips } from '../side/Commands.tsx';
import { Symbols } from '../side/Symbols.tsx';
import { Weapons } from './CardParts.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { NotPlayable } from './NotPlayable.tsx';
import { Picker } from './Picker.tsx';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface CommandPickerProps extends Saying {
  readonly army: Army;
  /** How many pips; null for a contingency. */
  readonly pips: number | null;
  /** The card whose place it is. */
  readonly now: string | undefined;
  onChoose(command: string): void;
  onClose(): void;
}

/** Command cards: those of characters in the army first, then everybody's. */
export function CommandPicker({ army, pips, now, onChoose, onClose, ...saying }: CommandPickerProps) {
  const { say } = saying;
  const there = pips === null ? army.contingencies : army.commands;
  const choices = useMemo(() => {
    const found = pips === null ? contingencyChoices(army) : commandChoices(army, pips);
    return found.filter(({ card }) => !there.includes(card.id)).toSorted(byCharacter);
  }, [army, pips, there]);
  return (
    <Picker
      {...saying}
      title={say(pips === null ? BUILDER.contingency : BUILDER.commandOf(pips))}
      label={say(BUILDER.searchCards)}
      choices={choices}
      holds={({ name, character, text }, words) => holds(words, name, character, text.en, text.fr, text.pl)}
      row={(choice) => (
        <CommandRow
          key={choice.card.id}
          {...saying}
          choice={choice}
          chosen={choice.card.id === now}
          onChoose={() => onChoose(choice.card.id)}
        />
      )}
      foot={<NotPlayable say={say} kinds={['command']} />}
      onClose={onClose}
    />
  );
}

function byCharacter({ card: a }: Choice<CommandFacts>, { card: b }: Choice<CommandFacts>): number {
  return Number(a.character === '') - Number(b.character === '') || a.pips - b.pips || a.name.localeCompare(b.name);
}

interface CommandRowProps extends Saying {
  readonly choice: Choice<CommandFacts>;
  readonly chosen: boolean;
  onChoose(): void;
}

function CommandRow({ choice: { card, problems }, chosen, onChoose, ...saying }: CommandRowProps) {
  const { say } = saying;
  return (
    <ChoiceRow
      say={say}
      name={card.name}
      problems={problems}
      chosen={chosen}
      sign={
        <span className="la-pips">
          <Pips count={card.pips} />
        </span>
      }
      beside={
        <>
          {card.name} <Unsure say={say} sure={card.sure} />
          <small>{card.character === '' ? say(BUILDER.everybodys) : card.character}</small>
        </>
      }
      onChoose={onChoose}
    >
      <CommandText {...saying} card={card} />
    </ChoiceRow>
  );
}

/** Whom a command card orders, and what it does. */
export function CommandText({ card, ...saying }: Saying & { readonly card: CommandFacts }) {
  const { say, language } = saying;
  const text = say(card.text);
  return (
    <div className="la-upgrade-text">
      <p className="la-facts">
        {ordersText(card, language)}
        {card.permanent ? ` · ${say(BUILDER.permanent)}` : ''}
      </p>
      {text === '' ? null : (
        <p className="la-text">
          <Symbols text={text} language={language} />
        </p>
      )}
      {card.abilities === 'unwritten' ? <p className="la-text is-missing">{say(BUILDER.ordersOnly)}</p> : null}
      <Weapons {...saying} weapons={card.weapons} />
    </div>
  );
}
