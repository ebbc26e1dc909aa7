import { makeAutoObservable } from "mobx";
import { attachesAtOnce } from "#core/trackers/results/attaches-at-once.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { KeptResult, KeptResults, KeptTool } from "#core/health/kept-results.port.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { ListResults } from "#core/trackers/results/list-results.use-case.ts";
import type { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";

type Needs = { readonly kept: KeptResults; readonly list: ListResults; readonly save: SaveResult; readonly now: Clock };

/** What somebody keeps of one tool over time, and what this device still holds of it. */
export class ResultsModel {
  state: "asking" | "come" | "unavailable" = "asking";
  results: readonly SavedResult[] = [];
  /** A result of this device that may be another's; null: there is none, or somebody said no. */
  found: KeptResult | null = null;
  /** "refused": the server will never take it. */
  attaching: "none" | "sending" | "failed" | "refused" = "none";
  readonly #customer: CustomerId;
  readonly #tool: KeptTool;
  readonly #use: Needs;

  constructor(customer: CustomerId, tool: KeptTool, use: Needs) {
    this.#customer = customer;
    this.#tool = tool;
    this.#use = use;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether the first results are on their way: those of the server, or what this tab just made. */
  get isComing(): boolean {
    return this.state === "asking" || (this.results.length === 0 && this.attaching === "sending");
  }

  async open(): Promise<void> {
    await this.ask();
  }

  /** Looks for what this device holds, once it may be kept. What was just made in this tab is attached without a question. */
  async look(): Promise<void> {
    const now = this.#use.now();
    const reading = this.#use.kept.read(this.#tool, now);
    if (reading.kind !== "kept" || this.attaching === "sending") return;
    this.find(reading.result);
    if (attachesAtOnce(reading, now)) await this.attach();
  }

  /** Once: its id is its own, so that the same again changes nothing. Then it goes from the device. */
  async attach(): Promise<void> {
    const { found } = this;
    if (found === null || this.attaching === "sending") return;
    this.enterAttaching("sending");
    const { id, input, at } = found;
    const answer = await answerOrNull(this.#use.save(this.#customer, { id, input, at }));
    if (answer === null) return this.enterAttaching("failed");
    if (answer.value.kind === "refused") return this.enterAttaching("refused");
    this.#use.kept.forget(this.#tool);
    this.leave();
    await this.ask();
    this.enterAttaching("none");
  }

  /** It stays on the device, for whoever made it. */
  leave(): void {
    this.found = null;
  }

  private async ask(): Promise<void> {
    const answer = await answerOrNull(this.#use.list(this.#customer));
    this.enter(answer?.value ?? null);
  }

  private enter(results: readonly SavedResult[] | null): void {
    if (results !== null) this.results = results;
    this.state = results === null && this.state !== "come" ? "unavailable" : "come";
  }

  private find(found: KeptResult): void {
    this.found = found;
  }

  private enterAttaching(attaching: ResultsModel["attaching"]): void {
    this.attaching = attaching;
  }
}
