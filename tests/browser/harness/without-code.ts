import { inject } from "vitest";
import { bearerOf } from "./bearer-token.ts";
import type { Visitors } from "./visitors.ts";

export const ASHA = "5555500001";

/**
 * A customer, or with `as` null a guest, to whom some code does not come until that is mended. None of their pages may load itself anew:
 * that was done a moment ago.
 */
export async function withoutCode(
  visitor: Visitors["visitor"],
  code: RegExp,
  { as = ASHA, width = 1280 }: { readonly as?: string | null; readonly width?: number } = {},
) {
  const { context } = await visitor({ line: "bad", width, ...(as === null ? {} : { bearer: await bearerOf(inject("shop"), as) }) });
  await context.addInitScript(() => location.protocol === "http:" && sessionStorage.setItem("chunk-reload", String(Date.now())));
  await context.route(code, (route) => route.abort());
  return { page: await context.newPage(), mend: () => context.unroute(code) };
}
