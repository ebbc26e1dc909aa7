import type { Database } from "#adapters/postgres/engine/database.ts";

/** What others did to a post, told as one. Times in milliseconds since 1970. */
type ToldActs = {
  readonly id: string;
  readonly to: string;
  readonly kind: "post-liked" | "post-commented" | "comment-replied";
  readonly post: string;
  readonly at: number;
  readonly acts: readonly { readonly person: string; readonly comment: string | null; readonly cause: string; readonly at: number }[];
};

/** Stores what people who already exist were told of, and have read, as part of the caller's transaction. */
export async function putActs(trx: Database, given: readonly ToldActs[]): Promise<void> {
  if (given.length === 0) return;
  await trx
    .insertInto("notified")
    .values([...new Set(given.map(({ to }) => to))].map((customer) => ({ customer, version: 1 })))
    .onConflict((known) => known.column("customer").doUpdateSet(({ eb }) => ({ version: eb("notified.version", "+", 1) })))
    .execute();
  for (const { id, to, kind, post, at, acts } of given) {
    const { version } = await trx.selectFrom("notified").select("version").where("customer", "=", to).executeTakeFirstOrThrow();
    const [created_at, read_at] = [new Date(at), new Date(at)];
    await trx.insertInto("notification").values({ id, customer: to, kind, post, created_at, read_at, version }).execute();
    await trx
      .insertInto("notification_act")
      .values(
        acts.map(({ person, comment, cause, at: done }) => ({
          customer: to,
          cause,
          notification: id,
          person,
          comment,
          done_at: new Date(done),
        })),
      )
      .execute();
  }
}
