import { ok, refused } from "../shared/result.ts";
import { statesBefore } from "./enquiry-state.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { EnquiryState } from "./enquiry-state.ts";
import type { Inbox } from "./inbox.port.ts";

export type NotMarked = { readonly kind: "unknown-enquiry" | "out-of-turn" };

/**
 * Sets the state of an enquiry as staff; `who` is the staff member's name. A repetition leaves the state as it is, but is recorded again.
 * Answers the state afterwards. Source: specification/content.md, Enquiries.
 */
export type MarkEnquiry = (
  who: string,
  wanted: { readonly id: string; readonly state: EnquiryState },
) => Promise<Result<EnquiryState, NotMarked>>;

export const makeMarkEnquiry =
  ({ inbox, now }: { readonly inbox: Inbox; readonly now: Clock }): MarkEnquiry =>
  (who, { id, state }) => {
    const at = now();
    return inbox.change<Result<EnquiryState, NotMarked>>(id, (enquiry) => {
      if (enquiry === null) return { change: null, answer: refused({ kind: "unknown-enquiry" }) };
      if (enquiry.state !== state && !statesBefore(state).includes(enquiry.state))
        return { change: null, answer: refused({ kind: "out-of-turn" }) };
      const audit = { at, who, action: "inbox mark", subject: { kind: "enquiry", id }, details: { to: state } } as const;
      return { change: { state, audit }, answer: ok(state) };
    });
  };
