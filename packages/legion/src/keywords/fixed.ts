import { words } from '@rangefinder/kernel/words';
import { inArc } from '../battlefield/arcs.ts';
import { named } from '../named.ts';
import { refuse } from '../refusals.ts';
import { keyword } from './keyword.ts';

const ARCS = ['front', 'rear'] as const;

/**
 * legion.fixed: only into the arc it names, for each miniature by itself (.3); a card that names two is content with either.
 * legion.attack-pool.8
 */
export const FIXED = keyword(
  'fixed',
  'Fixed',
  words(
    'Only against a unit in the arc it names.',
    'Seulement contre une unité dans l’arc indiqué.',
    'Tylko przeciw oddziałowi we wskazanym łuku.',
  ),
  [],
  (t, { of }, { attacker, mini, defender }) => {
    const shooter = t.miniature(attacker, mini);
    const arcs = ARCS.filter((arc) => named(of).includes(arc));
    const seen = t.miniatures(defender).some((target) => arcs.some((arc) => inArc(shooter, arc, target)));
    return seen ? undefined : refuse('legion.fixed.1', 'out-of-arc');
  },
);
