import type { agePhrases as english } from "../ages.ts";

export const agePhrases: typeof english = {
  years: { one: ({ count }) => `${count} वर्ष`, other: ({ count }) => `${count} वर्ष` },
  months: { one: ({ count }) => `${count} महीना`, other: ({ count }) => `${count} महीने` },
  days: { one: ({ count }) => `${count} दिन`, other: ({ count }) => `${count} दिन` },
};
