import { sql } from "kysely";
import { POST_PICTURE } from "#core/fitbook/post-picture.ts";
import { GROUP_PICTURE } from "#core/fitbook/groups/group-picture.ts";
import { ACT_JOBS } from "#core/fitbook/acts/act-job.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { ExportedTable, StoredArea } from "#adapters/postgres/stored-area.ts";
import type { FitbookTables } from "./tables.ts";

export const storedFitbook: StoredArea = {
  name: "fitbook",
  places: {
    follow_tally: "several",
    follow_gone: "several",
    fitbook_member_gone: "several",
    fitbook_group_tally: "several",
    fitbook_group_link: "several",
    fitbook_profile: "several",
    fitbook_mute: "several",
    fitbook_dismissed: "several",
    fitbook_post: "several",
    fitbook_former_text: "several",
    fitbook_picture: "several",
    fitbook_comment: "several",
    fitbook_report: "several",
    fitbook_report_picture: "several",
    fitbook_like: "several",
    challenge_player: "several",
    challenge_tally: "several",
    challenge_entry: "several",
    challenge_result: "several",
  } satisfies Places<keyof FitbookTables>,
  jobs: ACT_JOBS,
  audited: ["report", "post", "group", "challenge", "fitbook"],
  erased: [
    ["follow", "follower"],
    ["follow", "followed"],
    ["follow_withdrawn", "follower"],
    ["follow_withdrawn", "followed"],
    ["follow_tally", "customer"],
    ["fitbook_group_member", "customer"],
    ["challenge_member", "customer"],
    ["customer_block", "blocker"],
    ["customer_block", "blocked"],
    ["fitbook_report", "author"],
    ["fitbook_like", "customer"],
    ["fitbook_comment", "author"],
    ["fitbook_post", "author"],
    ["fitbook_profile", "customer"],
    ["fitbook_mute", "customer"],
    ["fitbook_mute", "muted"],
    ["fitbook_dismissed", "customer"],
    ["fitbook_dismissed", "dismissed"],
    ["challenge_player", "customer"],
    ["challenge_entry", "customer"],
  ],
  async erase(trx, customer) {
    await (await import("./groups/pass-on-groups.ts")).passOnGroups(trx, customer);
    await eraseFromChallenges(trx, customer);
    await sql`delete from follow_gone where ${customer} in (follower, followed)`.execute(trx); // Nothing refers to them: what was noted too much goes here.
    await sql`delete from fitbook_member_gone where customer = ${customer}`.execute(trx);
    await sql`update fitbook_report set reporter = null where reporter = ${customer}`.execute(trx); // Staff still decide it.
  },
  retained: [
    ["challenge", "maker"],
    ["challenge_result", "customer"],
    ["fitbook_report", "reporter"],
  ],
  exported: [
    {
      name: "fitbook_profile",
      table: "fitbook_profile",
      owner: "customer",
      key: "customer",
      columns: ["name", "about", "about_audience", "lists_audience", "badges_audience", "is_findable", "entered_at"],
    },
    { name: "muted_users", table: "fitbook_mute", owner: "customer", key: "muted", columns: ["muted", "muted_at"], told: seenIn("muted") },
    {
      name: "dismissed_suggestions",
      table: "fitbook_dismissed",
      owner: "customer",
      key: "dismissed",
      columns: ["dismissed", "dismissed_at"],
      told: seenIn("dismissed"),
    },
    {
      name: "fitbook_posts",
      table: "fitbook_post",
      owner: "author",
      key: "id",
      columns: ["text", "card", "audience", "fitbook_group", "standing", "created_at", "edited_at", "deleted_at"],
    },
    { name: "fitbook_pictures", records: picturesOf },
    {
      name: "fitbook_comments",
      table: "fitbook_comment",
      owner: "author",
      key: "id",
      columns: ["post", "text", "standing", "created_at", "deleted_at"],
    },
    { name: "fitbook_likes", table: "fitbook_like", owner: "customer", key: "post", columns: ["post", "liked_at"] },
    {
      name: "follows",
      table: "follow",
      owner: "follower",
      key: "followed",
      columns: ["followed", "changed_at"],
      told: seenIn("followed"),
    },
    {
      name: "withdrawn_requests",
      table: "follow_withdrawn",
      owner: "follower",
      key: "followed",
      columns: ["followed", "withdrawn_at"],
      told: seenIn("followed"),
    },
    { name: "blocked_users", table: "customer_block", owner: "blocker", key: "blocked", columns: ["blocked", "blocked_at"] },
    {
      name: "fitbook_reports",
      table: "fitbook_report",
      owner: "reporter",
      key: "id",
      columns: ["kind", "thing", "reason", "words", "reported_at"],
    },
    { name: "fitbook_appeals", records: appealsOf },
    {
      name: "groups",
      table: "fitbook_group_member",
      owner: "customer",
      key: "place",
      columns: ["place", "state", "changed_at"],
      told: async (...given) => (await import("./exported-relations.ts")).exportedGroups(...given),
    },
    {
      name: "challenges",
      table: "challenge_member",
      owner: "customer",
      key: "place",
      columns: ["place", "state", "changed_at"],
      told: async (...given) => (await import("./exported-relations.ts")).exportedChallenges(...given),
    },
    {
      name: "challenges_made",
      table: "challenge",
      owner: "maker",
      key: "id",
      columns: [
        "id",
        "activity",
        "about",
        "hindi",
        "measure",
        "scoring",
        "day_goal",
        "cap",
        "goal",
        "start_day",
        "end_day",
        "is_open",
        "fitbook_group",
        "cancelled_at",
      ],
    },
    {
      name: "challenges_played",
      table: "challenge_player",
      owner: "customer",
      key: "challenge",
      columns: [
        ...["challenge", "joined_at", "left_at", "removed_at", "removed_reason", "is_anonymous", "tracker_shared_at", "score", "days"],
        "badges_shown_at",
      ],
    },
    {
      name: "challenge_days",
      table: "challenge_entry",
      owner: "customer",
      key: "challenge",
      columns: ["challenge", "day", "amount", "logged_at", "changes"],
    },
    {
      name: "challenge_results",
      table: "challenge_result",
      owner: "customer",
      key: "challenge",
      columns: ["challenge", "version", "rank", "score", "days", "badges"],
    },
  ],
  notExported: [
    ["customer_block", "blocked"],
    ["fitbook_report", "author"],
    ["follow", "followed"],
    ["follow_withdrawn", "followed"],
    ["follow_tally", "customer"],
    ["fitbook_mute", "muted"],
    ["fitbook_dismissed", "dismissed"],
  ],
  unusedUploads: [
    { kinds: [POST_PICTURE.name], namedBy: ["fitbook_picture", "upload"] },
    { kinds: [GROUP_PICTURE.name], namedBy: ["fitbook_group", "picture"] },
    { kinds: [], namedBy: ["fitbook_report_picture", "upload"] },
  ],
};

/** What a file says of others is what a page says of them: else it told a block from a suspension, which a page does not. */
function seenIn(column: string): NonNullable<ExportedTable["told"]> {
  return async (db, customer, rows) => (await import("./exported-relations.ts")).exportedPeople(db, { customer, column }, rows);
}

/** Others keep the challenges and results in which somebody was; nothing there names them. */
async function eraseFromChallenges(trx: Database, customer: CustomerId): Promise<void> {
  await sql`update challenge set maker = null where maker = ${customer}`.execute(trx);
  await sql`select forget_in_results(${customer})`.execute(trx);
}

/** The pictures of somebody's posts; the files are among their uploads. */
async function* picturesOf(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  yield* await db
    .selectFrom("fitbook_picture as picture")
    .innerJoin("fitbook_post as post", "post.id", "picture.post")
    .select(["picture.post", "picture.place", "picture.upload", "picture.text"])
    .where("post.author", "=", customer)
    .orderBy("picture.post")
    .orderBy("picture.place")
    .execute();
}

/** The customer's own objections to decisions about them. The reports themselves are not exported to whom they are about. */
async function* appealsOf(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  yield* await db
    .selectFrom("fitbook_report")
    .select(["appeal", "appealed_at"])
    .where("author", "=", customer)
    .where("appeal", "is not", null)
    .orderBy("appealed_at")
    .execute();
}
