import { sql } from "kysely";
import { expect, it } from "vitest";
import { careInHindi } from "#adapters/postgres/migrations/0145-care-in-hindi.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("says of all that was put up, bought or booked before that it has no texts in Hindi", async () => {
  const db = await anEmptyDatabase();
  await sql`create table event (id text)`.execute(db);
  await sql`create table content (health_plan_page jsonb, hospital_page jsonb)`.execute(db);
  await sql`create table booking (id int, plan jsonb)`.execute(db);
  await sql`create table lab_booking (id int, facts jsonb)`.execute(db);
  await sql`create table plan_subscription (facts jsonb)`.execute(db);
  const card = { title: "Care", text: "Time", picture: null };
  const question = { question: "When?", answer: "Soon." };
  const plans = { banner: card, available: [card], ecosystem: [], plans: [{ id: "p-1" }, { id: "p-2" }], questions: [question] };
  const hospitals = { banner: card, departments: [card], hospitals: [{ id: "h-1" }], questions: [] };
  await sql`insert into content values (${JSON.stringify(plans)}, ${JSON.stringify(hospitals)})`.execute(db);
  await sql`insert into booking values (1, '{"title": "Parivar"}'), (2, null)`.execute(db);
  await sql`insert into lab_booking values (1, '{"basket": {"plan": {"title": "Parivar"}}}'), (2, '{"basket": {"plan": null}}')`.execute(
    db,
  );
  await sql`insert into plan_subscription values ('{"plan": {"id": "p-1"}}')`.execute(db);

  await careInHindi.up(db);
  const [hindi, answer] = [null, async (table: string) => (await sql.raw(`select * from ${table} order by 1`).execute(db)).rows];
  expect(await answer("content")).toEqual([
    {
      health_plan_page: {
        banner: { ...card, hindi },
        available: [{ ...card, hindi }],
        ecosystem: [],
        plans: [
          { id: "p-1", hindi },
          { id: "p-2", hindi },
        ],
        questions: [{ ...question, hindi }],
      },
      hospital_page: { banner: { ...card, hindi }, departments: [{ ...card, hindi }], hospitals: [{ id: "h-1", hindi }], questions: [] },
    },
  ]);
  expect(await answer("booking")).toEqual([
    { id: 1, plan: { title: "Parivar", hindi } },
    { id: 2, plan: null },
  ]);
  expect(await answer("lab_booking")).toEqual([
    { id: 1, facts: { basket: { plan: { title: "Parivar", hindi } } } },
    { id: 2, facts: { basket: { plan: null } } },
  ]);
  expect(await answer("plan_subscription")).toEqual([{ facts: { plan: { id: "p-1", hindi } } }]);
});
