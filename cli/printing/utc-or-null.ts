import { printedUtc } from "#core/shared/printed-utc.ts";

/** An instant in milliseconds since 1970 as answers show it; null where there is none. */
export const utcOrNull = (at: number | null): string | null => (at === null ? null : printedUtc(at));
