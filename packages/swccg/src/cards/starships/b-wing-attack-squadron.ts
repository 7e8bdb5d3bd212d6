import { add, type Texts } from '../words.ts';

export const B_WING_ATTACK_SQUADRON: Texts = {
  'b-wing-attack-squadron': {
    text: 'Replaces three B-wings at one location. Its permanent pilots have ability 3. Its weapon destiny draws are +1.',
    replaces: 'b-wing',
    permanentPilots: 3,
    modifiers: [add('weapon-destiny', 1, ({ weapon }, my) => weapon.where.id === my.self?.id)],
  },
};
