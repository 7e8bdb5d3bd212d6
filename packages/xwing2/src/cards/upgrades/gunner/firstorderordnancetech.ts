import type { UpgradeFacts } from '../../../card.ts';

export const FIRST_ORDER_ORDNANCE_TECH: UpgradeFacts = {
  id: 'firstorderordnancetech',
  name: 'First Order Ordnance Tech',
  fills: ['gunner'],
  limited: 0,
  cost: 3,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  actions: ['reload > lock'],
  text: 'Adds a reload action with a lock linked to it.',
  abilities: [],
};
