import { makeAutoObservable } from "mobx";
import { birthdateIn } from "#core/account/birthdate.ts";
import { ChangeFitbookProfile } from "#core/fitbook/people/change-fitbook-profile.use-case.ts";
import { EnterFitbook } from "#core/fitbook/people/enter-fitbook.use-case.ts";
import { LONGEST_ABOUT, PROFILE_PARTS, USUAL_AUDIENCES } from "#core/fitbook/profiles/fitbook-profile.ts";
import { codePoints } from "#core/fitbook/post-text.ts";
import { PROFILE_AUDIENCES } from "#core/fitbook/visibility/world.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { allRead, needed, readOr } from "#web/platform/forms/all-read.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import type { FitbookProfile, ProfilePart } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { OwnPlace } from "#core/fitbook/profiles/people.port.ts";
import type { FullName } from "#core/identity/full-name.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export type ProfileField = ProfilePart | "name" | "birthdate" | "text" | "findable";
export type ProfileProblem = "needed" | "name" | "impossible-birthdate" | "under-age" | "too-long";

type Given = { readonly account: OwnPlace["account"]; readonly profile: FitbookProfile | null };
export const profileFormNeeds = { enterFitbook: EnterFitbook, changeFitbookProfile: ChangeFitbookProfile };

type Needs = NeedsOf<typeof profileFormNeeds> & { readonly customer: CustomerId; readonly clock: Clock };

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
      name: profile?.name ?? account.name,
      text: profile?.about ?? "",
      birthdate: account.birthdate ?? "",
      about,
      lists,
      badges,
      findable: (profile?.isFindable ?? true) ? "yes" : "",
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
    const answer = await (this.#given.profile === null ? this.enter() : this.change());
    if (answer === null) return null;
    if (answer.value.kind === "refused") {
      const { kind } = answer.value.refusal;
      this.form.refuse(kind === "not-entered" ? {} : { birthdate: kind });
      return null;
    }
    this.form.keep();
    this.settle();
    return answer.value.value;
  }

  private settle(): void {
    this.isSaved = true;
  }

  private enter() {
    const { customer, ...useCases } = this.#needs;
    const born = needed(this.form.values.birthdate, (text) => readOr(birthdateIn(text, this.today), "impossible-birthdate"));
    return this.form.send(allRead({ ...this.told, birthdate: born }), ({ birthdate, ...details }) =>
      useCases.enterFitbook(customer, { ...this.profileOf(details), birthdate }),
    );
  }

  private change() {
    const { customer, ...useCases } = this.#needs;
    return this.form.send(allRead(this.told), (valuesOf) => useCases.changeFitbookProfile(customer, this.profileOf(valuesOf)));
  }

  private get told() {
    const { values } = this.form;
    const about = values.text.normalize("NFC").trim();
    return {
      name: needed(values.name, (text) => readOr(fullNameIn(text), "name")),
      text: codePoints(about) > LONGEST_ABOUT ? refused("too-long") : ok(about),
    };
  }

  private profileOf({ name, text }: { readonly name: FullName; readonly text: string }): FitbookProfile {
    const { values } = this.form;
    const shows = { ...USUAL_AUDIENCES };
    for (const part of PROFILE_PARTS) shows[part] = PROFILE_AUDIENCES.find((one) => one === values[part]) ?? shows[part];
    return { name, about: text, shows, isFindable: values.findable === "yes" };
  }
}
