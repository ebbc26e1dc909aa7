import { sql } from "kysely";
import { expect, it } from "vitest";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { customers } from "#adapters/postgres/migrations/0002-customers.ts";
import { identity } from "#adapters/postgres/migrations/0003-identity.ts";
import { invites } from "#adapters/postgres/migrations/0032-invites.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("gives everybody who was a customer before an invite code of their own, and none to whoever was erased", async () => {
  const db = await anEmptyDatabase();
  for (const step of [customers, identity]) await step.up(db);
  await sql`insert into customer (id, name, created_at) select 'c' || n, 'Asha', now() from generate_series(1, 2000) as n`.execute(db);
  await sql`insert into customer (id, name, created_at, standing, due_from) values ('gone', '', now(), 'erased', now())`.execute(db);

  await invites.up(db);
  const { rows } = await sql<{ id: string; code: string | null }>`select id, invite_code as code from customer`.execute(db);
  const codes = rows.flatMap(({ code }) => code ?? []);
  expect(rows.find(({ id }) => id === "gone")?.code).toBeNull();
  expect([codes.length, new Set(codes).size]).toEqual([2000, 2000]);
  for (const code of codes) expect(inviteCodeIn(code)).toBe(code);
  for (let place = 0; place < 8; place++) expect(new Set(codes.map((code) => code[place])).size).toBe(32); // Each symbol is by chance.
});
