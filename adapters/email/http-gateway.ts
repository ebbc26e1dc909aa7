import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import type { Email } from "#core/jobs/messages.port.ts";

/**
 * Where a company that sends letters takes them: `{ "from", "to", "subject", "text" }`, of a list also `"headers"`, by POST, with a bearer
 * token.
 */
export type Gateway = { readonly url: string; readonly token: string; readonly from: string };

const TIMEOUT = 10_000;

export const httpEmail = ({ url, token, from }: Gateway): Email => ({
  async send({ email, subject, text, leave }, id) {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": id },
      body: JSON.stringify({ from, to: email, subject, text, ...(leave ? { headers: headersToLeave(leave) } : {}) }),
      redirect: "error", // The token goes nowhere else.
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: unknown) => {
      throw new PortUnavailable("the e-mail gateway", error);
    });
    if (!answer.ok) throw new PortUnavailable("the e-mail gateway", answer.status);
    await answer.body?.cancel();
  },
});

/**
 * Mail programs show a button of their own for these, which takes its reader off the list. Source: specification/content.md, Newsletter.
 */
const headersToLeave = (leave: string) => ({ "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
