import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

/** Emits the files, and whatever they import, as JavaScript with types that Node 20 can load: the compiler knows no later library. */
export function emitModules(project: URL, target: URL, files: readonly string[]): void {
  mkdirSync(target, { recursive: true });
  compile(project, target, files, { emitDeclarationOnly: true, declaration: true });
  compile(project, target, files, { noCheck: true, rewriteRelativeImportExtensions: true });

  const emitted = globSync("{core,adapters,cli,tests}/**/*.{js,d.ts}", { cwd: fileURLToPath(target) });
  for (const path of emitted.map((each) => each.replaceAll("\\", "/"))) {
    const file = new URL(path, target);
    writeFileSync(file, relativeImports(path, readFileSync(file, "utf8")));
  }
}

function compile(project: URL, target: URL, files: readonly string[], options: Readonly<Record<string, boolean>>): void {
  const settings = new URL("../package.tsconfig.json", target);
  const compilerOptions = {
    rootDir: "..",
    outDir: "package",
    noEmit: false,
    target: "es2023",
    lib: ["ES2023"],
    types: ["node"],
    ...options,
  };
  writeFileSync(
    settings,
    JSON.stringify({ extends: "../tsconfig.json", compilerOptions, include: [], files: files.map((file) => `../${file}`) }),
  );
  const compiler = fileURLToPath(new URL("node_modules/typescript/bin/tsc", project));
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", fileURLToPath(settings)], { encoding: "utf8" });
  rmSync(settings);
  if (status !== 0) throw new Error(`The library does not compile for Node 20:\n${stdout}`);
}

/** The sources import `#core/<name>.ts` and `./<name>.ts`; the package holds `<name>.js` and no map of such names. */
function relativeImports(path: string, text: string): string {
  return text.replace(/\b(from |import |import\()"([.#][^"]*)\.ts"/g, (_, before: string, imported: string) => {
    if (imported.startsWith(".")) return `${before}"${imported}.js"`;
    const relative = posix.relative(posix.dirname(path), imported.slice(1));
    return `${before}"${relative.startsWith(".") ? relative : `./${relative}`}.js"`;
  });
}
