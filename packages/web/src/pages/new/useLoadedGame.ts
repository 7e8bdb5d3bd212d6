import type { Game } from '@rangefinder/kernel';
import type { GameUi } from '@rangefinder/table';
import { useEffect, useState } from 'react';
import { loadGame, loadGameUi } from '../../games.ts';

/** A game with what it draws; null while on its way. What fails breaks the page, which says so. */
export function useLoadedGame(id: string | null): { readonly game: Game; readonly ui: GameUi } | null {
  const [loaded, setLoaded] = useState<{ readonly game: Game; readonly ui: GameUi } | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    Promise.all([loadGame(id), loadGameUi(id)]).then(
      ([game, ui]) => wanted && setLoaded({ game, ui }),
      (error: unknown) => wanted && setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failure) throw failure;
  return loaded;
}
