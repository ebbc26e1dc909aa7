import { describe, expect, it } from "vitest";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { DELETED_KEPT } from "#core/fitbook/posts/posts.port.ts";
import { forgetUnusedUploads } from "#adapters/postgres/files/unused-uploads.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { postgresUploads } from "#adapters/postgres/files/uploads.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { picturesOver, value, postPicturesSuite } from "#tests/core/fitbook/pictures/post-pictures-suite.ts";
import type { Kept } from "#tests/core/fitbook/pictures/post-pictures-suite.ts";

const { db, beats } = await aHeardDatabase();

const inPostgres = (): Kept => ({
  posts: postgresPosts(db),
  uploads: postgresUploads(db),
  reports: postgresReports(db),
  ties: relationsInPostgres(db, beats),
});

postPicturesSuite("PostgreSQL", () => inPostgres());

describe("files of pictures", () => {
  it("are kept as long as their post is, and those that no post names are forgotten", async () => {
    const { someone, sent, publish, remove, posts } = picturesOver(inPostgres());
    const asha = await someone("Asha");
    const [named, unnamed] = [await sent(asha), await sent(asha)];
    const { id } = value(await publish(asha, [named]));
    const kept = async () => (await db.selectFrom("upload").select("id").where("owner", "=", asha).execute()).map((row) => row.id);
    const later = now + DELETED_KEPT + 1;
    await forgetUnusedUploads(db, later);
    expect(await kept()).toEqual([named]);
    expect(await kept()).not.toContain(unnamed);
    await remove(asha, id);
    await posts.forget(later);
    await forgetUnusedUploads(db, later);
    expect(await kept()).toEqual([]);
  });
});
