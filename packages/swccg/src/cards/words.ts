import type {
  Automatic,
  CardText,
  Modifier,
  ModifierOf,
  Question,
  Questions,
  Source,
  TextAction,
} from '../definition.ts';
import type { MomentType } from '../rules/moments.ts';
import { isPresent } from '../rules/presence.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';

/** The words in which cards say what they do. */

type Amount<Q extends Question> = ModifierOf<Q>['amount'];
type Condition<Q extends Question> = (about: Questions[Q], my: Source, game: CardTable) => boolean;

function words<Q extends Question>(made: ModifierOf<Q>): Modifier {
  return made;
}

/** Adds to a value (swccg.core-modifiers.4). */
export function add<Q extends Question>(question: Q, amount: Amount<Q>, applies: Condition<Q>): Modifier {
  return words({ question, change: 'add', amount, applies });
}

/** Adds for every copy of the card. */
export function addEach<Q extends Question>(question: Q, amount: Amount<Q>, applies: Condition<Q>): Modifier {
  return words({ question, change: 'add', amount, applies, cumulative: true });
}

export function times<Q extends Question>(question: Q, amount: Amount<Q>, applies: Condition<Q>): Modifier {
  return words({ question, change: 'times', amount, applies });
}

/** Sets a value, whatever is added (swccg.core-modifiers.2). */
export function set<Q extends Question>(question: Q, amount: Amount<Q>, applies: Condition<Q>): Modifier {
  return words({ question, change: 'set', amount, applies });
}

/** Raises a value to at least this: gained skills, immunities, requirements. */
export function atLeast<Q extends Question>(question: Q, amount: Amount<Q>, applies: Condition<Q>): Modifier {
  return words({ question, change: 'at-least', amount, applies });
}

export function atMost<Q extends Question>(question: Q, amount: Amount<Q>, applies: Condition<Q>): Modifier {
  return words({ question, change: 'at-most', amount, applies });
}

/** Forbids what a permission asks for. */
export function never<Q extends Question>(question: Q, applies: Condition<Q>): Modifier {
  return words({ question, change: 'set', amount: 0, applies });
}

/** An action of its own: in a phase, in a battle. */
export function action(made: Omit<TextAction<'action'>, 'responds'>): TextAction {
  return made;
}

/** A response to a moment. */
export function response<T extends MomentType>(responds: T, made: Omit<TextAction<T>, 'responds'>): TextAction {
  return { ...made, responds };
}

/** "May add 1 to Force drain where present": where the card is that `whose` names. */
export function mayAddToDrain(whose: (my: Source, game: CardTable) => CardInPlay | null): TextAction {
  return response('drain', {
    name: 'add-to-drain',
    good: 'drain',
    when: ({ game, seat, my, moment }) => {
      const card = whose(my, game);
      if (!card || moment.seat !== seat || moment.added.includes(my.title)) return false;
      return isPresent(game, card) && game.locationOf(card) === moment.location;
    },
    *effect({ my, moment }) {
      moment.added.push(my.title);
    },
  });
}

/** Happens by itself at a moment. */
export function automatic<T extends MomentType>(at: T, made: Omit<Automatic<T>, 'at'>): Automatic {
  return { ...made, at };
}

/** The texts of one file, by the id of the card. */
export type Texts = Readonly<Record<string, CardText>>;
