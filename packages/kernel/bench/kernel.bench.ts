import { salvage } from '../sample/index.ts';
import { type Game, Match, type Procedure, pickOne, Random, randomAnswer, type Seat } from '../src/index.ts';
import { boardgameMove, type Scores } from './boardgame-move.ts';
import { type BenchRow, contest, type Work } from './measure.ts';

const AMOUNTS = [1, 2, 3];

/** The same game for our kernel, the question eight procedures deep as in a real rulebook. */
const counting: Game<null, Scores> = {
  id: 'counting',
  name: 'Counting',
  rulesVersion: '1',
  events: {},
  rulePrefix: 'counting',
  seats: ['one', 'two'],
  ruleFiles: [],
  parseSetup: () => null,
  newSetup: () => null,
  missions: [],
  readyLists: [],
  randomSetup: () => null,
  setup: () => ({ scores: [0, 0], turns: 0 }),
  *play({ state }) {
    for (;;) yield* deep(state, 7);
  },
  outcome: () => null,
  view: (state) => state,
  imagine: (state) => state,
  redraw: () => {},
  texts: { request: () => '', option: () => '', event: () => '', refusal: ({ code }) => code },
  catalog: () => [],
  validate: () => [],
  bots: {},
};

function* deep(state: Scores, depth: number): Procedure<void> {
  if (depth > 0) return yield* deep(state, depth - 1);
  const seat: Seat = state.turns % 2;
  const options = AMOUNTS.map((amount) => ({ key: `add:${amount}`, amount }));
  const { amount } = yield* pickOne({ seat, topic: 'add', rule: 'counting.add.1', options });
  state.scores[seat] = (state.scores[seat] ?? 0) + amount;
  state.turns++;
}

function ourDecision(): () => void {
  let match = Match.start(counting, { setup: null, seed: 's' });
  let turn = 0;
  return () => {
    // A match remembers its decisions; begin anew now and then as a real one would.
    if (turn % 1000 === 0) match = Match.start(counting, { setup: null, seed: 's' });
    match.submit(turn++ % 2, 'add:2');
  };
}

/** A match of the sample game halfway through, so that its checkpoint lies some decisions back. */
function halfway() {
  const match = Match.start(salvage, { setup: { rounds: 8 }, seed: 'fork' });
  const random = new Random('fork');
  while (match.state.round < 4 || match.decisions.length < 12) {
    const [request] = match.pending;
    if (!request) throw new Error('The sample game ended too soon.');
    match.submit(request.seat, randomAnswer(request, random));
  }
  return match;
}

export function kernelBenches(): BenchRow[] {
  const match = halfway();
  const fork: Work = { once: () => void match.fork(), batch: 500 };
  const replay: Work = { once: () => void Match.replay(salvage, match.record()), batch: 200 };
  const clone: Work = { once: () => void structuredClone(match.state), batch: 500 };
  const decision: Work = { once: ourDecision(), batch: 2000 };
  const move: Work = { once: boardgameMove(), batch: 1000 };
  return [
    contest('fork in mid-game (state, dice, procedures)', fork, 'structuredClone of the state alone', clone),
    contest('fork in mid-game (state, dice, procedures)', fork, 'replay of the record', replay),
    contest('decision, eight procedures deep', decision, 'boardgame.io move', move),
  ];
}
