import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Plugin } from "vite";

/**
 * The whole program as `npm start` runs it, in the folder `target` two below the project: few files, and nothing that no command runs. The
 * sources are thousands of files: their texts, and what Node.js knows of each, took a quarter of the server's memory. Names and lines stay
 * as they were written, so that the stack of a defect can be read. Pages, the built ones as those of `dev`, and what is not JavaScript stay
 * where they are.
 */
export async function bundleProgram(project: URL, target: URL): Promise<void> {
  const root = fileURLToPath(project);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    // Its package gives Node.js the build of which nothing can be left out.
    resolve: { alias: [{ find: /^rxjs$/, replacement: fileURLToPath(new URL("node_modules/rxjs/dist/esm/index.js", project)) }] },
    ssr: { noExternal: true },
    build: {
      ssr: "cli/main.mjs",
      target: `node${Number.parseInt(process.versions.node, 10)}`,
      outDir: fileURLToPath(target),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        external: [/^#pages\//, "sharp", "vite"],
        // V8 keeps a file as it is read, and takes two bytes for each letter once one of them needs two.
        output: { entryFileNames: "niramaya.js", chunkFileNames: "[name]-[hash].js", comments: false, charset: "ascii" },
      },
    },
    plugins: [besideTheirSources(root)],
  });
}

/** A file that a source reads from beside itself, as fonts, is read from there still. */
const besideTheirSources = (root: string): Plugin => ({
  name: "beside-their-sources",
  enforce: "pre",
  transform: {
    filter: { id: /^[^\0].*[\\/](?:adapters|cli)[\\/].+\.ts$/, code: /import\.meta\.(?:url|dirname)/ },
    handler(code, id) {
      const source = JSON.stringify(`../../${relative(root, id).replaceAll("\\", "/")}`);
      const written = `import.meta.resolve(${source})`;
      return code
        .replaceAll("import.meta.url", written)
        .replaceAll("import.meta.dirname", `process.getBuiltinModule("node:url").fileURLToPath(new URL(".", ${written}))`);
    },
  },
});
