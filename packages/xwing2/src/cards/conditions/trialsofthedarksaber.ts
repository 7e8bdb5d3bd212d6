import type { ConditionFacts } from '../../card.ts';

export const TRIALS_OF_THE_DARKSABER: ConditionFacts = {
  id: 'trialsofthedarksaber',
  name: 'Trials of the Darksaber',
  limited: 1,
  text: 'At attack range 0-2 you may spend a crit to put a mission point of a leading opponent on this card; whoever destroys you at that range takes the card over; at the end of the game its ship scores what lies on it.',
  abilities: 'unwritten',
};
