import type { ModifierOf, Question, Source } from '../definition.ts';

/** What a text on table has to say to a question of the rules. */
export interface HeldModifier<Q extends Question = Question> {
  readonly modifier: ModifierOf<Q>;
  readonly my: Source;
  /** Whether it can be suspended. */
  readonly suspends: boolean;
}

/** All that have a say in a question; undefined: none has. */
export type AtWork<Q extends Question> = HeldModifier<Q>[] | undefined;

type Answers<Some extends Question> = { [Q in Some]: AtWork<Q> };

/** For each question of the rules, the texts on table that have a say in it. A field for each: rules that name the field they
 * look at find it at once, and most of the thousands of questions of a match find that no text has a say. */
export class ModifiersAtWork implements Answers<Question> {
  power: AtWork<'power'> = undefined;
  ability: AtWork<'ability'> = undefined;
  forfeit: AtWork<'forfeit'> = undefined;
  armor: AtWork<'armor'> = undefined;
  maneuver: AtWork<'maneuver'> = undefined;
  hyperspeed: AtWork<'hyperspeed'> = undefined;
  landspeed: AtWork<'landspeed'> = undefined;
  immunity: AtWork<'immunity'> = undefined;
  'immunity-exactly': AtWork<'immunity-exactly'> = undefined;
  defense: AtWork<'defense'> = undefined;
  'pilot-skill': AtWork<'pilot-skill'> = undefined;
  'warrior-skill': AtWork<'warrior-skill'> = undefined;
  'smuggler-skill': AtWork<'smuggler-skill'> = undefined;
  'weapon-uses': AtWork<'weapon-uses'> = undefined;
  'device-uses': AtWork<'device-uses'> = undefined;
  'deploy-cost': AtWork<'deploy-cost'> = undefined;
  'move-cost': AtWork<'move-cost'> = undefined;
  'transit-cost': AtWork<'transit-cost'> = undefined;
  'open-bay': AtWork<'open-bay'> = undefined;
  icons: AtWork<'icons'> = undefined;
  'location-generation': AtWork<'location-generation'> = undefined;
  generation: AtWork<'generation'> = undefined;
  drain: AtWork<'drain'> = undefined;
  'total-power': AtWork<'total-power'> = undefined;
  'total-ability': AtWork<'total-ability'> = undefined;
  'destiny-ability': AtWork<'destiny-ability'> = undefined;
  'ability-needed': AtWork<'ability-needed'> = undefined;
  'ability-required': AtWork<'ability-required'> = undefined;
  'battle-destinies': AtWork<'battle-destinies'> = undefined;
  'battle-destiny-if-none': AtWork<'battle-destiny-if-none'> = undefined;
  'battle-destiny': AtWork<'battle-destiny'> = undefined;
  'power-destinies': AtWork<'power-destinies'> = undefined;
  'attrition-destinies': AtWork<'attrition-destinies'> = undefined;
  'weapon-destiny': AtWork<'weapon-destiny'> = undefined;
  'drawn-destiny': AtWork<'drawn-destiny'> = undefined;
  'battle-damage': AtWork<'battle-damage'> = undefined;
  attrition: AtWork<'attrition'> = undefined;
  'control-needs': AtWork<'control-needs'> = undefined;
  'flies-itself': AtWork<'flies-itself'> = undefined;
  'weapon-shots': AtWork<'weapon-shots'> = undefined;
  'may-deploy': AtWork<'may-deploy'> = undefined;
  'deploy-anywhere': AtWork<'deploy-anywhere'> = undefined;
  'deploy-regardless': AtWork<'deploy-regardless'> = undefined;
  'may-move': AtWork<'may-move'> = undefined;
  'may-battle': AtWork<'may-battle'> = undefined;
  'may-be-battled': AtWork<'may-be-battled'> = undefined;
  'may-drain': AtWork<'may-drain'> = undefined;
  'may-be-forfeited': AtWork<'may-be-forfeited'> = undefined;
  night: AtWork<'night'> = undefined;
  'adjacent-range': AtWork<'adjacent-range'> = undefined;
  'may-react': AtWork<'may-react'> = undefined;
  'may-react-away': AtWork<'may-react-away'> = undefined;
  'may-deploy-react': AtWork<'may-deploy-react'> = undefined;
}

/** Adds to those that have a say in its question. */
export function hold<Q extends Question>(answers: Answers<Q>, held: HeldModifier<Q>): void {
  const { question } = held.modifier;
  const known = answers[question];
  if (known) known.push(held);
  else answers[question] = [held];
}
