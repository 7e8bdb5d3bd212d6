import { uniform } from '@rangefinder/kernel';
import type { CardText, Modifier, Text, TextAction } from '../definition.ts';
import { TEXTS } from './texts.ts';

const ALL = TEXTS.flatMap((texts): CardText[] => Object.values(texts));
/** What a location says to each player, and what each side of an Objective says. */
const PARTS = ALL.flatMap(({ light = [], dark = [], sides = [] }): Text[] => [light, dark, sides].flat());
const SAID = [...ALL, ...PARTS];
const MODIFIERS = [
  ...SAID.map(({ modifiers }) => modifiers),
  ...ALL.flatMap(({ lasting = {} }) => Object.values(lasting)),
];
const ACTIONS = [...SAID.map(({ actions }) => actions), ...ALL.map(({ play }) => play)].flatMap((list = []) => list);

const uniformModifier = uniform(MODIFIERS.flatMap((list = []) => list));
const uniformTiming = uniform(ACTIONS.flatMap(({ timing = [] }) => timing));
const uniformAction = uniform(ACTIONS);
const uniformAutomatic = uniform(SAID.flatMap(({ automatic = [] }) => automatic));
const uniformCapacity = uniform(ALL.flatMap(({ capacity = [] }) => capacity));
const uniformPart = uniform(PARTS);
const uniformWhole = uniform(ALL);

/** A text that looks like all others, and so do its parts that the rules read at every step. */
export function uniformText(text: CardText): CardText {
  const { capacity, play, light, dark, sides, lasting } = text;
  return uniformWhole({
    ...text,
    ...rulesOf(text),
    ...(capacity && { capacity: uniformCapacity(capacity) }),
    ...(play && { play: play.map(actionOf) }),
    ...(light && { light: partOf(light) }),
    ...(dark && { dark: partOf(dark) }),
    ...(sides && { sides: [partOf(sides[0]), partOf(sides[1])] }),
    ...(lasting && { lasting: Object.fromEntries(Object.entries(lasting).map(lastingOf)) }),
  });
}

function partOf<Part extends Text>(part: Part): Part {
  return uniformPart({ ...part, ...rulesOf(part) });
}

function rulesOf({ modifiers, actions, automatic }: Text): Text {
  return {
    ...(modifiers && { modifiers: modifiers.map(uniformModifier) }),
    ...(actions && { actions: actions.map(actionOf) }),
    ...(automatic && { automatic: automatic.map(uniformAutomatic) }),
  };
}

function actionOf(action: TextAction): TextAction {
  const { timing } = action;
  return uniformAction(timing ? { ...action, timing: uniformTiming(timing) } : action);
}

function lastingOf([name, modifiers]: [string, readonly Modifier[]]): [string, readonly Modifier[]] {
  return [name, modifiers.map(uniformModifier)];
}
