/** Source: specification/content.md, Landing page. */
export const landingAddress = {
  all: "/landing",
  practitioner: (slug: string): string => `/landing/${encodeURIComponent(slug)}`,
};
