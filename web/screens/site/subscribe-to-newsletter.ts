import { emailIn } from "#core/identity/email-address.ts";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import type { Caller } from "#core/identity/session.ts";
import type { Whole } from "#web/frame/whole.ts";

export type Sent = "asked" | "invalid" | "too-many" | "unavailable";

/** Sends an address that is one. Throws PortUnavailable. */
export async function subscribeToNewsletter(whole: Whole, caller: Caller, written: string): Promise<Sent> {
  const email = emailIn(written);
  if (email === null) return "invalid";
  const answer = await (await whole()).get(Subscribe)(caller, email);
  return answer.kind === "ok" ? "asked" : answer.refusal.kind;
}
