/** The kinds of therapy that are practised here, in the order in which pages name them. Source: specification/site.md, Who it is for. */
export const THERAPIES = [
  "ayurveda",
  "homeopathy",
  "yoga",
  "physiotherapy",
  "nutrition",
  "siddha",
  "unani",
  "naturopathy",
  "chiropractic",
] as const;
export type Therapy = (typeof THERAPIES)[number];
