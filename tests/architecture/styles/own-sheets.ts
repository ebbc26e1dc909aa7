/** Parts that stand on nearly every page, by their class, and the folder in which alone they are styled. */
const FOLDERS: Readonly<Record<string, string>> = {
  button: "web/design/button/",
  "icon-button": "web/design/button/",
  field: "web/design/fields/",
  form: "web/design/fields/",
  tile: "web/design/product-card/",
};

/** What is not printed, whosever it is. */
const ON_PAPER = "web/design/layout/print.css";

/**
 * The selectors by which a sheet changes a part that is not its own wherever it stands: those that begin with the part's class. What holds
 * a part may give it its place and its size: `.order-line .tile`.
 */
export function foreignPartsIn(path: string, sheet: string): readonly string[] {
  if (path === ON_PAPER) return [];
  const selectors = [...sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/[^{};]+(?=\{)/g)].flatMap(([list]) => list.split(","));
  return selectors.flatMap((selector) => {
    const folder = FOLDERS[/^\s*\.([\w-]+)/.exec(selector)?.[1] ?? ""];
    return folder === undefined || path.startsWith(folder) ? [] : [selector.trim()];
  });
}
