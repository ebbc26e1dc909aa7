import { clockTimePhrases } from "#web/design/wording/clock-time.ts";

/** The part of the day that some languages name with a time, instead of its half. */
export type DayPart = "after-midnight" | "morning" | "afternoon" | "evening" | "night";

const indian = new Intl.DateTimeFormat("en-US", { timeZone: "Asia/Kolkata", hour: "numeric", minute: "2-digit", hour12: true });

/** A time of the Indian day, of a moment in milliseconds since 1970: 10:45 am. */
export function timeAt(milliseconds: number): string {
  const parts = indian.formatToParts(milliseconds);
  const told = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const hour = told("hour");
  return clockTimePhrases[dayPart(Number(hour), told("dayPeriod"))]({ hour, minute: told("minute") });
}

function dayPart(hour: number, half: string): DayPart {
  const isFirst = hour === 12 || hour < 4;
  if (half === "AM") return isFirst ? "after-midnight" : "morning";
  if (isFirst) return "afternoon";
  return hour < 8 ? "evening" : "night";
}

/** What is left, in milliseconds: 1:05. */
export function minutesAndSeconds(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
