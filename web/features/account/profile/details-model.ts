import { makeAutoObservable } from "mobx";
import { birthdateIn } from "#core/account/birthdate.ts";
import { SetBirthdate } from "#core/account/set-birthdate.use-case.ts";
import { SetGender } from "#core/account/set-gender.use-case.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { FormModel } from "#web/platform/forms/form-model.ts";
import type { Customer } from "#core/identity/customer.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const detailsNeeds = { setBirthdate: SetBirthdate, setGender: SetGender };

/** What customers tell of themselves. What they leave open stays open; what was told once can be changed, not taken back. */
export class DetailsModel {
  readonly form: FormModel<"gender" | "birthdate", "impossible-birthdate" | "needed">;
  readonly today: Day;
  #customer: Customer;
  readonly #session: SessionStore;
  readonly #useCases: NeedsOf<typeof detailsNeeds>;

  constructor(customer: Customer, session: SessionStore, useCases: NeedsOf<typeof detailsNeeds>, clock: Clock) {
    this.#customer = customer;
    this.#session = session;
    this.#useCases = useCases;
    this.today = indianDay(clock());
    this.form = new FormModel(detailsOf(customer));
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  /** A device keeps neither gender nor birthdate: they come once the server has been asked. */
  showCustomer(customer: Customer): void {
    this.#customer = customer;
    this.form.renew(detailsOf(customer));
  }

  /** True: it is kept. */
  async save(): Promise<boolean> {
    const { values } = this.form;
    const birthdate = birthdateIn(values.birthdate, this.today);
    const isTakenBack = values.birthdate === "" && this.#customer.birthdate !== null;
    const isImpossible = values.birthdate !== "" && birthdate === null;
    const problem = isImpossible ? "impossible-birthdate" : isTakenBack ? "needed" : null;
    const read = problem === null ? ok(birthdate) : refused({ birthdate: problem });
    const answer = await this.form.send(read, (day) => this.send(day));
    if (answer?.value.kind === "refused") this.form.refuse({ birthdate: "impossible-birthdate" });
    if (answer?.value.kind !== "ok") return false;
    this.form.keep();
    await this.#session.refresh();
    return true;
  }

  /** Only what differs, the birthdate first: it may be refused. */
  private async send(birthdate: Day | null) {
    const { id, gender: before, birthdate: born } = this.#customer;
    const gender = GENDERS.find((one) => one === this.form.values.gender) ?? before;
    if (birthdate !== null && birthdate !== born) {
      const set = await this.#useCases.setBirthdate(id, { id: null, birthdate });
      if (set.kind === "refused") return set;
    }
    return gender === null || gender === before ? ok(null) : this.#useCases.setGender(id, { id: null, gender });
  }
}

const detailsOf = ({ gender, birthdate }: Customer) => ({ gender: gender ?? "", birthdate: birthdate ?? "" });
