import { makeAutoObservable } from "mobx";
import { ReportContent } from "#core/fitbook/moderation/report-content.use-case.ts";
import { WithdrawReport } from "#core/fitbook/moderation/withdraw-report.use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { Acknowledged } from "#core/fitbook/moderation/report-content.use-case.ts";
import type { ReportedThing, ReportReason } from "#core/fitbook/reports/report.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { ReportRefusal } from "./report-words.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type Reporting = { readonly kind: "none" | "withdrawn" } | ({ readonly kind: "received" } & Acknowledged);

export const reportNeeds = { reportContent: ReportContent, withdrawReport: WithdrawReport };

/** Reporting one thing, and taking that back. Pressed again before the answer, nothing more is sent. */
export class ReportModel {
  reporting: Reporting = { kind: "none" };
  refusal: ReportRefusal | null = null;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #thing: ReportedThing;
  readonly #useCases: NeedsOf<typeof reportNeeds>;

  constructor(customer: CustomerId, thing: ReportedThing, useCases: NeedsOf<typeof reportNeeds>) {
    this.#customer = customer;
    this.#thing = thing;
    this.#useCases = useCases;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  /** Answers whether it was received. */
  async report(reason: ReportReason, words: string): Promise<boolean> {
    const reported = { thing: this.#thing, reason, words };
    const received = await this.send(() => this.#useCases.reportContent(this.#customer, reported));
    if (received !== null) this.stand({ kind: "received", ...received.value });
    return received !== null;
  }

  /** Answers whether it was taken back. */
  async withdraw(): Promise<boolean> {
    const { reporting } = this;
    if (reporting.kind !== "received") return false;
    const withdrawn = await this.send(() => this.#useCases.withdrawReport(this.#customer, reporting.id));
    if (withdrawn !== null) this.stand({ kind: "withdrawn" });
    return withdrawn !== null;
  }

  /** What went wrong before is told no more. */
  begin(): void {
    this.refusal = null;
    this.#submission.clear();
  }

  private async send<Value>(call: () => Promise<Result<Value, ReportRefusal>>): Promise<{ readonly value: Value } | null> {
    const answer = await this.#submission.send(call);
    if (answer === null) return null;
    this.settle(answer.value.kind === "refused" ? answer.value.refusal : null);
    return answer.value.kind === "ok" ? answer.value : null;
  }

  private settle(refusal: ReportRefusal | null): void {
    this.refusal = refusal;
  }

  private stand(reporting: Reporting): void {
    this.reporting = reporting;
  }
}
