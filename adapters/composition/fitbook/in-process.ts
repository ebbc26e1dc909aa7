import { BlockUser, makeBlockUser } from "#core/fitbook/block-user.use-case.ts";
import { ReportUser, makeReportUser } from "#core/fitbook/report-user.use-case.ts";
import { UnblockUser, makeUnblockUser } from "#core/fitbook/unblock-user.use-case.ts";
import { Blocks } from "#core/fitbook/blocks.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function fitbookInProcess(container: Container): void {
  make(container, BlockUser, makeBlockUser, { blocks: Blocks, now: Clock });
  make(container, ReportUser, makeReportUser, { blocks: Blocks, now: Clock });
  make(container, UnblockUser, makeUnblockUser, { blocks: Blocks });
}
