import { words } from '@rangefinder/kernel/words';
import type { CommandFacts } from '../card.ts';
import { commandFacts, unitFacts } from '../cards/catalog.ts';
import type { Army } from './army.ts';
import { keywordsIn } from './carried.ts';
import { type ArmyProblem, armyProblem, missingFrom, problemIf, repeated } from './problem.ts';

/** The card that everybody has and that comes back (legion.army-command-hand.5). */
export const ALWAYS = 'standing-orders';

/** Cards of each number of pips in a hand (legion.army-command-hand.2). */
export const EACH = 2;

/** What is wrong with a command hand and what is set aside (legion.command-cards.5, .8). */
export function handProblems(army: Army): readonly ArmyProblem[] {
  const { commands, contingencies } = army;
  return [
    ...sizeProblems(commands),
    ...repeated(commands).map((id) => twice('legion.command-cards.4', id)),
    ...commands.flatMap((id) => strangerProblems(army, commandFacts(id))),
    ...asideProblems(army),
    ...contingencies.flatMap((id) => strangerProblems(army, commandFacts(id), 'legion.contingencies.12')),
  ];
}

/** legion.army-command-hand.1, .2, .5, legion.command-cards.3: two of each number of pips, and the standing orders. */
function sizeProblems(commands: readonly string[]): readonly ArmyProblem[] {
  const chosen = commands.filter((id) => id !== ALWAYS);
  const counts = [1, 2, 3].map((pips) => chosen.filter((id) => commandFacts(id).pips === pips).length);
  const flaws = chosen.filter((id) => commandFacts(id).kind === 'flaw').length;
  const size = chosen.length - flaws;
  const wrong = counts.some((count) => count !== EACH) || size !== 3 * EACH;
  const said = words(
    `The hand needs two cards each of 1, 2 and 3 pips; there are ${counts.join(', ')}.`,
    `La main demande deux cartes de 1, 2 et 3 points chacune ; il y en a ${counts.join(', ')}.`,
    `Ręka wymaga po dwie karty o 1, 2 i 3 oczkach; jest ich ${counts.join(', ')}.`,
  );
  const incomplete = counts.every((count) => count <= EACH) && size <= 3 * EACH;
  const standing = words(
    'Standing Orders belongs in every hand.',
    'Standing Orders fait partie de toute main.',
    'Standing Orders należy do każdej ręki.',
  );
  return [
    ...(wrong ? [(incomplete ? missingFrom : armyProblem)('legion.command-cards.3', said)] : []),
    ...(commands.includes(ALWAYS) ? [] : [missingFrom('legion.army-command-hand.5', standing)]),
    ...problemIf(flaws > 0, 'legion.army-lists.5', () =>
      words(
        'A flaw is no card of a hand: it comes with its character.',
        'Un défaut n’est pas une carte de la main : il vient avec son personnage.',
        'Skaza nie jest kartą ręki: przychodzi ze swoją postacią.',
      ),
    ),
  ];
}

/** legion.army-command-hand.3, legion.commander.5 */
function twice(rule: 'legion.command-cards.4' | 'legion.contingencies.11', id: string): ArmyProblem {
  const { name } = commandFacts(id);
  return armyProblem(
    rule,
    words(
      `The command card ${name} is there more than once.`,
      `La carte de commandement ${name} y est plusieurs fois.`,
      `Karta dowodzenia ${name} występuje więcej niż raz.`,
    ),
  );
}

/** legion.army-command-hand.4, legion.command-cards.6, legion.commander.3, legion.operative.3: only with its character, or its faction. */
function strangerProblems(
  { units, faction }: Army,
  card: CommandFacts,
  rule: 'legion.command-cards.6' | 'legion.contingencies.12' = 'legion.command-cards.6',
): readonly ArmyProblem[] {
  const { name, character } = card;
  if (card.faction !== null && card.faction !== faction) {
    return [
      armyProblem(
        'legion.army-lists.3',
        words(
          `${name} belongs to another faction.`,
          `${name} appartient à une autre faction.`,
          `${name} należy do innej frakcji.`,
        ),
      ),
    ];
  }
  const there = character === '' || units.some(({ unit }) => unitFacts(unit).name === character);
  return problemIf(!there, rule, () =>
    words(
      `${name} needs ${character} in the army.`,
      `${name} demande ${character} dans l’armée.`,
      `${name} wymaga ${character} w armii.`,
    ),
  );
}

/** How many command cards an army may set aside (legion.contingencies.1, .2). */
export function contingenciesOf({ units }: Army): number {
  return units.flatMap(keywordsIn).reduce((sum, { id, value }) => (id === 'contingencies' ? sum + value : sum), 0);
}

/** legion.contingencies.1, .2, .8, .11 (legion.contingencies.3, .4, .9) */
function asideProblems(army: Army): readonly ArmyProblem[] {
  const { commands, contingencies } = army;
  const most = contingenciesOf(army);
  const again = contingencies.filter((id) => commands.includes(id));
  return [
    ...problemIf(contingencies.length > most, 'legion.contingencies.1', () =>
      words(
        `${contingencies.length} contingency cards are set aside; at most ${most} may be.`,
        `${contingencies.length} cartes sont mises de côté ; ${most} au plus peuvent l’être.`,
        `Odłożono ${contingencies.length} kart; wolno najwyżej ${most}.`,
      ),
    ),
    ...problemIf(
      contingencies.some((id) => commandFacts(id).kind !== 'command'),
      'legion.contingencies.8',
      () =>
        words(
          'Only command cards can be set aside.',
          'Seules des cartes de commandement peuvent être mises de côté.',
          'Odłożyć można tylko karty dowodzenia.',
        ),
    ),
    ...[...new Set([...repeated(contingencies), ...again])].map((id) => twice('legion.contingencies.11', id)),
  ];
}
