import { makeAutoObservable } from "mobx";
import { AppealReport } from "#core/fitbook/moderation/appeal-report.use-case.ts";
import { ListOwnReports } from "#core/fitbook/moderation/list-own-reports.use-case.ts";
import { WithdrawReport } from "#core/fitbook/moderation/withdraw-report.use-case.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { OwnReports } from "#core/fitbook/moderation/own-reports.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Result } from "#core/shared/result.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { ReportRefusal } from "./report-words.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const ownReportsNeeds = { listOwnReports: ListOwnReports, withdrawReport: WithdrawReport, appealReport: AppealReport };

/** What somebody reported, what was decided against them, and what they do about either. */
export class OwnReportsModel {
  refusal: ReportRefusal | null = null;
  /** What was done last; null: nothing yet. */
  done: "withdrawn" | "appealed" | null = null;
  readonly #reports: Resource<OwnReports>;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof ownReportsNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof ownReportsNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#reports = new Resource(() => useCases.listOwnReports(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<OwnReports> {
    return this.#reports.state;
  }

  get sending(): Submission["state"] {
    return this.#submission.state;
  }

  async ask(): Promise<void> {
    await this.#reports.ask();
  }

  withdraw(report: string): Promise<boolean> {
    return this.send("withdrawn", () => this.#useCases.withdrawReport(this.#customer, report));
  }

  /** Answers whether the objection was received. */
  appeal(report: string, words: string): Promise<boolean> {
    return this.send("appealed", () => this.#useCases.appealReport(this.#customer, { report, words }));
  }

  /** Whatever came of it, the page shows how things stand then. */
  private async send(done: NonNullable<OwnReportsModel["done"]>, call: () => Promise<Result<null, ReportRefusal>>): Promise<boolean> {
    const answer = await this.#submission.send(call);
    if (answer === null) return false;
    this.settle(answer.value.kind === "refused" ? answer.value.refusal : null, answer.value.kind === "ok" ? done : null);
    await this.ask();
    return answer.value.kind === "ok";
  }

  private settle(refusal: ReportRefusal | null, done: OwnReportsModel["done"]): void {
    this.refusal = refusal;
    this.done = done;
  }
}
