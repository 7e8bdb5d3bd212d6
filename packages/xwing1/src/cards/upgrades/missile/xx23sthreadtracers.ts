import type { UpgradeFacts } from '../../../card.ts';

export const XX_23_S_THREAD_TRACERS: UpgradeFacts = {
  id: 'xx23sthreadtracers',
  name: 'XX-23 S-Thread Tracers',
  fills: ['missile'],
  limited: 0,
  cost: 1,
  attack: { dice: 3, range: [1, 3], requires: 'focus', spends: ['card'] },
  abilities: 'unwritten',
};
