import { isObject, type Procedure, type Request } from '@rangefinder/kernel';
import { silent } from '../src/asking.ts';
import type { Confrontation } from '../src/odds/confrontation.ts';
import type { Plan } from '../src/odds/reading.ts';
import { declared, stage } from '../src/odds/stage.ts';
import type { AttackMoment } from '../src/rules/attack/moment.ts';
import { resolvePool } from '../src/rules/attack/resolve.ts';
import { poolKeywords } from '../src/sources.ts';
import type { LTable } from '../src/table.ts';

/** Dice as something rolls them: faces of a die, and it says which. */
type Roll = <Face extends string>(faces: readonly Face[]) => Face;

/** The wounds of an attack that the rules themselves carry out, with their own questions, answered as the odds suppose. */
export function played(confrontation: Confrontation, plan: Plan, roll: Roll): AttackMoment {
  const made = stage(confrontation, (state) => ({
    ...silent(state),
    emit: () => {},
    roll: (_stream, faces, count) => Array.from({ length: count }, () => roll(faces)),
  }));
  const { t, defender } = made;
  if (confrontation.cover !== 'none') {
    const { cover } = confrontation;
    const { x, y } = t.leader(defender).pose;
    for (const beside of [-80, 0, 80]) {
      const pose = { x: x - 40, y: y + beside, heading: 0 };
      t.state.terrain.push({ id: `woods${beside}`, kind: 'woods', pose, agreed: { cover: { trooper: cover } } });
    }
    t.shifted();
  }
  const moment = declared(made, confrontation.without);
  const pool = moment?.attack.pools[0];
  if (!moment || !pool) throw new Error('There is no attack.');
  answered(resolvePool(t, moment.attack, pool), { t, moment, plan: { ...plan } });
  return moment;
}

interface Play {
  readonly t: LTable;
  readonly moment: AttackMoment;
  /** What is left of it. */
  readonly plan: { -readonly [Part in keyof Plan]: Plan[Part] };
}

function answered(procedure: Procedure<void>, play: Play): void {
  for (let step = procedure.next(); !step.done; ) {
    if (step.value.kind !== 'pick') throw new Error('Only choices are answered here.');
    step = procedure.next({ kind: 'picked', indices: answerTo(step.value, play) });
  }
}

type Pick = Extract<Request, { kind: 'pick' }>;

/** Where it is about numbers the first option is the most, and to use something stands before to decline it. */
function answerTo(request: Pick, play: Play): readonly number[] {
  const { options, topic, max } = request;
  const { plan } = play;
  const card = isObject(request.about) ? request.about.card : undefined;
  const at = (key: string) => [options.findIndex((option) => option.key === key)];
  if (topic === 'spend-aim') {
    const dice = plan.rerolls > 0 ? failures(play, options).slice(0, max) : [];
    if (dice.length > 0) plan.rerolls--;
    return dice;
  }
  if (topic === 'spend-observation') return failures(play, options).slice(0, max);
  if (topic === 'reroll') return unblocked(play, options).slice(0, max);
  if (topic === 'choose' && card === 'marksman') {
    if (plan.improves === 0) return at('none');
    plan.improves--;
    // Against armor a hit is worth nothing until it is a critical.
    const isArmored = play.t.keywords(play.moment.defender).some(({ id }) => id === 'armor');
    const [hit = -1] = at('hit');
    return [isArmored && hit >= 0 ? hit : 0];
  }
  if (topic === 'choose')
    return failures(play).length === 0 ? at('none') : at(plan.rerolls > 0 ? 'aim' : 'observation');
  if (topic === 'choose-number' && card === 'lethal-x') return at(`count:${plan.lethal}`);
  if (topic === 'use-ability' && card === 'makashi-mastery') return at(plan.makashi ? 'use' : 'decline');
  return [0];
}

/** Dice worth a reroll, the best colours first. */
function failures({ t, moment }: Play, options?: Pick['options']): readonly number[] {
  const { attack, attacker } = moment;
  const chart = t.abilities.ask('attack-surge', moment, t.facts(attacker).surgeAttack);
  const pool = attack.pools[0];
  const critical = [...t.keywords(attacker), ...(pool ? poolKeywords(pool) : [])]
    .filter(({ id }) => id === 'critical-x')
    .reduce((sum, { value }) => sum + value, 0);
  let surges = attack.attackDice.filter(({ face }) => face === 'surge').length - critical - attacker.tokens.surge;
  const found = ['red', 'black', 'white'].flatMap((colour) =>
    (['blank', 'surge'] as const).flatMap((wanted) =>
      attack.attackDice.flatMap(({ die, face }, i) => {
        if (die !== colour || face !== wanted) return [];
        if (face === 'surge' && (chart !== null || surges-- <= 0)) return [];
        return [i];
      }),
    ),
  );
  return options === undefined ? found : found.filter((i) => i < options.length);
}

/** Defense dice that do not block. */
function unblocked({ t, moment }: Play, options: Pick['options']): readonly number[] {
  const { attack, defender } = moment;
  const chart = t.abilities.ask('defense-surge', moment, t.facts(defender).surgeDefense);
  let surges = attack.defenseDice.filter(({ face }) => face === 'surge').length - defender.tokens.surge;
  const lost = (wanted: string) =>
    options.flatMap((_, i) => {
      const face = attack.defenseDice[i]?.face;
      if (face !== wanted || (face === 'surge' && (chart !== null || surges-- <= 0))) return [];
      return [i];
    });
  return [...lost('blank'), ...lost('surge')];
}

/** Every way the dice may fall in the hands of the rules, each as likely as it is. */
export function everyWay(
  confrontation: Confrontation,
  plan: Plan,
  suffered = ({ attack }: AttackMoment) => attack.wounds,
): number[] {
  const wounds: number[] = [];
  const go = (script: readonly string[], chance: number) => {
    let next = 0;
    let open: readonly string[] = [];
    const moment = played(confrontation, plan, (faces) => {
      const wanted = script[next++];
      if (wanted === undefined && open.length === 0) open = faces;
      return faces.find((face) => face === wanted) ?? faces[0] ?? fail();
    });
    const count = suffered(moment);
    if (open.length === 0) wounds[count] = (wounds[count] ?? 0) + chance;
    for (const face of new Set(open)) {
      const share = open.filter((one) => one === face).length / open.length;
      go([...script, face], chance * share);
    }
  };
  go([], 1);
  return wounds;
}

function fail(): never {
  throw new Error('A die has faces.');
}
