import { hasKeyword, isKind, itsHolder } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const DEMOTION: Texts = {
  demotion: {
    text: 'Deploy for 2 on an Imperial other than Vader, the Emperor or a stormtrooper: power -2 and game text cancelled.',
    deploysOn: ({ on }, _seat, game) => {
      if (!on || !isKind(game.facts(on), 'imperial')) return null;
      const { persona } = game.facts(on);
      if (persona === 'vader' || persona === 'emperor' || hasKeyword(game.facts(on), 'stormtrooper')) return null;
      return 2;
    },
    modifiers: [add('power', -2, itsHolder)],
    cancelsTextOf: (self) => (self.where.kind === 'on' ? self.where.id : null),
  },
};
