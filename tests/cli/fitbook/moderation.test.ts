import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { filesIn } from "#adapters/files-folder/files.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import type { WrittenPicture } from "#core/fitbook/post-picture.ts";
import type { ReportedThing, ReportReason } from "#core/fitbook/reports/report.ts";

const shop = await openShopData();
const ran = (command: string) => run(`${command} ${shop.at}`);
const DAY = 24 * 60 * 60 * 1000;
const [asha, ravi] = [customerId(randomUUID()), customerId(randomUUID())];

beforeAll(async () => {
  const created_at = new Date();
  for (const id of [asha, ravi]) {
    await shop.db.insertInto("customer").values({ id, name: "Somebody", mobile: null, email: null, created_at }).execute();
    await putFitbookProfile(shop.db, { customer: id, profile: aFitbookProfile("Asha"), at: Date.now() });
  }
});

/** A post of Asha's. */
async function written(): Promise<ReportedThing> {
  const id = postId(randomUUID());
  const row = { id, author: asha, key: id, audience: "everybody", text: "A cure", standing: "published", edited_at: null } as const;
  await shop.db
    .insertInto("fitbook_post")
    .values({ ...row, created_at: new Date(), deleted_at: null })
    .execute();
  return { kind: "post", id };
}

/** A report by Ravi, so many days ago. */
async function reported(
  thing: ReportedThing,
  days = 0,
  reason: ReportReason = "health_claim",
  pictures: readonly WrittenPicture[] = [],
): Promise<string> {
  const { id } = await postgresReports(shop.db).add({
    id: randomUUID(),
    thing,
    reporter: ravi,
    author: asha,
    reason,
    words: "It\u001b[31m promises a cure",
    snapshot: "A cure",
    pictures,
    at: Date.now() - days * DAY,
  });
  return id;
}

const stateOf = async ({ id }: ReportedThing) =>
  (await shop.db.selectFrom("fitbook_post").select("standing").where("id", "=", id).executeTakeFirstOrThrow()).standing;

describe("moderation", { timeout: 60_000 }, () => {
  it("lists what waits with the clock on each, the first that runs out first, and the doctor counts it", async () => {
    const [fresh, late, soon] = [await reported(await written()), await reported(await written(), 16), await reported(await written(), 14)];
    const waiting: readonly { readonly _id: string }[] = JSON.parse((await ran("moderation list --json")).output);
    expect(waiting.map(({ _id }) => _id).filter((id) => [fresh, late, soon].includes(id))).toEqual([late, soon, fresh]);
    const { output } = await ran("moderation list");
    expect(output).toMatch(new RegExp(`${late} {2}open\\n {2}LATE: was to be decided by `));
    expect(output).not.toContain("promises a cure");
    expect((await ran("moderation list --json")).output).not.toMatch(/promises a cure|A cure/);
    const doctor = (await ran("doctor")).output;
    expect(doctor).toMatch(/1 report of Fitbook should be\s+decided by now/);
    expect(doctor).toMatch(/1 report of Fitbook must be\s+decided within 48 hours/);
    for (const id of [fresh, late, soon]) await ran(`moderation dismiss ${id} --reason done`);
  });

  it("shows what a thing said and who sees it now, and has it in review from then on", async () => {
    const id = await reported(await written());
    const { status, output } = await ran(`moderation show ${id} --reason first-look --as dev`);
    expect([status, output]).toEqual([0, expect.stringContaining(`${id}  in review\n`)]);
    expect(output).toContain("Reported in these words:\n  It\ufffd[31m promises a cure\n");
    expect(output).toContain("What it said:\n  A cure\n");
    expect(output).toContain("  seen by somebody who has no tie to its author\n");
    const [entry] = JSON.parse((await ran(`audit list --subject report:${id} --json`)).output);
    expect(entry).toMatchObject({ who: "dev", action: "moderation show", details: { to: "in_review", reason: "first-look" } });
    await ran(`moderation hide ${id} --reason r`);
    expect(JSON.parse((await ran(`moderation show ${id} --reason again --json`)).output)).toMatchObject({
      state: "upheld",
      sanction: "hide",
      snapshot: "A cure",
      seen_by: { stranger: false, follower: false },
    });
  });

  it("writes the pictures that a post showed into a folder, and says where one is gone", async () => {
    const uploads = filesIn(join(shop.folder, "uploads"));
    const file = await uploads.put(new TextEncoder().encode("a picture"));
    const upload = { id: file, owner: asha, kind: "fitbook-picture", audience: "owner", media_type: "image/webp", bytes: 9 } as const;
    await shop.db
      .insertInto("upload")
      .values({ ...upload, uploaded_at: new Date() })
      .execute();
    const id = await reported(await written(), 0, "nudity", [{ file, text: "A hill" }]);
    const into = await mkdtemp(join(tmpdir(), "report-"));
    onTestFinished(() => rm(into, { recursive: true }));
    const { output } = await ran(`moderation show ${id} --reason look --files ${into}`);
    expect(output).toContain("It showed 1 picture");
    expect(await readFile(join(into, `report-${id}-1.webp`), "utf8")).toBe("a picture");
    const json = JSON.parse((await ran(`moderation show ${id} --reason look --json`)).output);
    expect(json.pictures).toEqual([{ _id: file, text: "A hill" }]);
    await uploads.remove(file);
    expect((await ran(`moderation show ${id} --reason look --files ${into}`)).status).toBe(1);
    await ran(`moderation dismiss ${id} --reason done`);
  });

  it("shows a reported challenge, and tells its maker in their words", async () => {
    const challenge = challengeId(randomUUID());
    const row = { id: challenge, activity: "Steps that heal", start_day: "2026-11-20", end_day: "2026-11-30", is_open: true, maker: asha };
    await shop.db
      .insertInto("challenge")
      .values({ ...row, created_at: new Date() })
      .execute();
    const id = await reported({ kind: "challenge", id: challenge });
    const { output } = await ran(`moderation show ${id} --reason first-look`);
    expect(output).toContain(`  challenge ${challenge}, health_claim\n`);
    expect(output).toContain("  seen by somebody who only follows its author\n");
    expect((await ran(`moderation hide ${id} --reason rule-4`)).complaints).toContain("Only posts and comments are hidden");
    expect((await ran(`moderation warn ${id} --reason rule-4`)).output).toBe(`${id} is upheld (warn).\n`);
    const told = await shop.db.selectFrom("notification").select("announcement").where("cause", "like", `report/${id}/%/author`).execute();
    expect(told.map(({ announcement }) => announcement?.text.en)).toEqual([
      "A warning. Your challenge was reported, and we found: a promised cure. You can object once within 30 days.",
    ]);
  });

  it("tells of somebody whose account is gone where the reporter is erased, and of what is forgotten", async () => {
    const id = await reported(await written());
    await shop.db.updateTable("fitbook_report").set({ reporter: null }).where("id", "=", id).execute();
    expect((await ran("moderation list")).output).toContain("  by somebody whose account is gone, ");
    await ran(`moderation dismiss ${id} --reason done`);
    await shop.db.updateTable("fitbook_report").set({ words: "", snapshot: null }).where("id", "=", id).execute();
    expect((await ran(`moderation show ${id} --reason again`)).output).toContain("What it said:\n  (forgotten: settled too long ago)\n");
  });

  it("lists what a new account has said too often as reported by nobody, and shows it and tells its author when that is dismissed", async () => {
    const post = await written();
    await shop.db.updateTable("fitbook_post").set({ standing: "hidden" }).where("id", "=", post.id).execute();
    const id = await reported(post);
    await shop.db.updateTable("fitbook_report").set({ reporter: null, holds: true }).where("id", "=", id).execute();
    expect((await ran("moderation list")).output).toContain("  by nobody: a new account's same text again, hidden until it is decided, ");
    const listed: readonly { readonly _id: string }[] = JSON.parse((await ran("moderation list --json")).output);
    expect(listed.find(({ _id }) => _id === id)).toMatchObject({ user_id: null, author_id: asha, holds: true });
    expect((await ran(`moderation dismiss ${id} --reason fine`)).output).toBe(`${id} is dismissed.\n`);
    expect(await stateOf(post)).toBe("published");
    const told = await shop.db.selectFrom("notification").select("announcement").where("cause", "like", `report/${id}/%`).execute();
    expect(told.map(({ announcement }) => announcement?.text)).toEqual([
      {
        en: "Your post: we looked at it and found nothing against our rules. It is not hidden any more.",
        hi: "आपकी पोस्ट: हमने जाँच की, हमारे नियमों के ख़िलाफ़ कुछ नहीं मिला। अब वह छिपी नहीं है।",
      },
    ]);
  });

  it("hides and restores, tells both sides in both languages, and leaves each step in the audit log", async () => {
    const post = await written();
    const id = await reported(post);
    expect(await ran(`moderation hide ${id} --reason rule-4`)).toMatchObject({ status: 0, output: `${id} is upheld (hide).\n` });
    expect(await stateOf(post)).toBe("hidden");
    expect(await ran(`moderation hide ${id} --reason rule-4`)).toMatchObject({
      status: 1,
      complaints: "This does not fit: the report is upheld (hide).\n",
    });
    const told = await shop.db
      .selectFrom("notification")
      .select(["customer", "announcement"])
      .where("cause", "like", `report/${id}/%`)
      .orderBy("cause")
      .execute();
    expect(told.map(({ customer }) => customer)).toEqual([asha, ravi]);
    expect(told.map(({ announcement }) => announcement?.text.en)).toEqual([
      "Your post is hidden: a promised cure. You can object once within 30 days.",
      "We looked at the post you reported and took action. Thank you.",
    ]);
    expect(told.every(({ announcement }) => /[\u0900-\u097f]/.test(announcement?.text.hi ?? ""))).toBe(true);
    expect((await ran(`moderation reinstate ${id} --reason mistake`)).complaints).toBe(
      "This report came to another sanction, or to none.\n",
    );
    expect((await ran(`moderation restore ${id} --reason mistake`)).output).toBe(`${id} is reversed (hide).\n`);
    expect(await stateOf(post)).toBe("published");
    const entries: readonly { readonly action: string }[] = JSON.parse((await ran(`audit list --subject report:${id} --json`)).output);
    expect(entries.map(({ action }) => action)).toEqual(["moderation restore", "moderation hide"]);
  });

  it("suspends and reinstates an account, and decides an appeal", async () => {
    const id = await reported({ kind: "person", id: asha }, 0, "impersonation");
    const account = async () =>
      (await shop.db.selectFrom("customer").select("standing").where("id", "=", asha).executeTakeFirstOrThrow()).standing;
    expect((await ran(`moderation hide ${id} --reason r`)).complaints).toMatch(/^Only posts and comments are hidden/);
    await ran(`moderation suspend ${id} --reason r`);
    expect(await account()).toBe("blocked");
    expect((await ran(`moderation appeal ${id} --outcome upheld --reason r`)).status).toBe(1); // Nobody has appealed.
    expect((await ran(`moderation appeal ${id} --text Mistaken --reason letter`)).output).toBe(`${id} is appealed (suspend).\n`);
    expect((await ran(`moderation show ${id} --reason r`)).output).toMatch(/Appealed .+:\n {2}Mistaken\n/);
    expect((await ran(`moderation appeal ${id} --outcome upheld --reason r`)).output).toBe(`${id} is upheld (suspend).\n`);
    expect((await ran(`moderation appeal ${id} --text Again --reason letter`)).status).toBe(1);
    await ran(`moderation reinstate ${id} --reason r`);
    expect(await account()).toBe("staying");
  });

  it.each(["hide", "warn", "suspend", "dismiss", "restore", "reinstate", "show"])("%s wants a report and a reason", async (verb) => {
    expect((await ran(`moderation ${verb} nothing`)).status).toBe(2);
    expect(await ran(`moderation ${verb} nothing --reason r`)).toMatchObject({
      status: 1,
      complaints: "No report has this id. See: niramaya moderation list\n",
    });
  });

  it("wants an outcome of an appeal", async () => {
    expect((await ran("moderation appeal nothing --reason r")).status).toBe(2);
  });
});
