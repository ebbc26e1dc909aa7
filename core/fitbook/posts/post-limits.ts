import { ok, refused } from "../../shared/result.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { TooMuch } from "../daily-limits.ts";
import type { Limit, Limits } from "../../shared/limits.port.ts";
import type { Result } from "../../shared/result.ts";

const DAY = 24 * 60 * 60 * 1000;

/** How much one may write a day. Source: specification/fitbook.md, Comments and likes. */
export const POST_LIMITS = {
  posts: { name: "fitbook-posts", most: 50, within: DAY },
  comments: { name: "fitbook-comments", most: 300, within: DAY },
  likes: { name: "fitbook-likes", most: 1_000, within: DAY },
} as const satisfies Record<string, Limit>;

export async function withinLimit(
  limits: Limits,
  { limit, by, at }: { readonly limit: Limit; readonly by: CustomerId; readonly at: number },
): Promise<Result<null, TooMuch>> {
  const counted = await limits.count([{ limit, by }], at);
  return counted.kind === "exhausted" ? refused({ kind: "too-much", until: counted.until }) : ok(null);
}
