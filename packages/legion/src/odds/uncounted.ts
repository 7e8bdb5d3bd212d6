import type { LHooks } from '../abilities.ts';
import { abilitySources } from '../sources.ts';
import type { Stage } from './stage.ts';

type Window = keyof LHooks['windows'];

/**
 * Moments between the first die and the comparison, by whose cards matter then: what they do must be worked out here, or be said to
 * be left out.
 */
const OF_ATTACKER: readonly Window[] = [
  'attack-dice-rolled',
  'reroll-attack-dice',
  'attack-dice-rerolled',
  'convert-attack-surges',
  'attack-surges-converted',
  'shields-fail',
  'attacker-modifies-attack-dice',
  'before-defense-dice',
  'attacker-modifies-defense-dice',
  'results-compared',
];
const OF_DEFENDER: readonly Window[] = [
  'dodge-spent',
  'cover-applied',
  'defender-modifies-attack-dice',
  'before-defense-dice',
  'reroll-defense-dice',
  'defense-dice-rerolled',
  'convert-defense-surges',
  'defender-modifies-defense-dice',
  'results-compared',
];

/** What of it is worked out, in `wounds.ts` and what it uses. */
const COUNTED: ReadonlySet<string> = new Set([
  'armor',
  'armor-x',
  'ataru-mastery',
  'critical-x',
  'deflect',
  'djem-so-mastery',
  'duelist',
  'impact-x',
  'ion-x',
  'lethal-x',
  'makashi-mastery',
  'marksman',
  'pierce-x',
  'ram',
  'soresu-mastery',
  'uncanny-luck-x',
]);

/** What only works for others, or with others: nobody else is there. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['guardian-x', 'force-barrier', 'esteemed-leader']);

/** Keywords and cards of the two units that do something in the attack which the odds leave out, by their ids. */
export function uncounted({ t, attacker, defender }: Stage): readonly string[] {
  const found = abilitySources(t).filter(({ self: { unit, card }, abilities }) => {
    if (COUNTED.has(card) || FOR_OTHERS.has(card)) return false;
    const moments: readonly string[] = unit === attacker ? OF_ATTACKER : unit === defender ? OF_DEFENDER : [];
    return abilities.some(
      ({ sort, hook }) =>
        (sort === 'trigger' && moments.includes(hook)) ||
        (sort === 'replacement' && hook === 'suffer-wounds' && unit === defender),
    );
  });
  return [...new Set(found.map(({ self }) => self.card))];
}
