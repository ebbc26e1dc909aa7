import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** An empty folder for a whole run, which its database's user can enter. What is copied comes into it with the first test that needs it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-copied-"));
  await chmod(folder, 0o711);
  project.provide("copied", folder);
  return () => rm(folder, { recursive: true, force: true });
}
