import { attackers, attackRun } from '../../rules/attack-run.ts';
import { isTrench } from '../../rules/locations.ts';
import { action, type Texts } from '../words.ts';

export const ATTACK_RUN: Texts = {
  'attack-run': {
    text: "Deploy on the Trench. In your move phase, make an Attack Run: up to 3 of your starfighters enter the Trench, your opponent may follow with up to 3 TIEs; one with Proton Torpedoes leads; the opponent's weapons there fire, wingmen first, and what is hit is lost; draw two destiny, then all pull up. Destiny + ability of the lead pilot (3 with a Targeting Computer) + sites of your largest Rebel Base - highest ability of the TIE pilots above 15: the Death Star is blown away.",
    deploysOn: ({ on, location }) => (on === null && location !== null && isTrench(location) ? 0 : null),
    actions: [
      action({
        name: 'attack-run',
        good: 'harm',
        timing: { phase: 'move', turn: 'own' },
        oncePerTurn: true,
        // swccg.core-destiny.9
        when: ({ game, seat }) =>
          game.player(seat).reserve.length > 0 && attackers(game, seat).some(({ leads }) => leads),
        *effect({ game, seat }) {
          yield* attackRun(game, seat);
        },
      }),
    ],
  },
};
