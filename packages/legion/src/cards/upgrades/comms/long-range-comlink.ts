import { words } from '@rangefinder/kernel/words';
import { reachedByOrders } from '../../words/orders.ts';
import { upgrade } from '../upgrade.ts';

export const LONG_RANGE_COMLINK = upgrade('comms', {
  id: 'long-range-comlink',
  name: 'Long-Range Comlink',
  points: 5,
  text: words(
    'In the Command Phase commanders and operatives reach it with orders at any distance.',
    'En phase de Commandement, commandants et agents peuvent lui donner des ordres à toute distance.',
    'W fazie dowodzenia dowódcy i agenci mogą wydawać mu rozkazy z każdej odległości.',
  ),
  abilities: [reachedByOrders(Number.POSITIVE_INFINITY)],
});
