import type { Game } from '@rangefinder/kernel';
import type { GameUi } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { loadGame, loadGameUi } from '../../games.ts';

export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
}

/** A game with what it draws; null while on its way. A failure is thrown where the page breaks as a whole. */
export function useGame(id: string | null): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    setLoaded(null);
    Promise.all([loadGame(id), loadGameUi(id)]).then(
      ([game, ui]) => wanted && setLoaded({ game, ui }),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failure !== null) throw failure;
  return loaded;
}
