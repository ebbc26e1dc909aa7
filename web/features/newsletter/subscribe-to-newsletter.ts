import { emailIn } from "#core/identity/email-address.ts";
import type { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { newsletterWords } from "./wording/newsletter.ts";
import type { Caller } from "#core/identity/session.ts";

export type Answered = { readonly kind: "asked" | "invalid" | "too-many"; readonly says: string };

/** Sends an address that is one. Throws PortUnavailable. */
export async function subscribeToNewsletter(subscribe: Subscribe, caller: Caller, written: string): Promise<Answered> {
  const email = emailIn(written);
  if (email === null) return { kind: "invalid", says: newsletterWords.invalidEmail };
  const answer = await subscribe(caller, email);
  return answer.kind === "ok"
    ? { kind: "asked", says: newsletterWords.confirm.askedText }
    : { kind: answer.refusal.kind, says: newsletterWords.tooMany };
}
