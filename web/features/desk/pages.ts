import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

/** No search engine finds a page of the desk, and no device keeps one: each is about patients. */
export const deskPages: FeaturePages = { unlisted: ["/"], personal: ["/desk"] };
