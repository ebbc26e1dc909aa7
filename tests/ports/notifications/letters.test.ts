import { sql } from "kysely";
import { expect, it } from "vitest";
import { letterTerms } from "#core/notifications/letters/letter-job.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { people, lettersSuite } from "#tests/core/notifications/letters-suite.ts";

const { db, beats } = await aHeardDatabase();

lettersSuite("PostgreSQL", () => relationsInPostgres(db, beats));

it("what is told within an hour is one job, for whoever chose letters of something", async () => {
  const { asha, ravi, acts, post, choose } = await people(relationsInPostgres(db, beats));
  const jobs = async () => {
    const { rows } = await sql<{ customer: string; due: Date }>`select data ->> 'customer' as customer, start_after as due from jobs.job
      where name = 'write-fitbook-letter' and data ->> 'customer' in (${asha}, ${ravi})`.execute(db);
    return rows;
  };
  await acts.comment(ravi, post);
  await acts.tell();
  expect(await jobs()).toEqual([]);
  await choose("post-liked");
  const before = Date.now();
  await acts.like(ravi, post);
  await acts.tell();
  for (const _twice of [1, 2]) await acts.comment(ravi, post);
  await acts.tell();
  const due = (await jobs()).map((job) => ({ ...job, due: job.due.getTime() }));
  // What is told on both sides of a full hour makes two.
  const hours = [...new Set([before, Date.now()].map((at) => letterTerms(asha, at).notBefore))];
  expect(due.every(({ customer, due: at }) => customer === asha && hours.includes(at))).toBe(true);
  expect(due.length).toBeGreaterThan(0);
  expect(due.length).toBeLessThanOrEqual(hours.length);
});
