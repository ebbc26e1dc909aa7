import type { clockTimePhrases as english } from "../clock-time.ts";

export const clockTimePhrases: typeof english = {
  "after-midnight": ({ hour, minute }) => `रात ${hour}:${minute} बजे`,
  morning: ({ hour, minute }) => `सुबह ${hour}:${minute} बजे`,
  afternoon: ({ hour, minute }) => `दोपहर ${hour}:${minute} बजे`,
  evening: ({ hour, minute }) => `शाम ${hour}:${minute} बजे`,
  night: ({ hour, minute }) => `रात ${hour}:${minute} बजे`,
};
