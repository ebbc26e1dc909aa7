import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { servedShop } from "./forked-server.ts";
import type { ForkedServer } from "./forked-server.ts";

/** `folder`: where its data are. */
type ServedShop = ForkedServer & { readonly folder: string };

/**
 * Does something with a shop that is served as `npm start` does, with its demo, in a process and a folder of its own. Both go afterwards.
 */
export async function withServedShop<Answer>(act: (shop: ServedShop) => Promise<Answer>): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-served-"));
  await chmod(folder, 0o711); // The database's user must be able to pass through.
  const endings: (() => Promise<unknown>)[] = [];
  try {
    return await act({ ...(await servedShop(folder, endings)), folder });
  } finally {
    for (const end of endings) await end();
    await rm(folder, { recursive: true, force: true });
  }
}
