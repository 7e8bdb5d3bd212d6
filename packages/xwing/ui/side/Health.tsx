import type { Language } from '@rangefinder/kernel';
import { WORDS } from '../words.ts';

interface HealthProps {
  /** Shields that are left. */
  readonly ship: { readonly shields: number };
  readonly stats: { readonly shields: number; readonly hull: number; readonly hullLeft: number };
  readonly language: Language;
}

/** Shields and hull as pips, each with its number for those who count. */
export function Health({ ship, stats, language }: HealthProps) {
  const shields = WORDS.shieldsOf(ship.shields, stats.shields)[language];
  const hull = WORDS.hullOf(stats.hullLeft, stats.hull)[language];
  return (
    <span
      className="xw-health"
      role="img"
      aria-label={stats.shields > 0 ? `${shields}, ${hull}` : hull}
      title={`${shields}, ${hull}`}
    >
      <PipRow left={ship.shields} of={stats.shields} kind="shield" />
      <PipRow left={stats.hullLeft} of={stats.hull} kind="hull" />
    </span>
  );
}

function PipRow({ left, of, kind }: { left: number; of: number; kind: 'shield' | 'hull' }) {
  return Array.from({ length: of }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place.
    <i key={`${kind}${i}`} className={i < left ? `xw-pip xw-pip-${kind}` : 'xw-pip xw-pip-none'} />
  ));
}
