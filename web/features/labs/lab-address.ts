import type { Audience } from "#core/labs/lab-package.ts";

/** Where laboratory tests and packages are. Source: specification/labs.md, Addresses. */
export const labAddress = {
  front: "/diagnosticlab",
  find: "/diagnostictest",
  test: (slug: string): string => `/diagnostictest?slug=${encodeURIComponent(slug)}`,
  tests: "/alltests",
  packages: "/healthpackages",
  packagesFor: (audience: Audience): string => `/healthpackages?for=${audience}`,
  compare: "/allpackages",
  /** Written out: the code of alerts would come with every page of tests. A test compares it with theirs. */
  tellMe: "/alerts/new?area=lab-tests",
  comparing: (slug: string): string => `/allpackages?compare=${encodeURIComponent(slug)}`,
};
