import { Drawing } from "#web/design/drawing/drawing.tsx";

/** The drawn sign of a category; one that has none gets the leaf. */
const MARKS: Readonly<Record<string, string>> = {
  ayurveda: "ayurveda",
  unani: "unani",
  "dietary needs": "dietary-needs",
  "chronic disease": "chronic-disease",
  "women's health": "womens-health",
  accessories: "accessories",
  "health package": "health-package",
  "personal care": "personal-care",
  "vitamins & supplements": "vitamins",
  "healthy food": "healthy-food",
};

export function CategoryMark({ slug, className }: { readonly slug: string; readonly className: string }) {
  return <Drawing name={MARKS[slug] ?? "leaf"} box="0 0 64 64" className={className} label={null} />;
}
