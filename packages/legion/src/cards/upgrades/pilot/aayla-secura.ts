import { kw } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const AAYLA_SECURA = upgrade('pilot', {
  id: 'aayla-secura',
  name: 'Aayla Secura',
  unique: true,
  points: 5,
  restriction: { units: ['TX-130 Saber-Class Fighter Tank'] },
  keywords: [kw('field-commander'), kw('inspire-x', 2)],
});
