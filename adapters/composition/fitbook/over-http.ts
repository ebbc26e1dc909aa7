import { BlockUser } from "#core/fitbook/block-user.use-case.ts";
import { ReportUser } from "#core/fitbook/report-user.use-case.ts";
import { UnblockUser } from "#core/fitbook/unblock-user.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function fitbookOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/fitbook/endpoints.ts"), {
    blockUser: BlockUser,
    reportUser: ReportUser,
    unblockUser: UnblockUser,
  });
}
