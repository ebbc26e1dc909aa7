import type { MindCategory } from "#core/health/tools/mind.ts";

/** Where the questions of the mind are. Source: specification/wellness.md, Addresses. */
export const mindAddress = {
  home: "/wellness/mind",
  question: (category: MindCategory): string => `/wellness/mind/${category}/question`,
  completed: (category: MindCategory): string => `/wellness/mind/${category}/completed`,
};
