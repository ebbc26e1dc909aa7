/** Source: platform section 2, Simple pages and Routes with a parameter. */
export const landingAddress = {
  all: "/landing",
  practitioner: (slug: string): string => `/landing/${encodeURIComponent(slug)}`,
};
