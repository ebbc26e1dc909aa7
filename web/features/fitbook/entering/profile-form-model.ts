import { makeAutoObservable } from "mobx";
import { isPossibleBirthdate } from "#core/account/birthdate.ts";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { LONGEST_ABOUT, PROFILE_PARTS, USUAL_AUDIENCES } from "#core/fitbook/people/fitbook-profile.ts";
import { codePoints } from "#core/fitbook/posts/post-text.ts";
import { PROFILE_AUDIENCES } from "#core/fitbook/visibility/world.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { dayIn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import type { FitbookProfile, ProfilePart } from "#core/fitbook/people/fitbook-profile.ts";
import type { OwnPlace } from "#core/fitbook/people/people.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

export type ProfileField = ProfilePart | "name" | "birthdate" | "text" | "findable";
export type ProfileProblem = "needed" | "name" | "impossible-birthdate" | "under-age" | "too-long";

type Given = { readonly account: OwnPlace["account"]; readonly profile: FitbookProfile | null };
type Needs = { readonly customer: CustomerId; readonly allDependencies: AllDependencies; readonly clock: Clock };

/** A profile while it is filled in: of somebody who enters (`profile` null) or changes it. */
export class ProfileFormModel {
  readonly form: FormModel<ProfileField, ProfileProblem>;
  readonly today: Day;
  /** Whether it was saved, and nothing was changed since. */
  isSaved = false;
  readonly #given: Given;
  readonly #needs: Needs;

  constructor(given: Given, needs: Needs) {
    this.#given = given;
    this.#needs = needs;
    this.today = indianDay(needs.clock());
    const { profile, account } = given;
    const { about, lists, badges } = profile?.shows ?? USUAL_AUDIENCES;
    this.form = new FormModel({
      ...{ name: profile?.name ?? account.name, text: profile?.about ?? "", birthdate: account.birthdate ?? "" },
      ...{ about, lists, badges, findable: (profile?.isFindable ?? true) ? "yes" : "" },
    });
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** The birthdate is asked for once, and only where the account does not know it. */
  get isBirthdateAsked(): boolean {
    return this.#given.profile === null && this.#given.account.birthdate === null;
  }

  fill(field: ProfileField, value: string): void {
    this.isSaved = false;
    this.form.fill(field, value);
  }

  /** What others see from now on; null: it was not taken. */
  async save(): Promise<FitbookProfile | null> {
    const { problems, told, birthdate } = this.read();
    const answer = await this.form.send(problems, async () => (told === null ? null : this.send(told, birthdate)));
    const result = answer?.value ?? null;
    if (result === null) return null;
    if (result.kind === "refused") {
      this.form.refuse(result.refusal.kind === "not-entered" ? {} : { birthdate: result.refusal.kind });
      return null;
    }
    this.form.keep();
    this.settle();
    return result.value;
  }

  private settle(): void {
    this.isSaved = true;
  }

  private async send(told: FitbookProfile, birthdate: Day | null) {
    const { customer, allDependencies } = this.#needs;
    if (this.#given.profile !== null) return lateUseCase(allDependencies, ChangeFitbookProfile)(customer, told);
    return birthdate === null ? null : lateUseCase(allDependencies, EnterFitbook)(customer, { ...told, birthdate });
  }

  private read() {
    const { values } = this.form;
    const [name, birthdate] = [fullNameIn(values.name), dayIn(values.birthdate)];
    const about = values.text.normalize("NFC").trim();
    const shows = { ...USUAL_AUDIENCES };
    for (const part of PROFILE_PARTS) shows[part] = PROFILE_AUDIENCES.find((one) => one === values[part]) ?? shows[part];
    const isPossible = birthdate !== null && isPossibleBirthdate(birthdate, this.today);
    const problems: Partial<Record<ProfileField, ProfileProblem>> = {
      ...(name === null ? { name: values.name.trim() === "" ? "needed" : "name" } : {}),
      ...(codePoints(about) > LONGEST_ABOUT ? { text: "too-long" } : {}),
      ...(this.#given.profile === null && !isPossible ? { birthdate: values.birthdate === "" ? "needed" : "impossible-birthdate" } : {}),
    };
    const told: FitbookProfile | null = name === null ? null : { name, about, shows, isFindable: values.findable === "yes" };
    return { problems, told, birthdate };
  }
}
