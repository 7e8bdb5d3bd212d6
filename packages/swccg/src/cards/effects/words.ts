import type { CardText, Source } from '../../definition.ts';
import { iconCount } from '../../facts.ts';
import { isPilot, isWarrior } from '../../rules/piloting.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isCharacter, isKind, isPiloting, isSmuggler, itsHolder } from '../conditions.ts';
import { add, atLeast } from '../words.ts';

type Skill = 'pilot' | 'warrior' | 'smuggler';

function hasSkill(game: CardTable, card: CardInPlay, skill: Skill): boolean {
  if (skill === 'smuggler') return isSmuggler(game, card);
  return skill === 'pilot' ? isPilot(game, card) : isWarrior(game, card);
}

/** Whether it makes somebody better who had the skill when it was deployed; where nobody saw it deployed, by print. */
function improves(my: Source, skill: Skill, game: CardTable): boolean {
  if (my.self?.choice) return my.self.choice === 'better';
  const pupil = my.self && game.find(my.self.where.id);
  if (!pupil) return false;
  return skill === 'smuggler' ? hasKeyword(game.facts(pupil), 'smuggler') : iconCount(game.facts(pupil), skill) > 0;
}

/** A teacher: gives somebody a skill, or makes a skilled one better; which of them is settled when it is deployed
 * (swccg.core-interrupts.9). */
export const teacher = (skill: Skill, text: string): CardText => ({
  text,
  immuneTo: ['Alter'],
  deploysOn: ({ on }, seat, game) => {
    if (!on || on.owner !== seat || !isCharacter(on, game)) return null;
    return skill === 'smuggler' || hasSkill(game, on, skill) || !isKind(game.facts(on), 'droid') ? 0 : null;
  },
  choices: ({ on }, game) => [on && hasSkill(game, on, skill) ? 'better' : 'taught'],
  modifiers: [
    atLeast(`${skill}-skill`, 1, (about, my, game) => itsHolder(about, my, game) && !improves(my, skill, game)),
    skill === 'pilot'
      ? add(
          'power',
          (_about, my, game) => (improves(my, skill, game) ? 1 : 2),
          ({ card }, my, game) => {
            const pupil = my.self ? game.find(my.self.where.id) : undefined;
            return pupil !== undefined && isPiloting(game, pupil, card);
          },
        )
      : add('power', 1, (about, my, game) => itsHolder(about, my, game) && improves(my, skill, game)),
  ],
});
