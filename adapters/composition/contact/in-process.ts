import { GetInTouch, makeGetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { Inbox } from "#core/contact/inbox.port.ts";
import { ListHealthPlanEnquiries, makeListHealthPlanEnquiries } from "#core/contact/list-enquiries.use-case.ts";
import { EnquireAboutHealthPlan, EnquireAtHospital, EnquireForCompany, makeSendEnquiry } from "#core/contact/send-enquiry.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { Roles } from "#core/staff/roles.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function contactInProcess(container: Container): void {
  make(container, EnquireAtHospital, makeSendEnquiry("hospital"), { inbox: Inbox, limits: Limits, now: Clock, newId: NewId });
  make(container, EnquireAboutHealthPlan, makeSendEnquiry("health-plan"), { inbox: Inbox, limits: Limits, now: Clock, newId: NewId });
  make(container, EnquireForCompany, makeSendEnquiry("corporate"), { inbox: Inbox, limits: Limits, now: Clock, newId: NewId });
  make(container, ListHealthPlanEnquiries, makeListHealthPlanEnquiries, { inbox: Inbox, roles: Roles });
  make(container, GetInTouch, makeGetInTouch, { inbox: Inbox, limits: Limits, now: Clock, newId: NewId });
}
