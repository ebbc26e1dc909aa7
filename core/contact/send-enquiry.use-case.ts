import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { formAttempt } from "./form-limit.ts";
import type { Caller } from "../identity/session.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Limits } from "../shared/limits.port.ts";
import type { NewId } from "../shared/new-id.port.ts";
import type { Result } from "../shared/result.ts";
import type { Enquiry, EnquiryKind } from "./enquiry.ts";
import type { Inbox } from "./inbox.port.ts";

/** Stores an enquiry and answers its id. Source: specification/content.md, Enquiries. */
export type SendEnquiry = (caller: Caller, enquiry: Enquiry) => Promise<Result<string, { readonly kind: "too-many" }>>;

export const EnquireAtHospital = token<SendEnquiry>("EnquireAtHospital");
export const EnquireAboutHealthPlan = token<SendEnquiry>("EnquireAboutHealthPlan");
export const EnquireForCompany = token<SendEnquiry>("EnquireForCompany");

type Needs = { readonly inbox: Inbox; readonly limits: Limits; readonly now: Clock; readonly newId: NewId };

export const makeSendEnquiry =
  (kind: EnquiryKind) =>
  ({ inbox, limits, now, newId }: Needs): SendEnquiry =>
  async (caller, enquiry) => {
    const at = now();
    const counted = await limits.count([formAttempt(caller)], at);
    if (counted.kind === "exhausted") return refused({ kind: "too-many" });
    const id = newId();
    await inbox.keepEnquiry({ ...enquiry, id, kind, customer: caller.session?.customer ?? null, at });
    return ok(id);
  };
