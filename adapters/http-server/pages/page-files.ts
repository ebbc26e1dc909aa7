import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { Encoded } from "#adapters/http-server/answers/encoded.ts";
import type { KeptBodies } from "./kept-bodies.ts";

export type File = { readonly type: string; readonly isPacked: boolean; readonly caching: string; readonly body: () => Promise<Encoded> };

const FOR_GOOD = "public, max-age=31536000, immutable"; // The names of the build's files in assets contain their hash.
const FOR_AN_HOUR = "public, max-age=3600";

/**
 * The files that pages load, by the path of the request. They are listed once: a file that comes later or is in another folder is never
 * sent. Those that were asked for last stay in memory.
 */
export function pageFilesIn(folder: string, bodies: KeptBodies): ReadonlyMap<string, File> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "index.html")
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .filter((file) => !file.endsWith(COMPRESSED))
      .map((file) => {
        const path = `/${relative(folder, file).split(sep).join("/")}`;
        const kind = kinds[extname(file)] ?? { type: "application/octet-stream", isPacked: true };
        const source = { file, bytes: statSync(file).size, read: () => bodyOf(file) };
        return [
          path,
          { ...kind, caching: path.startsWith("/assets/") ? FOR_GOOD : FOR_AN_HOUR, body: () => bodies.bodyOf(source) },
        ] as const;
      }),
  );
}

/** The build writes a file's compressed form beside it, sooner or later. It has more time for that than the server has. */
async function bodyOf(file: string): Promise<Encoded> {
  const [bytes, compressed] = await Promise.all([readFile(file), readFile(file + COMPRESSED).catch(() => null)]);
  return new Encoded(bytes, "thorough", new Map(compressed === null ? [] : [["br", compressed]]));
}

const COMPRESSED = ".br";

const kinds: Record<string, { readonly type: string; readonly isPacked: boolean }> = {
  ".js": { type: "text/javascript; charset=utf-8", isPacked: false },
  ".css": { type: "text/css; charset=utf-8", isPacked: false },
  ".svg": { type: "image/svg+xml", isPacked: false },
  ".json": { type: "application/json; charset=utf-8", isPacked: false },
  ".webmanifest": { type: "application/manifest+json", isPacked: false },
  ".txt": { type: "text/plain; charset=utf-8", isPacked: false },
  ".ico": { type: "image/x-icon", isPacked: false },
  ".woff2": { type: "font/woff2", isPacked: true },
  ".woff": { type: "font/woff", isPacked: true },
  ".png": { type: "image/png", isPacked: true },
  ".jpg": { type: "image/jpeg", isPacked: true },
  ".webp": { type: "image/webp", isPacked: true },
  ".avif": { type: "image/avif", isPacked: true },
};
