import { capital, list, name as plain } from '@rangefinder/kernel/words';
import type { Army } from '../../src/army/army.ts';
import { costIn } from '../../src/army/costs.ts';
import { MODES } from '../../src/army/modes.ts';
import { armyPoints, unitPoints, upgradePoints } from '../../src/army/points.ts';
import { type Stack, stacked } from '../../src/army/stacks.ts';
import { RANKS, type UnitFacts, type WeaponFacts } from '../../src/card.ts';
import { battleCardFacts, commandFacts, unitFacts, upgradeFacts } from '../../src/cards/catalog.ts';
import { FACTION, MODE } from '../../src/text/army.ts';
import { BATTLE_ROW, colour, face, miniatures, poolWords, RANK, wounds } from '../../src/text/terms.ts';
import { keywordName } from '../side/CardText.tsx';
import { WORDS } from '../words.ts';
import type { Saying } from './saying.ts';
import { BUILDER } from './words.ts';

/** The army on paper; screens never show it. */
export function PrintSheet({ army, ...saying }: Saying & { readonly army: Army }) {
  const { say } = saying;
  const { faction, mode = 'standard', commands, contingencies, battle } = army;
  const command = (id: string) => `${'•'.repeat(commandFacts(id).pips)} ${commandFacts(id).name}`;
  return (
    <article className="lb-sheet la-sheet" aria-hidden="true">
      <header>
        <h1>{army.name || say(BUILDER.unnamed)}</h1>
        <p>
          {say(FACTION[faction])} · {say(MODE[mode])} · {say(BUILDER.pointsOf(armyPoints(army), MODES[mode].points))} ·{' '}
          {say(BUILDER.activations(army.units.length))}
        </p>
      </header>
      {RANKS.map((rank) =>
        stacked(army.units)
          .filter(({ unit }) => unitFacts(unit.unit).rank === rank)
          .map((stack) => <SheetUnit key={stack.at[0]} {...saying} army={army} stack={stack} />),
      )}
      <footer>
        <p>
          <b>{say(BUILDER.hand)}:</b> {commands.map(command).join(', ')}
        </p>
        {contingencies.length === 0 ? null : (
          <p>
            <b>{say(BUILDER.contingencies(contingencies.length, contingencies.length))}:</b>{' '}
            {contingencies.map(command).join(', ')}
          </p>
        )}
        {(['objectives', 'deployments', 'conditions'] as const).map((row) => (
          <p key={row}>
            <b>{say(capital(BATTLE_ROW[row]))}:</b> {battle[row].map((id) => battleCardFacts(id).name).join(', ')}
          </p>
        ))}
      </footer>
    </article>
  );
}

interface SheetUnitProps extends Saying {
  readonly army: Army;
  readonly stack: Stack;
}

function SheetUnit({ army, stack: { unit, count }, ...saying }: SheetUnitProps) {
  const { say } = saying;
  const facts = unitFacts(unit.unit);
  const partner = unit.counterpart === undefined ? null : unitFacts(unit.counterpart);
  return (
    <section>
      <h2>
        {count > 1 ? <span>{count} ×</span> : null} {facts.name}{' '}
        <small>{[facts.title, say(RANK[facts.rank])].filter((part) => part !== '').join(' · ')}</small>
        <b>{unitPoints(unit, army) * count}</b>
      </h2>
      <Card {...saying} facts={facts} />
      <ul>
        {partner ? (
          <li>
            <b>
              {partner.name} ({costIn(army.costs, partner)})
            </b>
            <Card {...saying} facts={partner} />
          </li>
        ) : null}
        {unit.upgrades.map(upgradeFacts).map((card) => (
          <li key={card.id}>
            <b>
              {card.name} ({upgradePoints(card.id, facts.name, army)})
            </b>{' '}
            {[
              say(card.text),
              card.keywords.map(keywordName).join(', '),
              ...card.weapons.map((weapon) => weaponText(weapon, saying)),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </li>
        ))}
        {(unit.loadout ?? []).map(upgradeFacts).map((card) => (
          <li key={`aside ${card.id}`}>
            ⇄ {card.name} {say(card.text)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Numbers, weapons and keywords in a few lines. */
function Card({ facts, ...saying }: Saying & { readonly facts: UnitFacts }) {
  const { say } = saying;
  const { courage, resilience, defense, surgeAttack, surgeDefense } = facts;
  const surges = [surgeAttack, surgeDefense].flatMap((into) =>
    into === null ? [] : [list([face('surge'), face(into)], ' → ')],
  );
  const numbers = [
    miniatures(facts.minis),
    wounds(facts.wounds),
    ...(courage === null ? [] : [WORDS.courage(courage)]),
    ...(resilience === null ? [] : [WORDS.resilience(resilience)]),
    WORDS.speed(facts.speed),
    list([BUILDER.defense, colour(defense)], ' '),
    ...surges,
  ];
  return (
    <>
      <p className="la-sheet-numbers">{say(list(numbers, ' · '))}</p>
      {facts.weapons.map((weapon) => (
        <p key={weapon.name}>{weaponText(weapon, saying)}</p>
      ))}
      {facts.keywords.length === 0 ? null : <p>{say(list(facts.keywords.map(keywordName).map(plain)))}</p>}
    </>
  );
}

function weaponText({ name, melee, range, dice, keywords }: WeaponFacts, { say }: Saying): string {
  const reach = range ? [WORDS.rangeOf(range[0], Number.isFinite(range[1]) ? String(range[1]) : '∞')] : [];
  const parts = [...(melee ? [WORDS.melee] : []), ...reach, poolWords(dice), ...keywords.map(keywordName).map(plain)];
  return `${name}: ${say(list(parts))}`;
}
