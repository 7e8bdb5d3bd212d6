import type { Texts } from '../words.ts';
import { cancels } from './words.ts';

export const BORING_CONVERSATION_ANYWAY: Texts = {
  'boring-conversation-anyway': {
    text: 'Cancel one of: Combined Attack, Rebel Reinforcements, Don’t Get Cocky, Rebel Planners, Panic, Gift Of The Mentor, Demotion, Report To Lord Vader, Skywalkers, Scomp Link Access, Surprise Assault.',
    play: cancels(
      'Combined Attack',
      'Demotion',
      "Don't Get Cocky",
      'Gift Of The Mentor',
      'Panic',
      'Rebel Planners',
      'Rebel Reinforcements',
      'Report To Lord Vader',
      'Scomp Link Access',
      'Skywalkers',
      'Surprise Assault',
    ),
  },
};
