import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const quizzesPages: FeaturePages = {
  listed: ["/quizhomepage"],
  unlisted: ["/quizquestionnaire", "/quizlive", "/quizfinish"],
  personal: ["/quizquestionnaire", "/quizlive", "/quizfinish"],
};
