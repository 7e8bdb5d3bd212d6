import { modify } from '../../abilities.ts';

/**
 * The character of the card has its weapon during its activation, as if it were on its unit card (legion.command-cards.32,
 * .33); a counterpart has not (.34).
 */
export const HAS_ITS_WEAPON = modify('weapons', 'legion.command-cards.32', (weapons, { table, self, moment: unit }) => {
  if (unit !== self.unit || table.state.activation?.unit !== unit.id) return weapons;
  const minis = unit.minis.filter(({ counterpart }) => counterpart === null);
  const own = table.cards.command(self.card).weapons;
  return [...weapons, ...own.map((facts, i) => ({ id: `card:${self.card}:${i}`, facts, minis }))];
});
