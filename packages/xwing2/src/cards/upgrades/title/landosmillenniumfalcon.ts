import { instead, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { loseShield } from '../../../rules/charges.ts';
import { dockedWith } from '../../../rules/docking.ts';
import { isStressed } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { carriesOne } from '../../words/docking.ts';

/** Lando's Millennium Falcon: the docked Escape Craft, as long as it has shields. */
function shieldedCraft(table: XTable, ship: Ship): Ship | undefined {
  return dockedWith(table, ship).find((docked) => table.pilot(docked).type.id === 'escapecraft' && docked.shields > 0);
}

export const LANDOS_MILLENNIUM_FALCON: UpgradeFacts = {
  id: 'landosmillenniumfalcon',
  name: "Lando's Millennium Falcon",
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['customizedyt1300lightfreighter'] }],
  standard: true,
  text: 'One Escape Craft can dock with you. While it is docked, its shields may serve as yours. Primary attack on a stressed ship: 1 more die.',
  abilities: [
    carriesOne(['escapecraft']),
    instead('suffer-damage', {
      rule: 'xw2.errata-upgrade-cards.9',
      optional: true,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship && ship.shields === 0 && shieldedCraft(table, ship) !== undefined,
      *instead({ table, self: { ship } }) {
        const craft = shieldedCraft(table, ship);
        if (!craft) return false;
        // The shield is treated as the carrier's own: the damage takes it from there.
        yield* loseShield(table, craft, 'xw2.errata-upgrade-cards.9');
        ship.shields++;
        return false;
      },
    }),
    modify('attack-dice', (dice, { table, self, moment: attack }) => {
      const defender = table.findShip(attack.defender);
      const stressed = defender !== undefined && isStressed(defender);
      return attack.attacker === self.ship.id && attack.kind === 'primary' && stressed ? dice + 1 : dice;
    }),
  ],
};
