import { BlockUser, makeBlockUser } from "#core/fitbook/block-user.use-case.ts";
import { ReportUser, makeReportUser } from "#core/fitbook/report-user.use-case.ts";
import { UnblockUser, makeUnblockUser } from "#core/fitbook/unblock-user.use-case.ts";
import { Blocks } from "#core/fitbook/blocks.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function fitbookInProcess(container: Container): void {
  make(container, BlockUser, makeBlockUser, { blocks: Blocks, now: Clock });
  make(container, ReportUser, makeReportUser, { blocks: Blocks, now: Clock });
  make(container, UnblockUser, makeUnblockUser, { blocks: Blocks });
}

export function fitbookOverHttp(container: Container, overHttp: OverHttp): void {
  const declared = () => import("#adapters/http-contract/fitbook/endpoints.ts"); // Loaded by the first call.
  container.bind(BlockUser).toConstantValue(overHttp(async () => (await declared()).blockUser));
  container.bind(ReportUser).toConstantValue(overHttp(async () => (await declared()).reportUser));
  container.bind(UnblockUser).toConstantValue(overHttp(async () => (await declared()).unblockUser));
}
