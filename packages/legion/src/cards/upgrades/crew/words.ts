import { words } from '@rangefinder/kernel/words';
import { faster } from '../../words/speed.ts';

export const SIDECAR = words('Maximum speed −1.', 'Vitesse maximale −1.', 'Prędkość maksymalna −1.');

/** The gunners whose sidecar slows a speeder down. */
export const SLOWER = faster(-1);
