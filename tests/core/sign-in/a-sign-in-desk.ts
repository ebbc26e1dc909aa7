import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { SendEmailCode, SendMobileCode } from "#core/sign-in/codes/send-code.use-case.ts";
import { VerifyMobileCode } from "#core/sign-in/codes/verify-code.use-case.ts";
import { AskHumanTask } from "#core/sign-in/human-check/check-human.use-case.ts";
import { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import { Register } from "#core/sign-in/sign-up/register.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { workersIn } from "#adapters/composition/server/workers.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { keptJobs } from "#tests/kept-jobs.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Caller, Session } from "#core/identity/session.ts";
import type { HumanTask } from "#core/sign-in/human-check/human-check.port.ts";
import type { SignUp } from "#core/sign-in/sign-up/sign-up.ts";
import type { Token } from "#core/shared/token.ts";

const valid = <Value>(value: Value | null): Value => {
  if (value === null) throw new RangeError("not valid");
  return value;
};
export const ASHA = valid(mobileIn("9876543210"));
export const RAVI = valid(mobileIn("9876543211"));
export const EMAIL = valid(emailIn("asha@example.com"));

const HERE = "203.0.113.7";
export const ELSEWHERE = "198.51.100.4";
const nobody: SignUp = {
  mobile: null,
  email: null,
  name: valid(fullNameIn("Asha Rao")),
  birthdate: null,
  gender: null,
  referenceCode: null,
  inviteCode: null,
  challenge: null,
};

/** Whoever signs in, over memory, with a clock that a test turns. */
export class SignInDesk {
  at = now;
  readonly memory = new Memory();
  readonly container = composeMemory(this.memory);

  constructor() {
    this.container.rebind(Clock).toConstantValue(() => this.at);
  }

  get = <T>(useCase: Token<T>): T => this.container.get(useCase);
  later(seconds: number): void {
    this.at += seconds * 1000;
  }
  caller = (address = HERE, session: Session | null = null): Caller => ({ address, session, language: null });

  /** What a person's device works out. */
  async proof(task: HumanTask | null = null): Promise<string> {
    const asked = task === null ? await this.get(AskHumanTask)(this.caller(), undefined) : null;
    if (asked?.kind === "refused") throw new RangeError(asked.refusal.kind);
    return this.get(HumanWork)(task ?? asked?.value ?? {});
  }

  async send(mobile: Mobile, { from = HERE, proof = null as string | null, referenceCode = null as string | null } = {}) {
    return this.get(SendMobileCode)(this.caller(from), { mobile, proof: proof ?? (await this.proof()), referenceCode });
  }
  async sendTo(email: EmailAddress) {
    return this.get(SendEmailCode)(this.caller(), { email, proof: await this.proof() });
  }
  verify = (mobile: Mobile, code: string, { from = HERE, challenge = null as string | null, session = null as Session | null } = {}) =>
    this.get(VerifyMobileCode)(this.caller(from, session), { mobile, code, challenge });
  signUp = (given: Partial<SignUp>) => this.get(Register)(this.caller(), { ...nobody, ...given });

  /** Somebody new, from the first code to the session. */
  async register(mobile: Mobile, more: Partial<SignUp> = {}) {
    await this.send(mobile);
    await this.verify(mobile, this.lastCode());
    const made = await this.signUp({ mobile, ...more });
    if (made.kind === "refused") throw new RangeError(made.refusal.kind);
    this.later(31);
    return { id: made.value.user.customer.id, session: await this.sessionOf(made.value.bearer) };
  }
  async sessionOf(bearer: string): Promise<Session> {
    const session = await this.get(Sessions).holderOf(bearer, this.at);
    if (session === null) throw new RangeError("nobody is signed in");
    return session;
  }

  /** The texts and letters that were put, the last one last. */
  texts = (): readonly string[] =>
    keptJobs(this.memory).flatMap(({ job }) => {
      if (job.kind === "send-code") return [job.message.text];
      return job.kind === "send-sms" || job.kind === "send-email" ? [job.text] : [];
    });
  lastCode = (): string => /\b(\d{4})\b/.exec(this.texts().at(-1) ?? "")?.[1] ?? "";
  wrongCode = (): string => String((Number(this.lastCode()) + 1) % 10_000).padStart(4, "0");
  /** The key of the last link that sets a new password, once the letters that were asked for are written. */
  async resetKey(): Promise<string> {
    const write = workersIn(this.container, () => {}, "http://localhost")["offer-password-reset"];
    for (const { job } of keptJobs(this.memory)) if (job.kind === "offer-password-reset") await write?.(job);
    return /key=([\w-]{43})/.exec(this.texts().at(-1) ?? "")?.[1] ?? "";
  }
}
