import type { NumberedAccess } from "#core/consultations/access/access-log.port.ts";

const instant = (at: number): string => new Date(at).toISOString();

export const accessesJson = (list: readonly NumberedAccess[]): readonly object[] =>
  list.map(({ number, at, by, seen, member, booking, start }) => ({
    number,
    at: instant(at),
    by,
    seen,
    member,
    booking,
    start: instant(start),
  }));
