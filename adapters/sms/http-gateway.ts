import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { Sms } from "#core/jobs/messages.port.ts";

/** Where a company that sends texts takes them: `{ "to": "+919876543210", "text": … }` by POST, with a bearer token. */
export type Gateway = { readonly url: string; readonly token: string };

const TIMEOUT = 10_000;

export const httpSms = ({ url, token }: Gateway): Sms => ({
  async send({ mobile, text }, id) {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": id },
      body: JSON.stringify({ to: `+91${mobile}`, text }),
      redirect: "error", // The token goes nowhere else.
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: unknown) => {
      throw new PortUnavailable("the SMS gateway", error);
    });
    if (!answer.ok) throw new PortUnavailable("the SMS gateway", answer.status);
    await answer.body?.cancel();
  },
});
