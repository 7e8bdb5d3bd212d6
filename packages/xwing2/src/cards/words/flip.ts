import { at, type CardAbility } from '../../abilities.ts';
import { flipUpgrade } from '../../rules/flip.ts';
import type { Ship } from '../../state.ts';

/** "Before you activate, you may flip this card", unless something holds it. */
export function mayFlipBeforeActivating(held: (ship: Ship) => boolean = () => false): CardAbility {
  return at('before-activate', {
    rule: 'xw2.annex-card-anatomy-upgrade.3',
    optional: true,
    when: ({ self, moment }) => moment.ship === self.ship && !held(self.ship),
    *effect({ table, self }) {
      if (self.upgrade) flipUpgrade(table, self.ship, self.upgrade, 'xw2.annex-card-anatomy-upgrade.3');
    },
  });
}
