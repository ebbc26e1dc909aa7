import { GetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { EnquireAboutHealthPlan, EnquireAtHospital, EnquireForCompany } from "#core/contact/send-enquiry.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function contactOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/contact/endpoints.ts"), {
    enquireAtHospital: EnquireAtHospital,
    enquireAboutHealthPlan: EnquireAboutHealthPlan,
    enquireForCompany: EnquireForCompany,
    getInTouch: GetInTouch,
  });
}
