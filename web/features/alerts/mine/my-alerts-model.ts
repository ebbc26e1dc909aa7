import { makeAutoObservable } from "mobx";
import { ListMyAlerts } from "#core/alerts/list-my-alerts.use-case.ts";
import { SwitchOffAlert } from "#core/alerts/switch-off-alert.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { Resource } from "#web/platform/requests/resource.ts";
import type { AlertId, ListedAlert } from "#core/alerts/alert.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ResourceState } from "#web/platform/requests/resource.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const myAlertsNeeds = { listMyAlerts: ListMyAlerts, switchOffAlert: SwitchOffAlert };

/** A customer's alerts, and their switches. */
export class MyAlertsModel {
  /** Those that are being switched off. */
  sending: ReadonlySet<AlertId> = new Set();
  hasFailed = false;
  readonly #list: Resource<readonly ListedAlert[]>;
  readonly #customer: CustomerId;
  readonly #useCases: NeedsOf<typeof myAlertsNeeds>;

  constructor(customer: CustomerId, useCases: NeedsOf<typeof myAlertsNeeds>) {
    this.#customer = customer;
    this.#useCases = useCases;
    this.#list = new Resource(() => useCases.listMyAlerts(customer));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): ResourceState<readonly ListedAlert[]> {
    return this.#list.state;
  }

  async ask(): Promise<void> {
    await this.#list.ask();
  }

  /** Pressed again before it answers nothing more is sent. */
  async switchOff(id: AlertId): Promise<void> {
    if (this.sending.has(id)) return;
    this.begin(id);
    const answer = await answerOrNull(this.#useCases.switchOffAlert(this.#customer, id));
    this.end(id, answer === null);
    const { state } = this;
    if (answer !== null && state.kind === "read") this.#list.take(state.value.filter((alert) => alert.id !== id));
  }

  private begin(id: AlertId): void {
    this.hasFailed = false;
    this.sending = new Set(this.sending).add(id);
  }

  private end(id: AlertId, hasFailed: boolean): void {
    this.hasFailed = hasFailed;
    this.sending = new Set([...this.sending].filter((one) => one !== id));
  }
}
