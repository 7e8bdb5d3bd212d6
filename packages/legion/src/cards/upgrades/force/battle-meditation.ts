import { words } from '@rangefinder/kernel/words';
import { modify } from '../../../abilities.ts';
import { upgrade } from '../upgrade.ts';

export const BATTLE_MEDITATION = upgrade('force', {
  id: 'battle-meditation',
  name: 'Battle Meditation',
  points: 5,
  text: words(
    'One of the orders it issues with a command card may go to any friend on the battlefield, at any range and whatever the card lists.',
    'Un des ordres qu’elle donne avec une carte Commandement peut aller à n’importe quel allié du champ de bataille, à toute portée et quoi que la carte indique.',
    'Jeden z rozkazów, które wydaje kartą dowodzenia, może trafić do dowolnego twojego oddziału na polu bitwy, z każdej odległości i niezależnie od treści karty.',
  ),
  abilities: [
    modify('orders-anyone', (orders, { self, moment: commander }) => (commander === self.unit ? orders + 1 : orders)),
  ],
});
