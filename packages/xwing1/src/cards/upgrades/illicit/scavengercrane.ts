import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { discardUpgrade, restoreUpgrade } from '../../../rules/upgrades.ts';
import type { Equipped, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { chooseUpgrade } from '../../words/cards.ts';

const SALVAGED: readonly string[] = ['torpedo', 'missile', 'bomb', 'cannon', 'turret', 'modification'];

function salvageable(table: XTable, ship: Ship): Equipped[] {
  return ship.upgrades.filter(
    ({ id, discarded }) => discarded && table.cards.upgrade(id).fills.some((slot) => SALVAGED.includes(slot)),
  );
}

export const SCAVENGER_CRANE: UpgradeFacts = {
  id: 'scavengercrane',
  name: 'Scavenger Crane',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  text: 'A ship at range 1-2 was destroyed: you may turn one of your discarded bomb, missile, torpedo, cannon, turret or modification cards faceup. Then roll an attack die: a blank discards this card.',
  abilities: [
    at('ship-destroyed', {
      optional: true,
      when: ({ table, self, moment }) =>
        isAtRange(table, self.ship, moment.ship, 1, 2) && salvageable(table, self.ship).length > 0,
      *effect({ table, self }) {
        const { ship, card, upgrade } = self;
        const found = yield* chooseUpgrade(self, salvageable(table, ship));
        if (found) restoreUpgrade(table, ship, found);
        const [face] = yield* rollAttackDice(table, ship, 1, card);
        if (face === 'blank' && upgrade) yield* discardUpgrade(table, ship, upgrade);
      },
    }),
  ],
};
