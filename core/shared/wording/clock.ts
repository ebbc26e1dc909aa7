type Clock = { readonly hour: string; readonly minute: string };
type OfDay = { readonly day: string };

/**
 * How the time of day is written to people, by its part: hours go from 1 to 12. Midnight is named by the day that it ends, as "Tuesday, 12
 * o'clock at night" could be either night.
 */
export const clockPhrases = {
  parts: {
    midnight: () => "12 midnight",
    "before-dawn": ({ hour, minute }: Clock) => `${hour}:${minute} am`,
    morning: ({ hour, minute }: Clock) => `${hour}:${minute} am`,
    afternoon: ({ hour, minute }: Clock) => `${hour}:${minute} pm`,
    evening: ({ hour, minute }: Clock) => `${hour}:${minute} pm`,
    night: ({ hour, minute }: Clock) => `${hour}:${minute} pm`,
  },
  moment: ({ day, time }: OfDay & { readonly time: string }) => `${day}, ${time}`,
  midnightAfter: ({ day }: OfDay) => `${day} night, 12 midnight`,
  endOf: ({ day }: OfDay) => `the end of ${day}`,
};
