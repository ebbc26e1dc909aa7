import { ListHealthPlanEnquiries } from "#core/contact/list-enquiries.use-case.ts";
import { PutHealthPlanPage } from "#core/staff/put-health-plan-page.use-case.ts";
import { SendAvailablePicture, SendBannerPicture, SendEcosystemPicture, SendPlanPicture } from "#core/staff/send-page-picture.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function staffOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/staff/endpoints.ts"), {
    listHealthPlanEnquiries: ListHealthPlanEnquiries,
    putHealthPlanPage: PutHealthPlanPage,
    sendBannerPicture: SendBannerPicture,
    sendAvailablePicture: SendAvailablePicture,
    sendEcosystemPicture: SendEcosystemPicture,
    sendPlanPicture: SendPlanPicture,
  });
}
