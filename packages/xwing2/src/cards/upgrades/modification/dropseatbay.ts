import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { templateParts, type Way } from '../../../rules/devices.ts';

const SIDES = ['drop', 'drop-left', 'drop-right'] as const;

export const DROP_SEAT_BAY: UpgradeFacts = {
  id: 'dropseatbay',
  name: 'Drop-Seat bay',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['gauntletfighter'] }],
  standard: true,
  slots: ['crew', 'crew', '-device'],
  text: 'A commando team that you would drop with a straight template may be dropped with a bank of the same speed, which may be set at the middle of your left or right side.',
  abilities: [
    modify('device-ways', 'xw2.device.18', (ways, { table, self, moment }) => {
      if (moment.ship !== self.ship || table.cards.remote(moment.device)?.attack === undefined) return ways;
      const more = ways.flatMap(([how, template]): Way[] => {
        const { speed, bearing } = templateParts(template);
        if (how !== 'drop' || bearing !== 'straight') return [];
        const banks = [`${speed}-left-bank`, `${speed}-right-bank`] as const;
        return SIDES.flatMap((side) => banks.map((bank): Way => [side, bank]));
      });
      return [...ways, ...more.filter(([how, template]) => !ways.some(([a, b]) => a === how && b === template))];
    }),
  ],
};
