import { pickOne } from '../../ask.ts';
import type { CardText, Deciding } from '../../definition.ts';
import { last } from '../../rules/actions.ts';
import { readyWeapons } from '../../rules/weapon-firing.ts';
import { opponentOf } from '../../state.ts';
import { battleAt, inBattle, isPresent, itsTarget } from '../conditions.ts';
import { action, add, response, type Texts } from '../words.ts';

/** Character weapons of a player that could be fired now, own or built in; the Force for it is not needed. */
function unfiredWeapons({ game, seat }: Deciding): string[] {
  const { battle } = game.state;
  if (!battle) return [];
  const weapons = readyWeapons(game, battle, seat).filter((weapon) => {
    const facts = game.facts(weapon);
    return facts.type === 'character' || (facts.type === 'weapon' && facts.kind === 'character');
  });
  return weapons.map(({ id }) => id);
}

/** Higher Ground does the same. */
export const higherGround: CardText = {
  text: 'Used: in a battle at a site, in place of firing one of your character weapons, one of your opponent’s characters present is power -4 until the end of the turn. Lost: in a battle at a site, cancel a battle destiny just drawn for 3 Force.',
  lasting: { weaker: [add('power', -4, itsTarget)] },
  play: [
    action({
      name: 'weaken',
      good: 'harm',
      timing: { battle: true },
      to: 'used',
      when: (deciding) => battleAt(deciding.game, 'site') && unfiredWeapons(deciding).length > 0,
      targets: ({ game, seat }) =>
        inBattle(game, opponentOf(seat), (card) => game.facts(card).type === 'character' && isPresent(game, card)).map(
          ({ id }) => id,
        ),
      *effect(acting) {
        const { game, seat } = acting;
        const options = unfiredWeapons(acting).map((id) => ({ key: id, about: { id } }));
        if (options.length === 0 || !game.state.battle) return;
        const rule = 'swccg.core-battle-weapons.2';
        const { key } = yield* pickOne({ seat, rule, topic: 'choose-weapon', options });
        game.state.battle.fired.push(key);
        last(acting, 'weaker', 'turn');
      },
    }),
    response('destiny', {
      name: 'cancel-destiny',
      good: 'cancel',
      cost: 3,
      to: 'lost',
      when: ({ game, moment }) => moment.kind === 'battle' && battleAt(game, 'site'),
      *effect({ moment }) {
        moment.cancelled = true;
      },
    }),
  ],
};

export const END_THIS_DESTRUCTIVE_CONFLICT: Texts = {
  'end-this-destructive-conflict': higherGround,
};
