/**
 * An id as those are that are made at `at` (milliseconds since 1970), so that it sorts by its time among them; `nth` tells apart what is
 * made at once.
 */
export function idAt(at: number, nth: number): string {
  const time = Math.floor(at).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${nth.toString(16).padStart(12, "0")}`;
}
