import { expect, it } from "vitest";
import { forgetUnusedUploads } from "#adapters/postgres/files/unused-uploads.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { now } from "#tests/fixtures.ts";
import { value } from "#tests/ports/notifications/acts-over.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { DETAILS, stage, groupPicturesSuite } from "#tests/core/fitbook/pictures/group-pictures-suite.ts";

const { db, beats } = await aHeardDatabase();

groupPicturesSuite("PostgreSQL", () => ({ uploads: postgresUploads(db), ties: relationsInPostgres(db, beats) }));

it("a picture that no group names goes two days after it was sent, and one that a group names stays", async () => {
  const { make, sent, people } = await stage({ uploads: postgresUploads(db), ties: relationsInPostgres(db, beats) });
  const [asha] = await people();
  const [used, unused] = [await sent(asha), await sent(asha)];
  value(await make(asha, { ...DETAILS, picture: used }));
  await forgetUnusedUploads(db, now + 3 * 24 * 60 * 60 * 1000);
  const left = await db.selectFrom("upload").select("id").where("id", "in", [used, unused]).execute();
  expect(left).toEqual([{ id: used }]);
});
