import { randomUUID } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";

type Job = { readonly kind: string; readonly told: { readonly order: string; readonly number: string; readonly total: number } };

/** Does the jobs one by one: each letter and text lies in the folder before its job goes. Answers what wakes it. */
export function startWorker(pool: Pool, folder: string): () => void {
  let working: Promise<void> = Promise.resolve();
  let isWanted = false;
  return () => {
    if (isWanted) return;
    isWanted = true;
    working = working.then(async () => {
      isWanted = false;
      while (await didOne(pool, folder));
    });
  };
}

async function didOne(pool: Pool, folder: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<Job>({ name: "job", text: NEXT });
    for (const job of rows) await keep(folder, job);
    await client.query("commit");
    return rows.length > 0;
  } finally {
    client.release();
  }
}

const NEXT = "delete from job where id = (select id from job order by id limit 1 for update skip locked) returning kind, told";

async function keep(folder: string, { kind, told }: Job): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const text = `Your order ${told.number} over ₹${told.total / 100} is placed. We tell you when it is on its way.`;
  const file = await open(join(folder, `${id}.draft`), "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ id, at: new Date().toISOString(), channel: kind, to: told.order, text }, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(join(folder, `${id}.draft`), join(folder, `${id}.json`));
}
