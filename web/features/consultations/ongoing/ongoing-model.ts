import { makeAutoObservable } from "mobx";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { isWithinSpan, takableFrom } from "#core/consultations/ticks/as-needed-dose.ts";
import { isExpected, isOffered, momentOf } from "#core/consultations/ticks/planned-dose.ts";
import { ShowOngoingTherapy } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import { TickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { firstDayToTick } from "#core/consultations/ticks/tick-refusal.ts";
import { WaitingTicks } from "#core/consultations/ticks/waiting-ticks.port.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { late } from "#web/platform/late/needs.ts";
import type { AboveLimits } from "#core/consultations/ticks/as-needed-dose.ts";
import type { DosePlace } from "#core/consultations/ticks/planned-dose.ts";
import type { AsNeededToTick, DoseToTick, OngoingTherapies } from "#core/consultations/ticks/show-ongoing-therapy.use-case.ts";
import type { DoseTick } from "#core/consultations/ticks/tick-dose.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `names`: of members, by their ids. */
export type ReadTherapies = OngoingTherapies & { readonly names: ReadonlyMap<string, string> };

/** A dose that was taken longer ago than this, in milliseconds, was not pressed as taken now. */
const NOW_WITHIN = 5 * 60_000;

export const ongoingNeeds = {
  tickDose: TickDose,
  waitingTicks: late(WaitingTicks),
  showOngoingTherapy: ShowOngoingTherapy,
  listMembers: ListMembers,
};

type Needs = NeedsOf<typeof ongoingNeeds> & { readonly now: () => number };

/**
 * Doses and exercises as somebody ticks them: drawn at once, sent one after the other. What the shop could not be told stays on the device
 * and is sent again.
 */
export class OngoingModel {
  /** Presses that the shop was not told yet, the newest of each dose. */
  waiting: ReadonlyMap<string, DoseTick> = new Map();
  line: "there" | "lost" = "there";
  /** Whether the shop did not take a press: the plan has changed meanwhile. */
  isChanged = false;
  /** Why the shop did not take what was taken as needed; null: it did. `isPast`: it was noted later for an earlier time. */
  above: (AboveLimits & Pick<AsNeededToTick, "is"> & { readonly isPast: boolean }) | null = null;
  /** What was pressed on this page: it stays in sight when its tick is taken back. */
  private pressed: ReadonlyMap<string, DosePlace> = new Map();
  readonly #customer: CustomerId;
  readonly #needs: Needs;
  readonly #read: Resource<ReadTherapies | null>;
  #ahead = 0;
  #sending: Promise<void> | null = null;

  constructor(customer: CustomerId, booking: PayableId | null, needs: Needs) {
    this.#customer = customer;
    this.#needs = needs;
    this.#read = new Resource(async () => {
      const read = await readTherapies(needs, customer, booking);
      if (read !== null) this.#ahead = read.now - needs.now(); // Before it is drawn.
      return read;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** null: the customer has no such prescription. */
  get reading(): ResourceState<ReadTherapies | null> {
    return this.#read.state;
  }

  /** What waited on the device is sent first, so that it is read with the rest. */
  async ask(): Promise<void> {
    const stored = await answerOrNull(this.onDevice((ticks) => ticks.of(this.#customer, this.#needs.now())));
    this.takeUp(stored?.value ?? []);
    if (this.waiting.size > 0) await this.flush();
    await this.#read.ask();
  }

  /**
   * The present moment by the shop's clock. A method: MobX would keep a getter as it was first, as nothing observable changes with a clock.
   */
  shopTime(): number {
    return this.#needs.now() + this.#ahead;
  }

  isDone(dose: DoseToTick): boolean {
    return this.waiting.get(keyOf(dose))?.done ?? dose.isDone;
  }

  /** Whether it was due at `present`, in milliseconds since 1970, and is missed where it is not ticked. */
  isExpected(dose: DoseToTick, present: number): boolean {
    return isExpected(dose, this.isDone(dose), present);
  }

  /** Whether it has a box once its time has come; that of a tick which was taken back on this page stays in sight. */
  isOffered(dose: DoseToTick): boolean {
    return isOffered(dose, this.isDone(dose) || this.pressed.has(keyOf(dose)));
  }

  /** When it was taken, the first time first, and what of that was taken back on this page. */
  takenOf(item: AsNeededToTick): readonly (DosePlace & { readonly isDone: boolean })[] {
    const pressed = [...this.waiting.values(), ...this.pressed.values()].filter((one) => isOf(one, item));
    const places = new Map([...item.taken, ...pressed].map((one) => [keyOf(one), one] as const));
    const sent = new Set(item.taken.map(keyOf));
    return [...places]
      .map(([key, { booking, day, time }]) => {
        const isDone = this.waiting.get(key)?.done ?? sent.has(key);
        return { booking, item: item.item, day, time, isDone };
      })
      .toSorted((a, b) => momentOf(a) - momentOf(b));
  }

  /** By the shop's clock: "now", the moment from which it may be taken again, in milliseconds since 1970, or null: not any more. */
  takable(item: AsNeededToTick): "now" | number | null {
    const now = this.shopTime();
    const from = takableFrom(item, this.momentsOf(item), now);
    return from === now ? "now" : from;
  }

  /** Whether it can be noted that it was taken at that time. */
  lateNote(item: AsNeededToTick, dose: Pick<DosePlace, "day" | "time">): "fits" | "ahead" | "outside" | "above-limits" {
    if (!isWithinSpan(item, dose) || dose.day < firstDayToTick(this.shopTime())) return "outside";
    const at = momentOf(dose);
    if (at > this.shopTime()) return "ahead";
    return takableFrom(item, this.momentsOf(item), at) === at ? "fits" : "above-limits";
  }

  async takeNow({ booking, item }: AsNeededToTick): Promise<void> {
    const now = this.shopTime();
    await this.tick({ booking, item, day: indianDay(now), time: indianTime(now) }, true);
  }

  async tick({ booking, item, day, time }: DosePlace, done: boolean): Promise<void> {
    const tick = { booking, item, day, time, done };
    this.draw(tick);
    await this.onDevice((ticks) => ticks.put(this.#customer, tick)); // Before it is sent: dropped and put in another order it would be sent again.
    await this.flush();
  }

  /** Sends what waits, one after the other. */
  async flush(): Promise<void> {
    this.#sending ??= this.sendAll();
    await this.#sending;
  }

  private async sendAll(): Promise<void> {
    try {
      const tick = this.#needs.tickDose;
      for (let next = this.first; next !== null; next = this.first) {
        const sent = next;
        const answer = await answerOrNull(tick(this.#customer, sent));
        if (answer === null) return this.enterLine("lost");
        this.settle(sent, answer.value.kind === "ok" ? null : answer.value.refusal);
        await this.onDevice((ticks) => ticks.drop(this.#customer, sent));
      }
      this.enterLine("there");
    } finally {
      this.#sending = null;
    }
  }

  private momentsOf(item: AsNeededToTick): readonly number[] {
    return this.takenOf(item).flatMap((one) => (one.isDone ? [momentOf(one)] : []));
  }

  private get first(): DoseTick | null {
    return this.waiting.values().next().value ?? null;
  }

  private async onDevice<Answer>(act: (ticks: WaitingTicks) => Promise<Answer>): Promise<Answer> {
    return act(await this.#needs.waitingTicks());
  }

  /** What was pressed on this page is newer. */
  private takeUp(stored: readonly DoseTick[]): void {
    this.waiting = new Map([...stored.map((tick) => [keyOf(tick), tick] as const), ...this.waiting]);
  }

  private draw(tick: DoseTick): void {
    const others = [...this.waiting].filter(([key]) => key !== keyOf(tick));
    this.waiting = new Map([...others, [keyOf(tick), tick]]);
    this.pressed = new Map([...this.pressed, [keyOf(tick), tick]]);
    this.isChanged = false;
    this.above = null;
  }

  /** What was pressed again while it was sent is sent once more. */
  private settle(sent: DoseTick, refusal: { readonly kind: string } | AboveLimits | null): void {
    this.waiting = new Map([...this.waiting].filter(([, one]) => one !== sent));
    const { state } = this.#read;
    if (refusal === null && state.kind === "read" && state.value !== null) this.#read.take(ticked(state.value, sent));
    if (refusal === null) return;
    this.pressed = new Map([...this.pressed].filter(([key]) => key !== keyOf(sent)));
    if ("from" in refusal) this.above = { ...refusal, is: this.kindOf(sent), isPast: momentOf(sent) < this.shopTime() - NOW_WITHIN };
    else this.isChanged = true;
  }

  private kindOf(tick: DoseTick): AsNeededToTick["is"] {
    const { state } = this.#read;
    const therapies = state.kind === "read" ? (state.value?.therapies ?? []) : [];
    return therapies.flatMap(({ asNeeded }) => asNeeded).find((item) => isOf(tick, item))?.is ?? "drug";
  }

  private enterLine(line: "there" | "lost"): void {
    this.line = line;
  }
}

const ticked = (read: ReadTherapies, { done, ...place }: DoseTick): ReadTherapies => ({
  ...read,
  therapies: read.therapies.map((therapy) => ({
    ...therapy,
    asNeeded: therapy.asNeeded.map((item) => {
      if (!isOf(place, item)) return item;
      const others = item.taken.filter((one) => keyOf(one) !== keyOf(place));
      return { ...item, taken: done ? [...others, place] : others };
    }),
    days: therapy.days.map(({ day, doses }) => ({
      day,
      doses: doses.map((dose) => (keyOf(dose) === keyOf(place) ? { ...dose, isDone: done } : dose)),
    })),
  })),
});

const isOf = (dose: DosePlace, { booking, item }: AsNeededToTick): boolean => dose.booking === booking && dose.item === item;

const keyOf = ({ booking, item, day, time }: DosePlace): string => JSON.stringify([booking, item, day, time]);

async function readTherapies(
  useCases: NeedsOf<typeof ongoingNeeds>,
  customer: CustomerId,
  booking: PayableId | null,
): Promise<ReadTherapies | null> {
  const [shown, family] = await Promise.all([useCases.showOngoingTherapy(customer, booking), useCases.listMembers(customer)]);
  return shown.kind === "refused" ? null : { ...shown.value, names: new Map(family.map(({ id, name }) => [id, name])) };
}
