/** What is expected of a date. */
export const MOMENT = "a date such as 2026-11-20 or 2026-11-20T10:00:00+05:30";
