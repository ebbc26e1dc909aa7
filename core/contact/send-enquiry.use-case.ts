import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { formAttempt } from "./form-limit.ts";
import { Inbox } from "./inbox.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import { NewId } from "../shared/new-id.port.ts";
import { makers } from "../shared/use-case.ts";
import type { NeedsOf } from "../shared/use-case.ts";
import type { Caller } from "../identity/session.ts";
import type { Result } from "../shared/result.ts";
import type { Enquiry, EnquiryKind } from "./enquiry.ts";

/** Stores an enquiry and answers its id. Source: specification/content.md, Enquiries. */
export type SendEnquiry = (caller: Caller, enquiry: Enquiry) => Promise<Result<string, { readonly kind: "too-many" }>>;

export const EnquireAtHospital = useCase<SendEnquiry>("contact", "EnquireAtHospital");
export const EnquireAboutHealthPlan = useCase<SendEnquiry>("contact", "EnquireAboutHealthPlan");
export const EnquireForCompany = useCase<SendEnquiry>("contact", "EnquireForCompany");

const needs = { inbox: Inbox, limits: Limits, now: Clock, newId: NewId };
type Needs = NeedsOf<typeof needs>;

const names = { hospital: EnquireAtHospital, "health-plan": EnquireAboutHealthPlan, corporate: EnquireForCompany };

export const makeSendEnquiry = makers(
  names,
  needs,
  (kind: EnquiryKind) =>
    ({ inbox, limits, now, newId }: Needs): SendEnquiry =>
    async (caller, enquiry) => {
      const at = now();
      const counted = await limits.count([formAttempt(caller)], at);
      if (counted.kind === "exhausted") return refused({ kind: "too-many" });
      const id = newId();
      await inbox.keepEnquiry({ ...enquiry, id, kind, customer: caller.session?.customer ?? null, at });
      return ok(id);
    },
);
