import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { makeDeleteGroup, makeRestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { aFitbookProfile } from "#tests/ports/fitbook/a-fitbook-profile.ts";
import { aGroup } from "#tests/ports/fitbook/a-group.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const ran = (command: string) => run(`${command} ${shop.at}`);
const [asha, ravi] = [customerId(`asha-${randomUUID()}`), customerId(`ravi-${randomUUID()}`)];
const id = groupId("walkers");

beforeAll(async () => {
  const { db } = shop;
  const created_at = new Date();
  for (const one of [asha, ravi]) {
    await db.insertInto("customer").values({ id: one, name: "Somebody", mobile: null, email: null, created_at }).execute();
    await putFitbookProfile(db, { customer: one, profile: aFitbookProfile("Somebody"), at: Date.now() });
  }
  const group = aGroup({ id, about: "Each day at six\nat the gate", rules: "No phones" });
  await db
    .insertInto("fitbook_group")
    .values({ ...groupRowOf(group), created_at })
    .execute();
  const tie = { place: id, changed_at: created_at };
  await db
    .insertInto("fitbook_group_member")
    .values([
      { ...tie, customer: asha, state: "owner" },
      { ...tie, customer: ravi, state: "banned" },
    ])
    .execute();
});

const audited = async (): Promise<readonly string[]> => {
  const entries: readonly { readonly action: string }[] = JSON.parse((await ran(`audit list --subject group:${id} --json`)).output);
  return entries.map(({ action }) => action).toReversed();
};

describe("group show and group delete", { timeout: 60_000 }, () => {
  it("show a group and who runs it, with a reason that the audit log keeps", async () => {
    expect((await ran(`group show ${id}`)).status).toBe(2);
    const { status, output } = await ran(`group show ${id} --reason ticket-1042 --as dev`);
    expect(status).toBe(0);
    expect(output).toContain(`Morning walkers\n  id:     ${id}\n  kind:   by invitation\n  state:  live\n  owner:  ${asha}\n`);
    expect(output).toContain("  1 owners\n  1 banned\n");
    expect(output).toContain("About\n  Each day at six\n  at the gate\n\nRules\n  No phones\n");
    const json = JSON.parse((await ran(`group show ${id} --reason ticket-1042 --as dev --json`)).output);
    expect(json).toMatchObject({
      deleted_at: null,
      deleted_by_staff: false,
      run_by: [{ user_id: asha, state: "owner" }],
      people: { banned: 1 },
    });
    expect(await ran("group show none --reason ticket-1042")).toMatchObject({ status: 1 });
  });

  it("delete it so that its owner cannot bring it back, and staff can", async () => {
    const groups = postgresGroups(shop.db);
    const restore = makeRestoreGroup({ groups, now: Date.now });
    for (const says of ["The group is deleted.", "Staff have deleted this group already."])
      expect((await ran(`group delete ${id} --reason report-31 --as dev`)).output).toContain(says);
    expect(await restore(asha, id)).toEqual(refused({ kind: "unknown-group" }));
    expect((await ran(`group delete ${id} --undo --reason report-31 --as dev`)).output).toContain("The group is back");
    expect((await ran(`group show ${id} --reason report-31 --as dev`)).output).toContain("state:  live");
    // What its owner deleted is the owner's to bring back, until staff delete it too.
    expect(await makeDeleteGroup({ groups, now: Date.now })(asha, id)).toEqual(ok(null));
    expect(await ran(`group delete ${id} --undo --reason report-31 --as dev`)).toMatchObject({ status: 1 });
    expect((await ran(`group delete ${id} --reason report-31 --as dev`)).status).toBe(0);
    expect(await restore(asha, id)).toEqual(refused({ kind: "unknown-group" }));
    expect(await audited()).toEqual(["group show", "group show", "group delete", "group delete --undo", "group show", "group delete"]);
  });
});

describe("group make and group count", { timeout: 60_000 }, () => {
  it("make a company's group for one of its people, and count it without a name", async () => {
    const { db } = shop;
    await db
      .insertInto("aggregator")
      .values({ name: "arogya", api_key_hash: Buffer.from("key") })
      .execute();
    const email = "meera@niramaya.example";
    const meera = customerId(randomUUID());
    await db.insertInto("customer").values({ id: meera, name: "Meera", mobile: null, email, created_at: new Date() }).execute();
    const made = (options: string) => ran(`group make --company arogya --owner ${email} ${options} --as dev`);
    for (const bad of ["", "--name ab", `--name ${"x".repeat(61)}`, `--name Walkers --about ${"x".repeat(1001)}`])
      expect((await made(bad)).status, bad).toBe(2);
    expect((await ran("group make --company arogya --owner 9820099999 --name Walkers")).complaints).toContain(
      "No customer has this mobile number",
    );
    expect((await made("--name Walkers")).complaints).toContain("has to be a customer of that company");
    await db.updateTable("customer").set({ aggregator: "arogya" }).where("id", "=", meera).execute();
    expect((await made("--name Walkers")).complaints).toContain("has not entered Fitbook");
    await putFitbookProfile(db, { customer: meera, profile: aFitbookProfile("Meera"), at: Date.now() });
    const { _id } = JSON.parse((await made("--name Walkers --json")).output);
    expect((await ran(`group show ${_id} --reason ticket-7 --as dev`)).output).toContain("kind:   for people of arogya");
    expect((await ran("group count --company arogya --as dev")).output).toBe(`${_id}: fewer than 20\n`);
    expect(JSON.parse((await ran("group count --company arogya --json --as dev")).output)).toEqual([{ _id, people: null }]);
    expect((await ran("group count --company none")).output).toBe("This company has no group.\n");
    expect((await ran("group count")).status).toBe(2);
    const log: readonly { readonly action: string }[] = JSON.parse((await ran(`audit list --subject group:${_id} --json`)).output);
    expect(log.map(({ action }) => action).toReversed()).toEqual(["group make", "group show", "group count", "group count"]);
  });
});
