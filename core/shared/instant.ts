/**
 * A point in time, to any fraction of a second: whole seconds since 1970 in UTC and the decimals of the second begun,
 * without trailing zeros (`"5"` is half a second, `""` none).
 */
export type Instant = { readonly seconds: number; readonly decimals: string };

export function instantAt(milliseconds: number): Instant {
  const seconds = Math.floor(milliseconds / 1000);
  const rest = milliseconds - seconds * 1000;
  return { seconds, decimals: String(rest).padStart(3, "0").replace(/0+$/, "") };
}

export const isAfter = (a: Instant, b: Instant): boolean => a.seconds > b.seconds || (a.seconds === b.seconds && a.decimals > b.decimals);
