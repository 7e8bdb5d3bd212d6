import type { UpgradeFacts } from '../../../card.ts';
import { FLIES_BEFORE_REVEAL } from '../../words/ailerons.ts';

export const ADAPTIVE_AILERONS: UpgradeFacts = {
  id: 'adaptiveailerons',
  name: 'Adaptive Ailerons',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiestriker'] }],
  text: 'Right before you reveal your dial, unless you are stressed: you execute a white 1 bank or 1 straight.',
  abilities: [FLIES_BEFORE_REVEAL],
};
