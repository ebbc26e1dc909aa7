const DAY = 1_440;

/** A time of the day as a field holds it, of minutes since midnight: 09:30. The end of a day is written as the beginning of the next. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Minutes since midnight of what a field holds; null: it is no time. */
export function minutesIn(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The same of an end: midnight is the end of the day. */
export function endIn(text: string): number | null {
  const minutes = minutesIn(text);
  return minutes === 0 ? DAY : minutes;
}
