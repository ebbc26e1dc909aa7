import { makeAutoObservable } from "mobx";
import { ChooseFitbookLetters } from "#core/notifications/choose-fitbook-letters.use-case.ts";
import { SwitchFitbookKind } from "#core/notifications/kinds/switch-fitbook-kind.use-case.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ChosenKind } from "#core/notifications/kinds/list-fitbook-kinds.use-case.ts";
import type { FitbookKind } from "#core/notifications/fitbook-kind.ts";
import type { Language } from "#core/shared/language.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const notificationKindNeeds = { switchFitbookKind: SwitchFitbookKind, chooseFitbookLetters: ChooseFitbookLetters };

type Needs = NeedsOf<typeof notificationKindNeeds> & { readonly customer: CustomerId; readonly language: Language };

/**
 * One kind, kept as it is pressed. Shown at once, taken back where it could not be sent. Pressed again before the answer, nothing more is
 * sent.
 */
export class NotificationKindModel {
  isOn: boolean;
  isByLetter: boolean;
  readonly kind: FitbookKind;
  readonly #submission = new Submission();
  readonly #needs: Needs;

  constructor({ kind, isOn, isByLetter }: ChosenKind, needs: Needs) {
    this.kind = kind;
    this.isOn = isOn;
    this.isByLetter = isByLetter;
    this.#needs = needs;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Submission["state"] {
    return this.#submission.state;
  }

  async choose(isOn: boolean): Promise<void> {
    const { kind, isByLetter } = this;
    const { customer, ...useCases } = this.#needs;
    await this.keep({ isOn, isByLetter }, () => useCases.switchFitbookKind(customer, { kind, isOn }));
  }

  async chooseLetters(isByLetter: boolean): Promise<void> {
    const { kind, isOn } = this;
    const { customer, language, ...useCases } = this.#needs;
    await this.keep({ isOn, isByLetter }, () => useCases.chooseFitbookLetters(customer, { kind, isByLetter, language }));
  }

  private async keep(chosen: Omit<ChosenKind, "kind">, send: () => Promise<null>): Promise<void> {
    if (this.state === "sending") return;
    const { isOn, isByLetter } = this;
    this.stand(chosen);
    const answer = await this.#submission.send(send);
    if (answer === null) this.stand({ isOn, isByLetter });
  }

  private stand({ isOn, isByLetter }: Omit<ChosenKind, "kind">): void {
    this.isOn = isOn;
    this.isByLetter = isByLetter;
  }
}
