import { words } from '@rangefinder/kernel/words';
import { inArc } from '../battlefield/arcs.ts';
import { refuse } from '../refusals.ts';
import { keyword } from './keyword.ts';

/** legion.fixed: only into the arc it names, for each miniature by itself (.3). */
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
    const arc = of === 'rear' ? 'rear' : 'front';
    const seen = t.miniatures(defender).some((target) => inArc(shooter, arc, target));
    return seen ? undefined : refuse('legion.fixed.1', 'out-of-arc');
  },
);
