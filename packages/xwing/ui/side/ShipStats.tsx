import type { Language } from '@rangefinder/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { WORDS } from '../words.ts';

interface ShipStatsProps {
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly language: Language;
  /** What it attacks with. */
  readonly children: ReactNode;
}

/** The numbers on a ship's card. */
export function ShipStats({ agility, hull, shields, language, children }: ShipStatsProps) {
  return (
    <ul className="xw-stats">
      {children}
      <li className="xw-tone-green">
        <Icon name="agility" size={16} title={WORDS.agility[language]} /> {agility}
      </li>
      <li className="xw-tone-hull">
        <Icon name="hull" size={16} title={WORDS.hull[language]} /> {hull}
      </li>
      {shields > 0 && (
        <li className="xw-tone-shield">
          <Icon name="shield" size={16} title={WORDS.shields[language]} /> {shields}
        </li>
      )}
    </ul>
  );
}
