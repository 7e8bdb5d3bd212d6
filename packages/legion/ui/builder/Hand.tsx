import type { Army } from '../../src/army/army.ts';
import { ALWAYS, contingenciesOf, EACH } from '../../src/army/hand.ts';
import { commandFacts } from '../../src/cards/catalog.ts';
import { Pips } from '../side/Commands.tsx';
import type { Picking } from './armyState.ts';
import { DeckPlace } from './DeckPlace.tsx';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

interface HandProps extends Saying {
  readonly army: Army;
  readonly picking: Picking | null;
  onPick(picking: Picking): void;
  onChange(army: Army): void;
}

/** The command hand by pips, and what is set aside. */
export function Hand({ army, picking, onPick, onChange, ...saying }: HandProps) {
  const { say } = saying;
  const { commands, contingencies } = army;
  const most = contingenciesOf(army);
  return (
    <section className="la-cards" aria-label={say(BUILDER.hand)}>
      <h2>
        {say(BUILDER.hand)} <small className="la-note">{say(BUILDER.handHint)}</small>
      </h2>
      {[1, 2, 3].map((pips) => {
        const cards = commands.filter((id) => id !== ALWAYS && commandFacts(id).pips === pips);
        return (
          <div key={pips} className="la-card-row">
            <span className="la-row-sign">
              <Pips count={pips} />
            </span>
            <ul>
              {Array.from({ length: Math.max(EACH, cards.length) }, (_, i) => (
                <DeckPlace
                  // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by where they stand.
                  key={i}
                  {...saying}
                  label={say(BUILDER.commandOf(pips))}
                  card={nameOf(cards[i])}
                  active={picking?.kind === 'command' && picking.pips === pips && picking.instead === cards[i]}
                  onChoose={() => onPick({ kind: 'command', pips, instead: cards[i] })}
                  onTakeOff={() => onChange({ ...army, commands: commands.filter((id) => id !== cards[i]) })}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <div className="la-card-row">
        <span className="la-row-sign">
          <Pips count={4} />
        </span>
        <ul>
          <DeckPlace
            {...saying}
            label={commandFacts(ALWAYS).name}
            card={commands.includes(ALWAYS) ? nameOf(ALWAYS) : null}
            active={false}
            fixed={commands.includes(ALWAYS)}
            onChoose={() => onChange({ ...army, commands: [...commands, ALWAYS] })}
            onTakeOff={() => undefined}
          />
        </ul>
      </div>
      {most + contingencies.length > 0 ? (
        <div className="la-card-row">
          <span className="la-row-sign" title={say(BUILDER.contingencies(contingencies.length, most))}>
            {contingencies.length}/{most}
          </span>
          <ul aria-label={say(BUILDER.contingencies(contingencies.length, most))}>
            {Array.from({ length: Math.max(most, contingencies.length) }, (_, i) => (
              <DeckPlace
                // biome-ignore lint/suspicious/noArrayIndexKey: places are told apart by where they stand.
                key={i}
                {...saying}
                label={say(BUILDER.contingency)}
                card={nameOf(contingencies[i])}
                active={picking?.kind === 'contingency' && picking.instead === contingencies[i]}
                onChoose={() => onPick({ kind: 'contingency', instead: contingencies[i] })}
                onTakeOff={() => onChange({ ...army, contingencies: contingencies.toSpliced(i, 1) })}
              />
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

function nameOf(id: string | undefined) {
  if (id === undefined) return null;
  const { name, character, sure } = commandFacts(id);
  return { name, note: character, sure };
}
