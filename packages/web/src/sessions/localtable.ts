import { botOf } from '@rangefinder/bots';
import {
  atOnce,
  botsAsked,
  botTask,
  changedParts,
  checked,
  concession,
  decision,
  Host,
  Ledger,
  playInstead,
  refusedBy,
  Shows,
  think,
  undoWish,
} from '@rangefinder/host';
import { type Answer, type Game, IllegalDecision, type MatchRecord, type Seat, type Viewer } from '@rangefinder/kernel';
import type { Act, SeatState } from '@rangefinder/protocol';
import { changeBetween } from '@rangefinder/protocol/change';
import { seedAfterUndo } from '@rangefinder/protocol/fairness';
import type { LocalPlayer, SavedMatch } from '../storage/matches.ts';
import type { Keep, LocalCall, LocalState, Open } from './messages.ts';
import type { Told, Workplace } from './workplace.ts';

/**
 * A match on this machine: what a table on the server does, for whoever sits at this screen. It differs in where the match is
 * kept and how the page is told, not in how it is played.
 */
export class LocalTable {
  readonly #place: Workplace;
  readonly #host: Host;
  readonly #keep: Keep | null;
  #seats: readonly SeatState[];
  readonly #shows = new Shows<LocalState>(changedParts);
  #viewer: Viewer;
  #problem: string | null = null;
  #botsPlay = false;
  #tail: Promise<unknown> = Promise.resolve();

  private constructor(place: Workplace, host: Host, { players, keep, viewer }: Open) {
    this.#place = place;
    this.#host = host;
    this.#keep = keep;
    this.#seats = players.map(seatState);
    this.#viewer = viewer;
  }

  /** Takes a match up, and lets its bots play on. */
  static async open(place: Workplace, game: Game, call: Open): Promise<LocalTable> {
    const { players, record, outcome } = call;
    // Nobody knows what follows an undo: it depends on a secret that is made anew each time the match is taken up.
    const secret = place.secret();
    const ledger = Ledger.of(players.length, record, (undo) => seedAfterUndo(secret, [], undo));
    const host = await Host.open({ game, players, ledger, checkpoints: true }, atOnce);
    if (outcome) host.endedAs(outcome);
    const table = new LocalTable(place, host, call);
    table.#decided(host.match.hash());
    table.#letBotsPlay();
    return table;
  }

  /** Does what the page asks, one thing after another. */
  do(call: LocalCall): Promise<Told> {
    return this.#serially(() => this.#do(call));
  }

  async #do(call: LocalCall): Promise<Told> {
    const host = this.#host;
    switch (call.type) {
      case 'answer':
        await this.#act(decision(host, call.seat, call.ask, call.answer));
        break;
      case 'check':
        return { type: 'checked', refusal: await checked(host, call.seat, call.ask, call.answer, atOnce) };
      case 'ask-undo':
        await this.#act(await undoWish(host, this.#speaker(), call.to, [], atOnce));
        break;
      case 'concede':
        await this.#act(concession(host, this.#speaker()));
        break;
      case 'look':
        this.#viewer = call.viewer;
        this.#place.send(this.#shows.everything(host, this.#viewer, this.#state()));
        break;
      case 'record':
        return { type: 'record', record: host.match.record() };
      default:
        throw new Error(`A match that is played cannot do this: ${call.type}.`);
    }
    this.#letBotsPlay();
    return { type: 'done' };
  }

  /** Who wants something: whoever holds the screen, or is to be handed it. */
  #speaker(): Seat {
    if (this.#viewer !== 'spectator') return this.#viewer;
    const asked = this.#host.pending.find(({ seat }) => this.#seats[seat]?.kind === 'human');
    return asked?.seat ?? 0;
  }

  /** Plays an act by the rules, keeps it, and tells the page. */
  async #act(act: Act): Promise<void> {
    const hash = await this.#enact(act);
    this.#host.ledger.apply(this.#asRecorded(act));
    this.#problem = null;
    this.#decided(hash);
  }

  async #enact(act: Act): Promise<string> {
    const host = this.#host;
    try {
      return (await host.enact(act, atOnce)).hash;
    } catch (error) {
      if (!(error instanceof IllegalDecision)) await host.recover(atOnce);
      throw refusedBy(error);
    }
  }

  /** An answer in the one form that records keep. */
  #asRecorded(act: Act): Act {
    if (act.kind !== 'decision') return act;
    const [, answer = act.answer] = this.#host.match.decisions.at(-1) ?? [];
    return { ...act, answer };
  }

  #decided(hash: string): void {
    if (this.#keep) this.#place.keep(this.#saved(this.#keep, hash));
    this.#tell();
  }

  #saved(keep: Keep, hash: string): SavedMatch {
    const { outcome, ledger } = this.#host;
    // Only a match that is over claims a state to be checked against: one that goes on has others.
    const record: MatchRecord = { ...ledger.record(), ...(outcome ? { hash } : {}) };
    return { ...keep, record, outcome, updatedAt: this.#place.now() };
  }

  #tell(): void {
    this.#place.send(this.#shows.news(this.#host, this.#viewer, this.#state()));
  }

  #state(): LocalState {
    return {
      ...this.#host.state(this.#viewer, this.#seats),
      secrets: this.#secrets(),
      // Whoever sits at this screen may take back what anybody at it decided.
      undoTo: this.#host.lastDecisionOf(this.#host.humans),
      problem: this.#problem,
    };
  }

  #secrets(): boolean {
    const { humans, match } = this.#host;
    if (humans.length < 2) return false;
    const [first, ...others] = humans.map((seat) => match.view(seat));
    return others.some((view) => changeBetween(first, view) !== undefined);
  }

  /** Bots answer one after the other until people are asked; people may do something between any two of their answers. */
  async #letBotsPlay(): Promise<void> {
    if (this.#botsPlay) return;
    this.#botsPlay = true;
    try {
      while (this.#problem === null && botsAsked(this.#host).length > 0) {
        await this.#place.pause();
        await this.#serially(() => this.#botPlays());
      }
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
      this.#tell();
    } finally {
      this.#botsPlay = false;
    }
  }

  async #botPlays(): Promise<void> {
    const host = this.#host;
    const [seat] = botsAsked(host);
    const task = seat === undefined ? null : botTask(host, seat);
    if (!task) return;
    const play = (answer: Answer) => this.#act(decision(host, task.seat, host.ledger.ask(task.seat), answer));
    try {
      await play(think(botOf(host.game, task.bot), task));
    } catch (error) {
      this.#place.trouble(error);
      this.#seats = this.#seats.map((one, at) => (at === task.seat ? { ...one, faltered: true } : one));
      await playInstead(task.request, play);
    }
  }

  /** One thing at a time: a table is never halfway through two acts. */
  #serially<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}

function seatState(player: LocalPlayer): SeatState {
  return { name: player.kind === 'bot' ? player.bot : '', kind: player.kind, connected: true, faltered: false };
}
