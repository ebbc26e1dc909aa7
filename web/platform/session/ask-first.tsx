import { createRoot } from "react-dom/client";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SessionStore } from "./session-store.ts";
import type { SignsOut } from "./signs-out.ts";

/** What is drawn to ask a customer who signs out; null: there is nothing to ask them. */
type Question = (customer: CustomerId) => Promise<((answer: SignsOut) => ReactNode) | null>;

/**
 * Whoever signs out is asked something first, on any page. The question has a root of its own, so that no page carries its code before it
 * is asked, and it is there without a line.
 */
export function askFirst(session: SessionStore, question: Question): void {
  let asking: Promise<boolean> | null = null;
  session.asksFirst.push(async () => {
    const { customer } = session;
    if (customer === null) return false;
    const drawn = await question(customer);
    if (drawn === null) return false;
    asking ??= answerTo(drawn).finally(() => {
      asking = null;
    });
    return !(await asking) || session.customer !== customer; // Another tab may have signed them out, and somebody in.
  });
}

function answerTo(drawn: (answer: SignsOut) => ReactNode): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise<boolean>((answer) => {
    root.render(drawn(answer));
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
