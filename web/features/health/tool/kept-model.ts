import { makeAutoObservable } from "mobx";
import { KeptResults } from "#core/health/kept-results.port.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { late } from "#web/platform/late/needs.ts";
import type { KeptReading, KeptResult, KeptTool } from "#core/health/kept-results.port.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const keptNeeds = { keptResults: late(KeptResults) };

/** A tool's last result on this device, and what became of it. */
export class KeptModel {
  /** "unkept": the device can't keep it. */
  reading: KeptReading | { readonly kind: "unkept" } = { kind: "none" };
  readonly tool: KeptTool;
  readonly #useCases: NeedsOf<typeof keptNeeds>;
  readonly #now: Clock;

  constructor(tool: KeptTool, useCases: NeedsOf<typeof keptNeeds>, now: Clock) {
    this.tool = tool;
    this.#useCases = useCases;
    this.#now = now;
    makeAutoObservable(this, { tool: false }, { autoBind: true, deep: false });
  }

  /** The result that was kept; null: there is none. */
  async open(): Promise<KeptResult | null> {
    const results = await this.results();
    if (results === null) return null;
    const reading = results.read(this.tool, this.#now());
    if (reading.kind !== "none") this.enter(reading);
    return reading.kind === "kept" ? reading.result : null;
  }

  async keep(made: Omit<KeptResult, "at" | "id">): Promise<void> {
    const results = await this.results();
    const result = { ...made, at: this.#now(), id: newKey() };
    this.enter(results?.put(this.tool, result) === true ? { kind: "kept", result, isOfThisTab: true } : { kind: "unkept" });
  }

  async forget(): Promise<void> {
    (await this.results())?.forget(this.tool);
    this.enter({ kind: "none" });
  }

  /** Its input can't be worked out any more. */
  async drop(): Promise<void> {
    await this.forget();
    this.enter({ kind: "dropped" });
  }

  private async results(): Promise<KeptResults | null> {
    return (await answerOrNull(this.#useCases.keptResults()))?.value ?? null;
  }

  private enter(reading: KeptModel["reading"]): void {
    this.reading = reading;
  }
}
