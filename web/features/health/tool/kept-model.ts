import { makeAutoObservable } from "mobx";
import { KeptResults } from "#core/health/kept-results.port.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { lateDependencyOrNull } from "#web/platform/late/late-dependency-or-null.ts";
import type { KeptReading, KeptResult, KeptTool } from "#core/health/kept-results.port.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** A tool's last result on this device, and what became of it. */
export class KeptModel {
  /** "unkept": the device can't keep it. */
  reading: KeptReading | { readonly kind: "unkept" } = { kind: "none" };
  readonly tool: KeptTool;
  readonly #allDependencies: AllDependencies;
  readonly #now: Clock;

  constructor(tool: KeptTool, allDependencies: AllDependencies, now: Clock) {
    this.tool = tool;
    this.#allDependencies = allDependencies;
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

  private results(): Promise<KeptResults | null> {
    return lateDependencyOrNull(this.#allDependencies, KeptResults);
  }

  private enter(reading: KeptModel["reading"]): void {
    this.reading = reading;
  }
}
