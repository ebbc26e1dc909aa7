import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { Encoded } from "#adapters/http-server/answers/encoded.ts";

export type File = { readonly type: string; readonly isPacked: boolean; readonly caching: string; readonly body: Encoded };

const FOR_GOOD = "public, max-age=31536000, immutable"; // The names of the build's files in assets contain their hash.
const FOR_AN_HOUR = "public, max-age=3600";

/**
 * The files that pages load, by the path of the request. They are read once: a file that comes later or is in another folder is never sent.
 */
export function pageFilesIn(folder: string): ReadonlyMap<string, File> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== "index.html" && !entry.name.endsWith(COMPRESSED),
  );
  return new Map(
    entries.map((entry) => {
      const full = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, full).split(sep).join("/")}`;
      const kind = kinds[extname(entry.name)] ?? { type: "application/octet-stream", isPacked: true };
      return [path, { ...kind, caching: path.startsWith("/assets/") ? FOR_GOOD : FOR_AN_HOUR, body: bodyOf(full) }] as const;
    }),
  );
}

/** The build has written a file's compressed form beside it. It had more time for that than the server has. */
function bodyOf(file: string): Encoded {
  const compressed = existsSync(file + COMPRESSED) ? [["br", readFileSync(file + COMPRESSED)] as const] : [];
  return new Encoded(readFileSync(file), "thorough", new Map(compressed));
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
