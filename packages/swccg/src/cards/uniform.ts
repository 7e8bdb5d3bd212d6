import type { Automatic, Capacity, CardText, Modifier, Text, TextAction, Timing } from '../definition.ts';
import type { CardFacts } from '../facts.ts';

/**
 * Cards are written with the fields they have, so no two kinds of card look alike to the machine, and reading a field
 * of many forms costs several times what reading a field of one form does. Here each gets all fields, absent ones
 * `undefined`, always in one order. The compiler objects when a field is missing here.
 */

type Fields<T> = { readonly [Field in T extends unknown ? keyof T : never]: unknown };

class UniformFacts implements Fields<CardFacts> {
  readonly type: unknown = undefined;
  readonly id: unknown = undefined;
  readonly code: unknown = undefined;
  readonly title: unknown = undefined;
  readonly side: unknown = undefined;
  readonly destiny: unknown = undefined;
  readonly otherDestiny: unknown = undefined;
  readonly copies: unknown = undefined;
  readonly perSystem: unknown = undefined;
  readonly icons: unknown = undefined;
  readonly keywords: unknown = undefined;
  readonly persona: unknown = undefined;
  readonly power: unknown = undefined;
  readonly ability: unknown = undefined;
  readonly deploy: unknown = undefined;
  readonly forfeit: unknown = undefined;
  readonly armor: unknown = undefined;
  readonly maneuver: unknown = undefined;
  readonly hyperspeed: unknown = undefined;
  readonly landspeed: unknown = undefined;
  readonly kind: unknown = undefined;
  readonly class: unknown = undefined;
  readonly model: unknown = undefined;
  readonly of: unknown = undefined;
  readonly world: unknown = undefined;
  readonly interior: unknown = undefined;
  readonly exterior: unknown = undefined;
  readonly dockingBay: unknown = undefined;
  readonly light: unknown = undefined;
  readonly dark: unknown = undefined;
  readonly parsec: unknown = undefined;
  readonly back: unknown = undefined;
}

class UniformText implements Fields<CardText> {
  readonly text: unknown = undefined;
  readonly modifiers: unknown = undefined;
  readonly actions: unknown = undefined;
  readonly automatic: unknown = undefined;
  readonly capacity: unknown = undefined;
  readonly permanentPilots: unknown = undefined;
  readonly bestPilot: unknown = undefined;
  readonly neverAboard: unknown = undefined;
  readonly permanentPersonas: unknown = undefined;
  readonly crossesOver: unknown = undefined;
  readonly neverUnpiloted: unknown = undefined;
  readonly deploysOnly: unknown = undefined;
  readonly deploysAnywhere: unknown = undefined;
  readonly ownCost: unknown = undefined;
  readonly opponentUses: unknown = undefined;
  readonly losesForce: unknown = undefined;
  readonly staysOnly: unknown = undefined;
  readonly deploysOn: unknown = undefined;
  readonly aimsAt: unknown = undefined;
  readonly immediate: unknown = undefined;
  readonly choices: unknown = undefined;
  readonly weapon: unknown = undefined;
  readonly defense: unknown = undefined;
  readonly models: unknown = undefined;
  readonly play: unknown = undefined;
  readonly starting: unknown = undefined;
  readonly startingTo: unknown = undefined;
  readonly lasting: unknown = undefined;
  readonly lastsOn: unknown = undefined;
  readonly evenInactive: unknown = undefined;
  readonly cancelsTextOf: unknown = undefined;
  readonly light: unknown = undefined;
  readonly dark: unknown = undefined;
  readonly entrance: unknown = undefined;
  readonly deploysIf: unknown = undefined;
  readonly siteOf: unknown = undefined;
  readonly neverConverted: unknown = undefined;
  readonly orbits: unknown = undefined;
  readonly notTo: unknown = undefined;
  readonly sector: unknown = undefined;
  readonly firstTurn: unknown = undefined;
  readonly deploys: unknown = undefined;
  readonly sides: unknown = undefined;
  readonly shields: unknown = undefined;
  readonly immuneTo: unknown = undefined;
  readonly immuneWhile: unknown = undefined;
  readonly replaces: unknown = undefined;
  readonly ships: unknown = undefined;
}

class UniformPart implements Fields<NonNullable<CardText['light']>> {
  readonly modifiers: unknown = undefined;
  readonly actions: unknown = undefined;
  readonly automatic: unknown = undefined;
  readonly transit: unknown = undefined;
  readonly transitTo: unknown = undefined;
}

class UniformModifier implements Fields<Modifier> {
  readonly question: unknown = undefined;
  readonly change: unknown = undefined;
  readonly amount: unknown = undefined;
  readonly applies: unknown = undefined;
  readonly cumulative: unknown = undefined;
}

class UniformAction implements Fields<TextAction> {
  readonly name: unknown = undefined;
  readonly good: unknown = undefined;
  readonly responds: unknown = undefined;
  readonly timing: unknown = undefined;
  readonly cost: unknown = undefined;
  readonly oncePerTurn: unknown = undefined;
  readonly to: unknown = undefined;
  readonly when: unknown = undefined;
  readonly targets: unknown = undefined;
  readonly begin: unknown = undefined;
  readonly effect: unknown = undefined;
}

class UniformTiming implements Fields<Timing> {
  readonly phase: unknown = undefined;
  readonly turn: unknown = undefined;
  readonly battle: unknown = undefined;
}

class UniformCapacity implements Fields<Capacity> {
  readonly pilots: unknown = undefined;
  readonly drivers: unknown = undefined;
  readonly passengers: unknown = undefined;
  readonly either: unknown = undefined;
  readonly astromechs: unknown = undefined;
  readonly vehicles: unknown = undefined;
  readonly starfighters: unknown = undefined;
  readonly ties: unknown = undefined;
}

class UniformAutomatic implements Fields<Automatic> {
  readonly at: unknown = undefined;
  readonly when: unknown = undefined;
  readonly effect: unknown = undefined;
}

export function uniformFacts(facts: CardFacts): CardFacts {
  return fill(new UniformFacts(), facts);
}

export function uniformText(text: CardText): CardText {
  const { capacity, play, light, dark, sides, lasting } = text;
  return fill(new UniformText(), {
    ...text,
    ...rulesOf(text),
    ...(capacity && { capacity: fill(new UniformCapacity(), capacity) }),
    ...(play && { play: play.map(uniformAction) }),
    ...(light && { light: uniformPart(light) }),
    ...(dark && { dark: uniformPart(dark) }),
    ...(sides && { sides: [uniformPart(sides[0]), uniformPart(sides[1])] }),
    ...(lasting && { lasting: Object.fromEntries(Object.entries(lasting).map(uniformLasting)) }),
  });
}

/** What a card says while it works: also what a location says to one player, and one side of an Objective. */
function uniformPart<Part extends Text>(part: Part): Part {
  return fill(new UniformPart(), { ...part, ...rulesOf(part) });
}

function rulesOf({ modifiers, actions, automatic }: Text): Text {
  return {
    ...(modifiers && { modifiers: modifiers.map(uniformModifier) }),
    ...(actions && { actions: actions.map(uniformAction) }),
    ...(automatic && { automatic: automatic.map(uniformAutomatic) }),
  };
}

function uniformLasting([name, modifiers]: [string, readonly Modifier[]]): [string, readonly Modifier[]] {
  return [name, modifiers.map(uniformModifier)];
}

function uniformModifier(modifier: Modifier): Modifier {
  return fill(new UniformModifier(), modifier);
}

function uniformAction(action: TextAction): TextAction {
  const { timing } = action;
  return fill(new UniformAction(), timing ? { ...action, timing: fill(new UniformTiming(), timing) } : action);
}

function uniformAutomatic(automatic: Automatic): Automatic {
  return fill(new UniformAutomatic(), automatic);
}

function fill<Made extends object>(blank: object, made: Made): Made {
  return Object.assign(blank, made);
}
