import { words } from '@rangefinder/kernel/words';
import { reachedByOrders } from '../../words/orders.ts';
import { upgrade } from '../upgrade.ts';

export const INTEGRATED_COMMS_ANTENNA = upgrade('comms', {
  id: 'integrated-comms-antenna',
  name: 'Integrated Comms Antenna',
  points: 3,
  restriction: { subtypes: ['droid'] },
  text: words(
    'In the Command Phase commanders and operatives reach it with orders up to range 4.',
    'En phase de Commandement, commandants et agents peuvent lui donner des ordres jusqu’à la portée 4.',
    'W fazie dowodzenia dowódcy i agenci mogą wydawać mu rozkazy do zasięgu 4.',
  ),
  abilities: [reachedByOrders(4)],
});
