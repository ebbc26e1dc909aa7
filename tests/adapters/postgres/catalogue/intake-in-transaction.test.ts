import { expect, it, onTestFinished } from "vitest";
import { ok } from "#core/shared/result.ts";
import { postgresCatalogueIntake } from "#adapters/postgres/catalogue/catalogue-intake.ts";
import { aProduct, now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { IntakeDecision } from "#core/catalogue/catalogue-intake.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const product = aProduct("Amla");
const ignored = { fault: () => {}, clash: () => {}, put: () => {} };
const storing: IntakeDecision = {
  kind: "keep",
  entry: { at: now, who: "meera", action: "catalogue import", subject: { kind: "catalogue", id: "all" }, details: {} },
};

async function* rows() {
  yield [{ line: 1, id: product.id, over: () => ok(product), changes: () => [] }];
}

const count = async (db: Database) => (await db.selectFrom("product").select("id").execute()).length;

it("an import is part of a transaction that its caller has begun: it stays with it and goes with it", async () => {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  const put = (decision: IntakeDecision, after: () => void) =>
    db.transaction().execute(async (trx) => {
      await postgresCatalogueIntake(trx).put(rows(), ignored, () => decision);
      after();
    });
  const goBack = () => {
    throw new RangeError("the caller goes back");
  };
  await expect(put(storing, goBack)).rejects.toThrow("the caller goes back");
  expect(await count(db)).toBe(0);
  await expect(put({ kind: "drop" }, () => {})).rejects.toThrow(); // What was put can be taken back with all of the caller's alone.
  expect(await count(db)).toBe(0);
  await put(storing, () => {});
  expect(await count(db)).toBe(1);
});
