import { free, kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const SMOKE_GRENADES = upgrade('grenades', {
  id: 'smoke-grenades',
  name: 'Smoke Grenades',
  points: 3,
  formerPoints: 2,
  keywords: [free(kw('smoke-x', 1))],
  expend: true,
});
