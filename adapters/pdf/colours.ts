/** The shop's tokens by day, as a PDF knows colours. */
export const COLOURS = {
  ink: "#21241b",
  "ink-2": "#484a3e",
  "ink-3": "#666558",
  line: "#e0d9cf",
  edge: "#838074",
  "leaf-ink": "#1e5631",
  "turmeric-ink": "#7d4f12",
} as const;

export type Colour = keyof typeof COLOURS;
