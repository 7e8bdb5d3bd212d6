import { holds } from '@rangefinder/table/builder';
import { useMemo } from 'react';
import type { Army } from '../../src/army/army.ts';
import { battleChoices } from '../../src/army/choices.ts';
import { NOTHING_MORE } from '../../src/cards/battle/card.ts';
import { BATTLE_ROW } from '../../src/text/terms.ts';
import { Unsure } from '../side/CardText.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { NotPlayable } from './NotPlayable.tsx';
import { Picker } from './Picker.tsx';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';
import { ZoneMap } from './ZoneMap.tsx';

interface BattlePickerProps extends Saying {
  readonly army: Army;
  readonly row: keyof Army['battle'];
  /** The card whose place it is. */
  readonly now: string | undefined;
  onChoose(card: string): void;
  onClose(): void;
}

/** The battle cards of a kind; deployments show their zones. */
export function BattlePicker({ army, row, now, onChoose, onClose, ...saying }: BattlePickerProps) {
  const { say } = saying;
  const choices = useMemo(
    () => battleChoices(army, row).filter(({ card }) => !army.battle[row].includes(card.id)),
    [army, row],
  );
  return (
    <Picker
      {...saying}
      title={say(BUILDER.deckOf(BATTLE_ROW[row]))}
      label={say(BUILDER.searchCards)}
      choices={choices}
      holds={({ name, text }, words) => holds(words, name, text.en, text.fr, text.pl)}
      row={({ card, problems }) => (
        <ChoiceRow
          key={card.id}
          say={say}
          name={card.name}
          problems={problems}
          chosen={card.id === now}
          sign={card.zones ? <ZoneMap say={say} card={card} width={72} /> : null}
          beside={card.name}
          onChoose={() => onChoose(card.id)}
        >
          {card.text === NOTHING_MORE ? null : <p className="la-text">{say(card.text)}</p>}
          <Unsure say={say} sure={card.sure} />
        </ChoiceRow>
      )}
      foot={
        <NotPlayable
          say={say}
          kinds={row === 'objectives' ? ['objective'] : row === 'deployments' ? ['deployment'] : []}
        />
      }
      onClose={onClose}
    />
  );
}
