import type { Procedure } from '@rangefinder/kernel';
import { type Holder, instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardUndealt, drawDamageCard } from '../../../rules/damage.ts';
import { discardUpgrade, faceupUpgrades } from '../../../rules/upgrades.ts';
import type { Equipped, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { chooseUpgrade } from '../../words/cards.ts';

function astromechs(table: XTable, ship: Ship): Equipped[] {
  return faceupUpgrades(table, ship, 'astromech');
}

function* loseAstromech(table: XTable, self: Holder, card: () => string): Procedure<boolean> {
  const lost = yield* chooseUpgrade(self, astromechs(table, self.ship));
  if (!lost) return false;
  yield* discardUpgrade(table, self.ship, lost);
  discardUndealt(table, self.ship, card());
  return true;
}

export const INTEGRATED_ASTROMECH: UpgradeFacts = {
  id: 'integratedastromech',
  name: 'Integrated Astromech',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['xwing', 't70xwing'] }],
  text: 'Dealt a damage card: you may give up one of your astromechs to discard it without its effect.',
  abilities: [
    instead('deal-faceup', {
      optional: true,
      when: ({ table, self, moment }) => moment.ship === self.ship && astromechs(table, self.ship).length > 0,
      instead: ({ table, self, moment }) => loseAstromech(table, self, () => moment.card),
    }),
    instead('deal-card', {
      optional: true,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship &&
        !moment.faceup &&
        !table.abilities.ask('dealt-faceup', ship, false) &&
        astromechs(table, ship).length > 0,
      instead: ({ table, self }) => loseAstromech(table, self, () => drawDamageCard(table, self.ship.seat)),
    }),
  ],
};
