import { makeAutoObservable } from "mobx";
import { GENDERS } from "#core/identity/customer.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { dayIn } from "#core/shared/day.ts";
import { EMPTY_SIGN_UP, signUpProblem } from "#core/sign-in/sign-up-form.ts";
import type { SignUp } from "#core/sign-in/sign-up.ts";
import type { SignUpForm, SignUpProblem } from "#core/sign-in/sign-up-form.ts";

/** What may be told besides the name. */
type More = { readonly email: string; readonly birthdate: string; readonly gender: string; readonly referenceCode: string };
type Wrong = "name" | "email";

const NOTHING_MORE: More = { email: "", birthdate: "", gender: "", referenceCode: "" };

/** What somebody new fills in. */
export class SignUpModel {
  form: SignUpForm = EMPTY_SIGN_UP;
  more: More = NOTHING_MORE;
  wrong: Wrong | null = null;
  faults = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get problem(): SignUpProblem | null {
    return signUpProblem(this.form);
  }

  name(name: string): void {
    this.form = { ...this.form, name };
    this.wrong = null;
  }

  acceptTerms(areTermsAccepted: boolean): void {
    this.form = { ...this.form, areTermsAccepted };
  }

  tell(part: keyof More, text: string): void {
    this.more = { ...this.more, [part]: text };
    this.wrong = null;
  }

  /** What is sent; null: something is wrong, and marked. */
  filled(): Omit<SignUp, "mobile" | "challenge"> | "terms-not-accepted" | null {
    if (this.problem === "terms-not-accepted") return this.problem;
    const name = fullNameIn(this.form.name);
    const email = emailIn(this.more.email);
    if (name === null) return this.find("name");
    if (email === null && this.more.email.trim() !== "") return this.find("email");
    return {
      name,
      email,
      birthdate: dayIn(this.more.birthdate),
      gender: GENDERS.find((gender) => gender === this.more.gender) ?? null,
      referenceCode: this.more.referenceCode.trim() || null,
    };
  }

  private find(wrong: Wrong): null {
    this.wrong = wrong;
    this.faults += 1;
    return null;
  }
}
