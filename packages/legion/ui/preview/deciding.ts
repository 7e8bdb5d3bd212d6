import type { LegionModel } from '../model.ts';
import type { Sight } from '../sight.ts';

/** The miniature whose line is explained: the one pointed at, else one that is obscured as the unit is, else the first. */
export function decidingMini({ pointed }: LegionModel, { targets, cover, defender }: Sight): number {
  if (pointed?.kind === 'piece' && pointed.id !== defender) {
    const at = targets.findIndex(({ id }) => id === pointed.id);
    if (at >= 0) return at;
  }
  const alike = cover.minis.findIndex(({ obscured }) => obscured === cover.cover && obscured !== 'none');
  const any = cover.minis.findIndex(({ obscured }) => obscured !== 'none');
  return Math.max(0, alike >= 0 ? alike : any);
}
