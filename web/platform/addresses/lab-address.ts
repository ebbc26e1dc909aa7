import type { Audience } from "#core/labs/lab-package.ts";

/** Where laboratory tests and packages are. Source: specification/labs.md, Addresses. */
export const labAddress = {
  front: "/diagnosticlab",
  find: "/diagnostictest",
  test: (slug: string): string => `/diagnostictest?slug=${encodeURIComponent(slug)}`,
  tests: "/alltests",
  testsNamed: (words: string): string => `/alltests?title=${encodeURIComponent(words)}`,
  packages: "/healthpackages",
  packagesFor: (audience: Audience): string => `/healthpackages?for=${audience}`,
  compare: "/allpackages",
  bookTest: (slug: string): string => `/diagnosticlab/bookings/new?test=${encodeURIComponent(slug)}`,
  bookPackage: (slug: string): string => `/diagnosticlab/bookings/new?package=${encodeURIComponent(slug)}`,
  book: "/diagnosticlab/bookings/new",
  bookings: "/diagnosticlab/bookings",
  booking: (id: string): string => `/diagnosticlab/bookings/${encodeURIComponent(id)}`,
  report: (id: string): string => `/diagnosticlab/bookings/${encodeURIComponent(id)}/report`,
  bills: (id: string): string => `/diagnosticlab/bookings/${encodeURIComponent(id)}/bills`,
  /** Where a question about a booking is asked. */
  help: (id: string): string => `/diagnosticlab/bookings/${encodeURIComponent(id)}/help`,
  comparing: (slug: string): string => `/allpackages?compare=${encodeURIComponent(slug)}`,
};
