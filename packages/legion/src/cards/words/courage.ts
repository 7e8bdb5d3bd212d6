import { words } from '@rangefinder/kernel/words';
import { type CardAbility, modify } from '../../abilities.ts';

export const BRAVER = words(
  "The unit's courage is 1 higher.",
  'Le courage de l’unité augmente de 1.',
  'Odwaga oddziału jest o 1 większa.',
);

/** Officers, and whoever leads as they do: whoever has no courage to raise is not afraid anyway. */
export const OFFICER: readonly CardAbility[] = [
  modify('courage', (courage, { self, moment: unit }) =>
    unit === self.unit && courage !== null ? courage + 1 : courage,
  ),
];
