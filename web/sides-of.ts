import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const project = fileURLToPath(new URL("..", import.meta.url));

/**
 * `#shell/…` is a file of the shell, `#sides/NAME` what its features declare in files of that name: of each feature that its composition.ts
 * imports, NAME.ts beside feature.ts where there is one. A shell names its features once, and each comes with all that it declares.
 */
export function sidesOf(shell: string): Plugin {
  return {
    name: "sides-of",
    enforce: "pre",
    resolveId(source) {
      if (source.startsWith("#sides/")) return `\0${source.slice(1)}`; // A development server's address ends at a "#".
      return source.startsWith("#shell/") ? join(shell, source.slice("#shell/".length)) : null;
    },
    load(id) {
      if (!id.startsWith("\0sides/")) return null;
      const side = id.slice("\0sides/".length);
      const composition = readFileSync(join(shell, "composition.ts"), "utf8");
      const features = [...composition.matchAll(/from "#(web\/features\/[\w/-]+\/feature\.ts)"/g)].map(([, file = ""]) => file);
      const files = features.map((file) => join(project, dirname(file), `${side}.ts`)).filter((file) => existsSync(file));
      const declared = files.flatMap((file) => exportsOf(file).map((name) => ({ file, name })));
      const imports = declared.map(({ file, name }, nth) => `import { ${name} as side${nth} } from ${JSON.stringify(file)};\n`);
      return `${imports.join("")}export const sides = [${declared.map((_, nth) => `side${nth}`).join(", ")}];\n`;
    },
  };
}

/** By name: a window would carry the list of names of whatever is imported as a whole. */
const exportsOf = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);
