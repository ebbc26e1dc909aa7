import type * as English from "#cli/wording/letter-moments.ts";

const days = new Intl.DateTimeFormat("hi-IN", { timeZone: "Asia/Kolkata", weekday: "long", day: "numeric", month: "long" });
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", hour: "2-digit", minute: "2-digit" });

export const letterDay: typeof English.letterDay = (at) => days.format(at);

export const letterMoment: typeof English.letterMoment = (at) => `${letterDay(at)}, ${clock.format(at)} बजे (भारतीय समय)`;
