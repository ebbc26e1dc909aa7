import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

/** 256 random bits that all servers on this database share under a name. The first server that asks makes them. */
export async function sharedKey(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto("shared_key")
    .values({ name, key: randomBytes(32) })
    .onConflict((taken) => taken.doNothing())
    .execute();
  return (await db.selectFrom("shared_key").select("key").where("name", "=", name).executeTakeFirstOrThrow()).key;
}
