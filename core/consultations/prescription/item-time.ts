/** When a dose or an exercise is due: a part of the day, or a time of day as 07:30. */
export const DAY_PARTS = ["morning", "noon", "evening", "night"] as const;

/** When the parts of a day begin. Source: specification/prescriptions.md, Ticks. */
const PART_TIMES: Readonly<Record<string, string>> = { morning: "08:00", noon: "13:00", evening: "18:00", night: "21:00" };

/** The time of day of a dose, as 07:30, whether it is written so or as a part of the day. Source: specification/prescriptions.md, Ticks. */
export const clockTimeOf = (time: string): string => PART_TIMES[time] ?? time;

/** A time such as 07:30. */
export const isClockTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/** A part of the day, or a time such as 07:30. */
export const isItemTime = (time: string): boolean => DAY_PARTS.some((part) => part === time) || isClockTime(time);
