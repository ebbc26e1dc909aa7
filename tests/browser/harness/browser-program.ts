import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

/** A Chromium on this machine, and the environment that it needs. */
export type BrowserProgram = { readonly path: string; readonly environment: Readonly<Record<string, string>> };

/** Named by BROWSER_PATH, else Playwright's own, else the system's, else the one that comes with the packages. */
export async function browserProgram(): Promise<BrowserProgram> {
  const named = process.env["BROWSER_PATH"];
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, which does not exist.`);
    return { path: named, environment: {} };
  }
  const installed = [chromium.executablePath(), ...systemPaths()].find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed, environment: {} };
  if (process.platform === "linux" && process.arch === "x64") return shippedBrowser();
  throw new Error("The browser tests need Chrome or Chromium: install one, or name one by BROWSER_PATH.");
}

function systemPaths(): readonly string[] {
  if (process.platform === "darwin") {
    return ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];
  }
  if (process.platform === "win32") {
    const roots = [process.env["PROGRAMFILES"], process.env["PROGRAMFILES(X86)"], process.env["LOCALAPPDATA"]];
    return roots.flatMap((root) => (root === undefined ? [] : [join(root, "Google/Chrome/Application/chrome.exe")]));
  }
  const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  return (process.env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

/** The browser of the packages, unpacked once, with the libraries and fonts that a bare machine lacks. */
async function shippedBrowser(): Promise<BrowserProgram> {
  const shipped = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..");
  const { version } = JSON.parse(await readFile(join(shipped, "package.json"), "utf8"));
  const folder = join(shipped, `../../.cache/niramaya/chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    path: join(folder, "chromium"),
    environment: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") },
  };
}

async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  try {
    // The package unpacks into the temporary folder, and its libraries only where it takes the machine for a bare one.
    const environment = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, "unpack-browser.ts")], { env: environment });
    await writeFile(join(draft, "fonts.conf"), fontsIn(join(folder, "fonts")));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // Otherwise another run was quicker.
  }
}

const fontsIn = (folder: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`;
