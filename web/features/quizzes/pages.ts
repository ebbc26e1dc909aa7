import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const quizzesPages: FeaturePages = {
  listed: ["/quizhomepage"],
  unlisted: ["/quizquestionnaire", "/quizfinish"],
  personal: ["/quizquestionnaire", "/quizfinish"],
};
