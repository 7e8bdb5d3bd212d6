import { Client } from 'boardgame.io/dist/cjs/client.js';

/** The state both engines change: two players take turns to add a number to their score. */
export interface Scores {
  scores: number[];
  turns: number;
}

/** Makes one move of that game with boardgame.io at every call, beginning anew now and then as real matches would. */
export function boardgameMove(): () => void {
  const game = {
    setup: (): Scores => ({ scores: [0, 0], turns: 0 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      add: ({ G, ctx }: { G: Scores; ctx: { currentPlayer: string } }, amount: number) => {
        const seat = Number(ctx.currentPlayer);
        G.scores[seat] = (G.scores[seat] ?? 0) + amount;
        G.turns++;
      },
    },
  };
  const fresh = () => {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    return client;
  };
  let client = fresh();
  let turn = 0;
  return () => {
    if (turn++ % 1000 === 0) {
      client.stop();
      client = fresh();
    }
    client.moves.add?.(2);
  };
}
