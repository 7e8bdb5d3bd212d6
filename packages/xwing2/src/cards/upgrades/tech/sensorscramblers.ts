import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { mayDecloak } from '../../../rules/system.ts';
import { gainToken, removeToken } from '../../../rules/tokens.ts';

export const SENSOR_SCRAMBLERS: UpgradeFacts = {
  id: 'sensorscramblers',
  name: 'Sensor Scramblers',
  fills: ['tech'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['tiewiwhispermodifiedinterceptor', 'tievnsilencer'] }],
  standard: true,
  text: 'Setup: gain a cloak token. While you are cloaked, other ships cannot acquire locks on you. End Phase, cloaked and with an enemy at range 0-3: you must decloak; if that fails, you lose the cloak token.',
  abilities: [
    at('after-placing-forces', {
      rule: 'xw2.cloak.1',
      optional: false,
      when: ({ self }) => self.ship.place === 'play',
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'cloak', 1, { rule: 'xw2.cloak.1', by: ship.seat });
      },
    }),
    modify(
      'may-be-locked',
      'xw2.lock.3',
      (may, { self, moment: { target } }) => may && !(target === self.ship && self.ship.tokens.cloak > 0),
    ),
    at('during-end', {
      rule: 'xw2.cloak.7',
      optional: false,
      when: ({ table, self: { ship } }) => ship.tokens.cloak > 0 && enemiesAt(table, ship, 0, 3).length > 0,
      *effect({ table, self: { ship } }) {
        if (!(yield* mayDecloak(table, ship, true))) removeToken(table, ship, 'cloak', 1, 'xw2.cloak.7');
      },
    }),
  ],
};
