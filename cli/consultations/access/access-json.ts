import { printedUtc } from "#core/shared/printed-utc.ts";
import type { NumberedAccess } from "#core/consultations/access/access-log.port.ts";

export const accessesJson = (list: readonly NumberedAccess[]): readonly object[] =>
  list.map(({ number, at, by, seen, member, booking, start }) => ({
    number,
    at: printedUtc(at),
    by,
    seen,
    member,
    booking,
    start: printedUtc(start),
  }));
