import type { ModifierOf, Question, Source } from '../definition.ts';

/** What a text on table has to say to a question of the rules. */
export interface HeldModifier<Q extends Question = Question> {
  readonly modifier: ModifierOf<Q>;
  readonly my: Source;
  /** Whether it can be suspended. */
  readonly suspends: boolean;
}

/** All that have a say in a question; undefined: none has. */
export type Held<Q extends Question> = HeldModifier<Q>[] | undefined;

type Answers<Some extends Question> = { [Q in Some]: Held<Q> };

/** For each question of the rules, the texts on table that have a say in it. A field for each: rules that name the field they
 * look at find it at once, and most of the thousands of questions of a match find that no text has a say. */
export class ModifiersAtWork implements Answers<Question> {
  power: Held<'power'> = undefined;
  ability: Held<'ability'> = undefined;
  forfeit: Held<'forfeit'> = undefined;
  armor: Held<'armor'> = undefined;
  maneuver: Held<'maneuver'> = undefined;
  hyperspeed: Held<'hyperspeed'> = undefined;
  landspeed: Held<'landspeed'> = undefined;
  immunity: Held<'immunity'> = undefined;
  'immunity-exactly': Held<'immunity-exactly'> = undefined;
  defense: Held<'defense'> = undefined;
  'pilot-skill': Held<'pilot-skill'> = undefined;
  'warrior-skill': Held<'warrior-skill'> = undefined;
  'smuggler-skill': Held<'smuggler-skill'> = undefined;
  'weapon-uses': Held<'weapon-uses'> = undefined;
  'device-uses': Held<'device-uses'> = undefined;
  'deploy-cost': Held<'deploy-cost'> = undefined;
  'move-cost': Held<'move-cost'> = undefined;
  'transit-cost': Held<'transit-cost'> = undefined;
  'open-bay': Held<'open-bay'> = undefined;
  icons: Held<'icons'> = undefined;
  'location-generation': Held<'location-generation'> = undefined;
  generation: Held<'generation'> = undefined;
  drain: Held<'drain'> = undefined;
  'total-power': Held<'total-power'> = undefined;
  'total-ability': Held<'total-ability'> = undefined;
  'destiny-ability': Held<'destiny-ability'> = undefined;
  'ability-needed': Held<'ability-needed'> = undefined;
  'ability-required': Held<'ability-required'> = undefined;
  'battle-destinies': Held<'battle-destinies'> = undefined;
  'battle-destiny-if-none': Held<'battle-destiny-if-none'> = undefined;
  'battle-destiny': Held<'battle-destiny'> = undefined;
  'power-destinies': Held<'power-destinies'> = undefined;
  'attrition-destinies': Held<'attrition-destinies'> = undefined;
  'weapon-destiny': Held<'weapon-destiny'> = undefined;
  'drawn-destiny': Held<'drawn-destiny'> = undefined;
  'battle-damage': Held<'battle-damage'> = undefined;
  attrition: Held<'attrition'> = undefined;
  'control-needs': Held<'control-needs'> = undefined;
  'flies-itself': Held<'flies-itself'> = undefined;
  'weapon-shots': Held<'weapon-shots'> = undefined;
  'may-deploy': Held<'may-deploy'> = undefined;
  'deploy-anywhere': Held<'deploy-anywhere'> = undefined;
  'deploy-regardless': Held<'deploy-regardless'> = undefined;
  'may-move': Held<'may-move'> = undefined;
  'may-battle': Held<'may-battle'> = undefined;
  'may-be-battled': Held<'may-be-battled'> = undefined;
  'may-drain': Held<'may-drain'> = undefined;
  'may-be-forfeited': Held<'may-be-forfeited'> = undefined;
  night: Held<'night'> = undefined;
  'adjacent-range': Held<'adjacent-range'> = undefined;
  'may-react': Held<'may-react'> = undefined;
  'may-react-away': Held<'may-react-away'> = undefined;
  'may-deploy-react': Held<'may-deploy-react'> = undefined;
}

/** Adds to those that have a say in its question. */
export function hold<Q extends Question>(answers: Answers<Q>, held: HeldModifier<Q>): void {
  const { question } = held.modifier;
  const known = answers[question];
  if (known) known.push(held);
  else answers[question] = [held];
}
