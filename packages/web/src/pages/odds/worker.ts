import { botOf, playTrial } from '@rangefinder/bots';
import { loadRules } from '../../rules.ts';
import type { TrialCall, TrialNews } from './trial.ts';

/** The worker that plays matches between bots, and tells of each. Whoever wants no more of them ends it. */
async function play({ game: id, lists, bots, mission, seed, numbers }: TrialCall): Promise<void> {
  const tell = (news: TrialNews) => postMessage(news);
  try {
    const game = await loadRules(id);
    const trial = { seed, lists, mission, bots: bots.map((name) => () => botOf(game, name)) };
    for (const number of numbers) tell({ type: 'played', winner: playTrial(game, trial, number).winner });
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', (event: MessageEvent<TrialCall>) => {
  void play(event.data);
});
