import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The `niramaya` command as one file that needs nothing but Node 20. What serves the shop stays in the project. */
export async function bundleCommand(project: URL, target: URL): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(project),
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: "cli/main.ts",
      target: "node20",
      outDir: fileURLToPath(target),
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: "niramaya.js", codeSplitting: false } },
    },
    plugins: [
      {
        name: "serve-in-project",
        enforce: "pre",
        resolveId: (imported) =>
          /\/commands\/serve\.ts$/.test(imported) ? fileURLToPath(new URL("serve-in-project.ts", import.meta.url)) : null,
      },
    ],
  });
}
