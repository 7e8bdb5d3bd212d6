import { NOTHING_MORE } from '../../src/cards/battle/card.ts';
import { battleCardFacts } from '../../src/cards/catalog.ts';
import type { TableProps } from '../model.ts';
import { Unsure } from '../side/CardText.tsx';
import { WORDS } from '../words.ts';

/** The battle as it stands while cards are eliminated: what each of the first cards says. */
export function BattlePreview({ table }: TableProps) {
  const { language } = table.settings;
  const { objectives, deployments, conditions } = table.snapshot.view.battle;
  const first = [objectives, deployments, conditions].flatMap(([id]) => (id === undefined ? [] : battleCardFacts(id)));
  return (
    <section className="lg lg-preview">
      <h3>{WORDS.battleNow[language]}</h3>
      {first.map(({ id, name, text, kind, sure }) => (
        <p key={id}>
          <b>{name}.</b> {(kind === 'deployment' && text === NOTHING_MORE ? WORDS.zonesShown : text)[language]}{' '}
          <Unsure sure={sure} say={(said) => said[language]} />
        </p>
      ))}
    </section>
  );
}
