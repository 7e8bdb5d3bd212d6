import { keysOf } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { battleCardFacts } from '../cards/catalog.ts';
import { BATTLE_ROW } from '../text/terms.ts';
import type { Army } from './army.ts';
import { EACH } from './battledeck.ts';
import type { ModeLimits } from './modes.ts';
import { type ArmyProblem, armyProblem, missingFrom, repeated } from './problem.ts';

const ROWS = { objectives: 'objective', deployments: 'deployment', conditions: 'condition' } as const;

/** legion.army-battle-deck.1 to .3, legion.battle-cards.3: four of each kind, none twice. */
export function battleDeckProblems({ battle }: Army, { battle: mode }: ModeLimits): readonly ArmyProblem[] {
  return keysOf(ROWS).flatMap((row) => {
    const ids = battle[row];
    const cards = ids.map(battleCardFacts);
    const foreign = cards.filter((card) => card.mode !== mode);
    const strange = cards.some(({ kind }) => kind !== ROWS[row]);
    const said = words(
      `A battle deck has four cards of each kind; ${BATTLE_ROW[row].en}: ${ids.length}.`,
      `Un paquet de bataille a quatre cartes de chaque type ; ${BATTLE_ROW[row].fr} : ${ids.length}.`,
      `Talia bitwy ma po cztery karty każdego rodzaju; ${BATTLE_ROW[row].pl}: ${ids.length}.`,
    );
    const problem = ids.length < EACH && !strange ? missingFrom : armyProblem;
    return [
      ...(ids.length !== EACH || strange ? [problem('legion.army-battle-deck.2', said)] : []),
      ...repeated(ids).map((id) => cardProblem('legion.army-battle-deck.3', id)),
      ...foreign.map(({ id }) => cardProblem('legion.army-lists.4', id)),
    ];
  });
}

function cardProblem(rule: 'legion.army-battle-deck.3' | 'legion.army-lists.4', id: string): ArmyProblem {
  const { name } = battleCardFacts(id);
  return armyProblem(
    rule,
    rule === 'legion.army-lists.4'
      ? words(
          `The battle card ${name} was made for another game.`,
          `La carte de bataille ${name} est faite pour une autre partie.`,
          `Karta bitwy ${name} jest do innej gry.`,
        )
      : words(
          `The battle card ${name} is there more than once.`,
          `La carte de bataille ${name} y est plusieurs fois.`,
          `Karta bitwy ${name} występuje więcej niż raz.`,
        ),
  );
}
