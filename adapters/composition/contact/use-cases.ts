import { GetInTouch, makeGetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { Inbox } from "#core/contact/inbox.port.ts";
import { EnquireAboutHealthPlan, EnquireAtHospital, EnquireForCompany, makeSendEnquiry } from "#core/contact/send-enquiry.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function contactInProcess(container: Container): void {
  make(container, EnquireAtHospital, makeSendEnquiry("hospital"), { inbox: Inbox, limits: Limits, now: Clock, newId: NewId });
  make(container, EnquireAboutHealthPlan, makeSendEnquiry("health-plan"), { inbox: Inbox, limits: Limits, now: Clock, newId: NewId });
  make(container, EnquireForCompany, makeSendEnquiry("corporate"), { inbox: Inbox, limits: Limits, now: Clock, newId: NewId });
  make(container, GetInTouch, makeGetInTouch, { inbox: Inbox, limits: Limits, now: Clock, newId: NewId });
}

export function contactOverHttp(container: Container, overHttp: OverHttp): void {
  const declared = () => import("#adapters/http-contract/contact/endpoints.ts"); // Loaded by the first call.
  container.bind(EnquireAtHospital).toConstantValue(overHttp(async () => (await declared()).enquireAtHospital));
  container.bind(EnquireAboutHealthPlan).toConstantValue(overHttp(async () => (await declared()).enquireAboutHealthPlan));
  container.bind(EnquireForCompany).toConstantValue(overHttp(async () => (await declared()).enquireForCompany));
  container.bind(GetInTouch).toConstantValue(overHttp(async () => (await declared()).getInTouch));
}
