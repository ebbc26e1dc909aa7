const days = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", weekday: "long", day: "numeric", month: "long" });
const clock = new Intl.DateTimeFormat("en-IN", { timeZone: "Asia/Kolkata", hour: "numeric", minute: "2-digit", hour12: true });

/** The Indian day of an instant, as letters and messages name it. */
export const letterDay = (at: number): string => days.format(at);

/** An instant in Indian time, as letters and messages name it. */
export const letterMoment = (at: number): string => `${letterDay(at)}, ${clock.format(at).replaceAll(/\s/g, " ")} (Indian time)`;
