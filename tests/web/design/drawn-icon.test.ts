import { globSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawnIcon, writtenIcon } from "#web/design/icon/drawn-icon.ts";
import type { ComponentType, SVGProps } from "react";
import type { IconData } from "#web/design/icon/drawn-icon.ts";

const ICONS = "node_modules/lucide-react/dist/esm";

/** The files of the icons that the sources name. */
const named = new Set(
  globSync("web/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(([, names = ""]) =>
      names.split(/,\s*/).map((name) => name.trim()),
    ),
  ),
);
const files = [
  ...readFileSync(`${ICONS}/lucide-react.mjs`, "utf8").matchAll(/export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)'/g),
].flatMap(([, names = "", file = ""]) => ([...names.matchAll(/default as (\w+)/g)].some(([, name = ""]) => named.has(name)) ? [file] : []));

/** React asks for keys of lists, which no icon is drawn as. */
const markup = (Icon: ComponentType<SVGProps<SVGSVGElement>>, props: SVGProps<SVGSVGElement>) =>
  [...renderToStaticMarkup(createElement(Icon, props)).matchAll(/<\/?\w+|[\w-]+="[^"]*"/g)].map(String).sort();

describe("an icon", () => {
  it("is drawn as Lucide's own code draws it", async () => {
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const lucide: { readonly __iconData: IconData; readonly default: ComponentType<SVGProps<SVGSVGElement>> } = await import(
        new URL(`../../../${ICONS}/${file}`, import.meta.url).href
      );
      for (const props of [{}, { className: "icon icon-small", "aria-hidden": true }])
        for (const icon of [drawnIcon, writtenIcon]) expect(markup(icon(lucide.__iconData), props)).toEqual(markup(lucide.default, props));
    }
  });
});
