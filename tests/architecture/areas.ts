import { neighbours } from "./contexts.ts";

/** Every area, by the name that it has in each room: the contexts of core. */
export const AREAS: readonly string[] = Object.keys(neighbours);

/** The rooms that have a folder an area, and what stands in them beside the areas. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  "adapters/postgres": ["demo", "engine", "migrations", "nodes"],
  "adapters/memory": [],
  "adapters/http-contract": [],
  "adapters/composition": ["server"],
  "web/features": ["desk", "site"], // Where practitioners work; the frame of every page: header, menus, footer, errors.
  cli: ["database", "doctor", "input", "letters", "packing", "platform", "printing", "server", "wording"],
  "tests/core": [],
  "tests/ports": [],
  "tests/http": ["demo", "endpoints", "server"],
  "tests/web": ["design", "desk", "gallery", "platform", "site"],
  "tests/cli": ["database", "printing", "server"],
};

const MOST_FILES = 60;

/** Folders of a room that bear the name of no area. */
export const strangeFolders = (room: string, folders: readonly string[]): readonly string[] =>
  folders.filter((folder) => !AREAS.includes(folder) && !(ROOMS[room] ?? []).includes(folder));

/** Folders with more files than somebody looks through; a README is no file to look for. */
export function crowdedFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => !path.endsWith("/README.md"))) {
    const folder = file.slice(0, file.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count} files`);
}
