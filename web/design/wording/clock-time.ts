const indian = new Intl.DateTimeFormat("en-US", { timeZone: "Asia/Kolkata", hour: "numeric", minute: "2-digit", hour12: true });

/** A time of the Indian day, of a moment in milliseconds since 1970: 10:45 am. */
export function timeAt(milliseconds: number): string {
  const parts = indian.formatToParts(milliseconds);
  const told = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${told("hour")}:${told("minute")} ${told("dayPeriod").toLowerCase()}`;
}

/** What is left, in milliseconds: 1:05. */
export function minutesAndSeconds(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
