import { capital } from '@rangefinder/kernel/words';
import type { Army } from '../../src/army/army.ts';
import { EACH } from '../../src/army/battledeck.ts';
import { battleCardFacts } from '../../src/cards/catalog.ts';
import { BATTLE_ROW } from '../../src/text/terms.ts';
import type { Picking } from './armyState.ts';
import { DeckPlace } from './DeckPlace.tsx';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface BattleDeckProps extends Saying {
  readonly army: Army;
  readonly picking: Picking | null;
  onPick(picking: Picking): void;
  onChange(army: Army): void;
}

const ROWS = ['objectives', 'deployments', 'conditions'] as const;

function battleShown(id: string) {
  const { name, sure } = battleCardFacts(id);
  return { name, sure };
}

/** The battle deck: four objectives, four deployments, four conditions. */
export function BattleDeck({ army, picking, onPick, onChange, ...saying }: BattleDeckProps) {
  const { say } = saying;
  const { battle, mode } = army;
  return (
    <section className="la-cards is-deck" aria-label={say(BUILDER.deck)}>
      <h2>
        {say(BUILDER.deck)}{' '}
        <small className="la-note">{say(mode === 'skirmish' ? BUILDER.skirmishDeck : BUILDER.deckHint)}</small>
      </h2>
      {ROWS.map((row) => {
        const label = say(capital(BATTLE_ROW[row]));
        const cards = battle[row];
        return (
          <div key={row} className="la-card-row">
            <span className="la-row-sign">
              {label} <small className="la-note">{say(BUILDER.chosen(cards.length, EACH))}</small>
            </span>
            <ul>
              {Array.from({ length: Math.max(EACH, cards.length) }, (_, i) => {
                const id = cards[i];
                return (
                  <DeckPlace
                    // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by where they stand.
                    key={i}
                    {...saying}
                    label={label}
                    card={id === undefined ? null : battleShown(id)}
                    active={picking?.kind === 'battle' && picking.row === row && picking.instead === id}
                    onChoose={() => onPick({ kind: 'battle', row, instead: id })}
                    onTakeOff={() => onChange({ ...army, battle: { ...battle, [row]: cards.toSpliced(i, 1) } })}
                  />
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
