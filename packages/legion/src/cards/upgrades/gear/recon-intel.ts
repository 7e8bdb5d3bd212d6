import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const RECON_INTEL = upgrade('gear', {
  id: 'recon-intel',
  name: 'Recon Intel',
  points: 2,
  keywords: [kw('scout-x', 1)],
});
