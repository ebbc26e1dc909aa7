import { copyFileSync, globSync, rmSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { areas } from "../areas.ts";

/** The files of commands that need nothing but their files. */
const PACKED = areas.flatMap(({ ofFilesAlone }) => ofFilesAlone ?? []).map((name) => name.replaceAll(" ", "-"));

/** A command that works on the shop itself stays in the project: nothing stands for it here, as it is never loaded. */
const OF_THE_SHOP = "\0of-the-shop";
/** What a command of files alone does on the shop where it is asked to. */
const OF_THE_SHOP_TOO = ["cart-check-user", "slots-list-stored"];

/**
 * What an area of the command line loads by this import, or a command does for its part: commands and checks; null: it is something else.
 */
function commandIn(imported: string, importer: string): string | null {
  if (imported === "#cli/customer-cart/cart-check-user.ts") return "cart-check-user";
  if (!/\/cli\/.+commands\.ts$/.test(importer) || imported.startsWith("./wording/")) return null;
  return /^(?:\.|#cli)\/(?:[a-z-]+\/)*([a-z-]+)\.ts$/.exec(imported)?.[1] ?? null;
}

/** What every command needs goes into one file: loading another file takes longer than the code in it. */
const START =
  /\/cli\/(?:niramaya|of-the-shop|areas|arguments|complaints|process-terminal|terminal|wording\/complaints|(?:[\w-]+\/)+(?:\w+-)?commands)\.ts$/;

/** What `catalogue demo` prints stands beside the command as it stands beside its source. */
const DEMO_FILES = ["products", "coupons", "pincodes", "shipping"].map((name) => `${name}.ndjson`);

/** The cart check and all that it needs goes into one file too, as it is the command that is used most. */
const CART_CHECK = /\/cli\/cart\/(?:cart-check|text-answers)\.ts$/;

/**
 * The `niramaya` command, which needs nothing but Node 20: a small file, and beside it what it loads for the command that was typed. All of it stands in one folder,
 * from which `in-project.ts` finds the project. */
export async function bundleCommand(project: URL, target: URL): Promise<void> {
  for (const former of globSync("command-*.js", { cwd: fileURLToPath(target) })) rmSync(new URL(former, target)); // Their names change with what is in them.
  const inProject = JSON.stringify(fileURLToPath(new URL("in-project.ts", import.meta.url)));
  await build({
    configFile: false,
    root: fileURLToPath(project),
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: "cli/main.mjs",
      target: "node20",
      outDir: fileURLToPath(target),
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        output: {
          entryFileNames: "niramaya.js",
          chunkFileNames: "command-[name]-[hash].js",
          codeSplitting: {
            groups: [
              { name: "start", test: START, priority: 1 },
              { name: "cart-check", test: CART_CHECK },
            ],
          },
        },
      },
    },
    plugins: [
      {
        name: "shop-in-project",
        enforce: "pre",
        resolveId(imported, importer) {
          if (imported === "./of-the-shop.ts") return `${OF_THE_SHOP}:loader`;
          const command = commandIn(imported, importer ?? "");
          if (command === null || PACKED.includes(command)) return null;
          return OF_THE_SHOP_TOO.includes(command) ? `${OF_THE_SHOP}:${command}` : OF_THE_SHOP;
        },
        load(id) {
          if (id === OF_THE_SHOP) return "export {};";
          if (!id.startsWith(OF_THE_SHOP)) return null;
          const command = id.slice(OF_THE_SHOP.length + 1);
          if (command === "loader") return `export const ofTheShop = async () => (await import(${inProject})).inProject;`;
          const name = command.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
          return `import { inProject } from ${inProject};\nexport const ${name} = inProject;`;
        },
      },
    ],
  });
  for (const file of DEMO_FILES) copyFileSync(new URL(`adapters/demo/${file}`, project), new URL(file, target));
  await chmod(new URL("niramaya.js", target), 0o755); // npx, once it has linked the file, only runs it.
}
