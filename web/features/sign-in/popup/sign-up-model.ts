import { makeAutoObservable } from "mobx";
import { isPossibleBirthdate } from "#core/account/birthdate.ts";
import { GENDERS } from "#core/identity/customer.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { newNameIn } from "#core/identity/new-name.ts";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { isTooLongName } from "#core/identity/too-long-name.ts";
import { unprintedLetter } from "#core/shared/printed-letters.ts";
import { dayIn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { EMPTY_SIGN_UP, signUpProblem } from "#core/sign-in/sign-up/sign-up-form.ts";
import type { InviteCode } from "#core/identity/invite-code.ts";
import type { Clock } from "#core/shared/clock.port.ts";
import type { Day } from "#core/shared/day.ts";
import type { SignUp } from "#core/sign-in/sign-up/sign-up.ts";
import type { UnprintedLetter } from "#web/platform/forms/printed-text.ts";
import type { SignUpForm, SignUpProblem } from "#core/sign-in/sign-up/sign-up-form.ts";

/** What may be told besides the name. */
type More = {
  readonly email: string;
  readonly birthdate: string;
  readonly gender: string;
  readonly referenceCode: string;
  readonly inviteCode: string;
};
type Wrong = "name" | "email" | "birthdate" | "inviteCode";

const NOTHING_MORE: More = { email: "", birthdate: "", gender: "", referenceCode: "", inviteCode: "" };

/** What somebody new fills in. */
export class SignUpModel {
  form: SignUpForm = EMPTY_SIGN_UP;
  more: More = NOTHING_MORE;
  /** Whether they came by somebody's invitation, whose code stands there already. */
  isInvited = false;
  wrong: Wrong | null = null;
  faults = 0;

  readonly today: Day;

  constructor(now: Clock) {
    this.today = indianDay(now());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get problem(): SignUpProblem | null {
    return signUpProblem(this.form);
  }

  /** Why what stands there can't be a name: told at once, as nothing else says why Submit is off. Null: it can, or nobody has asked yet. */
  get nameProblem(): "needed" | "too-long" | UnprintedLetter | null {
    const { name } = this.form;
    const letter = fullNameIn(name) === null ? null : unprintedLetter(name);
    if (letter !== null) return { kind: "unprinted", letter };
    if (fullNameIn(name) !== null || (name.trim() === "" && this.wrong !== "name")) return null;
    return isTooLongName(name) ? "too-long" : "needed";
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

  invite(code: InviteCode | null): void {
    this.isInvited = code !== null;
    if (code !== null) this.tell("inviteCode", code);
  }

  /** What is sent; null: something is wrong, and marked. */
  filled(): Omit<SignUp, "mobile" | "challenge"> | "terms-not-accepted" | null {
    if (this.problem === "terms-not-accepted") return this.problem;
    const name = newNameIn(this.form.name);
    const email = emailIn(this.more.email);
    if (name === null) return this.find("name");
    if (email === null && this.more.email.trim() !== "") return this.find("email");
    const birthdate = dayIn(this.more.birthdate);
    if (birthdate !== null && !isPossibleBirthdate(birthdate, this.today)) return this.find("birthdate");
    const inviteCode = inviteCodeIn(this.more.inviteCode);
    if (inviteCode === null && this.more.inviteCode.trim() !== "") return this.find("inviteCode");
    return {
      name,
      email,
      birthdate,
      gender: GENDERS.find((gender) => gender === this.more.gender) ?? null,
      referenceCode: this.more.referenceCode.trim() || null,
      inviteCode,
    };
  }

  /** Marks what is wrong, which is then gone to. */
  find(wrong: Wrong): null {
    this.wrong = wrong;
    this.faults += 1;
    return null;
  }
}
