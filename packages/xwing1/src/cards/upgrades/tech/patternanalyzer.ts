import type { UpgradeFacts } from '../../../card.ts';

export const PATTERN_ANALYZER: UpgradeFacts = {
  id: 'patternanalyzer',
  name: 'Pattern Analyzer',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
