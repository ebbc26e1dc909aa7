/** Source: specification/content.md, Landing page. */
export const landingAddress = {
  all: "/landing",
  /** A page that staff wrote, or somebody who practises. */
  named: (name: string): string => `/landing/${encodeURIComponent(name)}`,
};
