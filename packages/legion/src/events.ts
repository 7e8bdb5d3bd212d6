import type { GameEvent } from '@rangefinder/kernel';

export type LegionEvent = GameEvent & { readonly type: 'round-started' };
