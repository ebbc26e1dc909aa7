import * as z from "zod/mini";
import { BlockUser, MOST_BLOCKED } from "#core/fitbook/blocks/block-user.use-case.ts";
import { LONGEST_REPORT } from "#core/fitbook/reports/report.ts";
import { ReportUser } from "#core/fitbook/moderation/report-user.use-case.ts";
import { PreviewBlock } from "#core/fitbook/blocks/preview-block.use-case.ts";
import { UnblockUser } from "#core/fitbook/blocks/unblock-user.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { endpoint, fields, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { idOf, written } from "#adapters/http-contract/scalars.ts";
import { namedGroup } from "./names.ts";
import { tooMuch } from "./too-much.ts";
import type { GroupLeft } from "#core/fitbook/blocks/preview-block.use-case.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const unknownUser = answerOf(404, "User not found");

export const blockUser = endpoint(BlockUser, {
  method: "PUT",
  path: "/user/blockUser",
  in: "body",
  audience: "customer",
  request: only("user_id", idOf(customerId)),
  response: z.null(),
  refusals: {
    "unknown-user": unknownUser,
    "too-many-blocked": answerOf(409, `You have blocked ${MOST_BLOCKED} people, as many as one account can.`),
  },
});

const groupLeft: Shape<GroupLeft> = fields({
  group: namedGroup,
  isMine: ["mine", z.boolean()],
});

export const previewBlock = endpoint(PreviewBlock, {
  method: "GET",
  path: "/user/blockUser",
  in: "query",
  audience: "customer",
  request: only("user_id", idOf(customerId)),
  response: only("groups", z.array(groupLeft)),
  refusals: { "unknown-user": unknownUser },
});

export const unblockUser = endpoint(UnblockUser, {
  method: "PUT",
  path: "/user/unblockUser",
  in: "body",
  audience: "customer",
  request: only("user_id", idOf(customerId)),
  response: z.null(),
});

export const reportUser = endpoint(ReportUser, {
  method: "PUT",
  path: "/user/reportUser",
  in: "body",
  audience: "customer",
  request: fields({ other: ["user_id", idOf(customerId)], reason: written(LONGEST_REPORT) }),
  response: z.null(),
  refusals: { "unknown-user": unknownUser, "too-much": tooMuch },
});
