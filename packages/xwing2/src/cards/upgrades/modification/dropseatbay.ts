import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import type { Template, Way } from '../../../rules/devices.ts';

const SIDES = ['drop', 'drop-left', 'drop-right'] as const;

type Speed = 1 | 2 | 3 | 4 | 5;

function isStraight(template: Template): template is `${Speed}-straight` {
  return template.endsWith('-straight');
}

function speedOf(template: `${Speed}-straight`): Speed {
  const speed = Number(template[0]);
  return speed === 1 || speed === 2 || speed === 3 || speed === 4 ? speed : 5;
}

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
        if (how !== 'drop' || !isStraight(template)) return [];
        const banks = [`${speedOf(template)}-left-bank`, `${speedOf(template)}-right-bank`] as const;
        return SIDES.flatMap((side) => banks.map((bank): Way => [side, bank]));
      });
      return [...ways, ...more.filter(([how, template]) => !ways.some(([a, b]) => a === how && b === template))];
    }),
  ],
};
