import type { clockPhrases as english } from "../clock.ts";

export const clockPhrases: typeof english = {
  parts: {
    midnight: () => "रात 12 बजे",
    "before-dawn": ({ hour, minute }) => `तड़के ${hour}:${minute} बजे`,
    morning: ({ hour, minute }) => `सुबह ${hour}:${minute} बजे`,
    afternoon: ({ hour, minute }) => `दोपहर ${hour}:${minute} बजे`,
    evening: ({ hour, minute }) => `शाम ${hour}:${minute} बजे`,
    night: ({ hour, minute }) => `रात ${hour}:${minute} बजे`,
  },
  moment: ({ day, time }) => `${day}, ${time}`,
  midnightAfter: ({ day }) => `${day} की रात 12 बजे`,
  endOf: ({ day }) => `${day} की रात 12 बजे`,
};
