import { makeAutoObservable } from "mobx";
import { SwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChosenKind } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import type { FitbookKind } from "#core/notifications/kinds/fitbook-kind.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** One kind, kept as it is pressed. Shown at once, taken back where it could not be sent. Pressed again before the answer, nothing more is sent. */
export class NotificationKindModel {
  isOn: boolean;
  readonly kind: FitbookKind;
  readonly #submission = new Submission();
  readonly #customer: CustomerId;
  readonly #whole: Whole;

  constructor({ kind, isOn }: ChosenKind, customer: CustomerId, whole: Whole) {
    this.kind = kind;
    this.isOn = isOn;
    this.#customer = customer;
    this.#whole = whole;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  async choose(isOn: boolean): Promise<void> {
    if (this.state === "sending") return;
    this.stand(isOn);
    const { kind } = this;
    const answer = await this.#submission.send(() => lateUseCase(this.#whole, SwitchFitbookKind)(this.#customer, { kind, isOn }));
    if (answer === null) this.stand(!isOn);
  }

  private stand(isOn: boolean): void {
    this.isOn = isOn;
  }
}
