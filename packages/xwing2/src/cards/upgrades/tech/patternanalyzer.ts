import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { standardActions } from '../../../rules/actions.ts';
import { offersActions, youFullyExecute } from '../../words/phrases.ts';

export const PATTERN_ANALYZER: UpgradeFacts = {
  id: 'patternanalyzer',
  name: 'Pattern Analyzer',
  fills: ['tech'],
  limited: 0,
  cost: 5,
  standard: true,
  text: 'Red maneuver fully executed: you may take an action before its difficulty is checked.',
  abilities: [
    at(
      'before-check-difficulty',
      offersActions(
        (context) => youFullyExecute(context, 'red'),
        ({ table, self }) => standardActions(table, self.ship),
        'xw2.maneuver.9',
      ),
    ),
  ],
};
