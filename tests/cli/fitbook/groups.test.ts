import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeDeleteGroup, makeRestoreGroup } from "#core/fitbook/groups/delete-group.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { groupRowOf } from "#adapters/postgres/fitbook/groups/group-facts.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { putFitbookProfile } from "#adapters/postgres/fitbook/people.ts";
import { aFitbookProfile } from "#tests/core/fitbook/a-fitbook-profile.ts";
import { aGroup } from "#tests/core/fitbook/a-group.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { run } from "#tests/cli/run.ts";

const shop = await openShopData();
const ran = (command: string) => run(`${command} ${shop.at}`);
const [asha, ravi] = [customerId(`asha-${randomUUID()}`), customerId(`ravi-${randomUUID()}`)];
const id = groupId("walkers");
const IN_HINDI = { name: "सुबह के साथी", about: "रोज़ छह बजे", rules: "" };

beforeAll(async () => {
  const { db } = shop;
  const created_at = new Date();
  for (const one of [asha, ravi]) {
    await db.insertInto("customer").values({ id: one, name: "Somebody", mobile: null, email: null, created_at }).execute();
    await putFitbookProfile(db, { customer: one, profile: aFitbookProfile("Somebody"), at: Date.now() });
  }
  const group = aGroup({ id, about: "Each day at six\nat the gate", rules: "No phones", hindi: IN_HINDI });
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
    expect(output).toContain(
      "About\n  Each day at six\n  at the gate\n\nRules\n  No phones\n\nOn Hindi pages\n  सुबह के साथी\n  रोज़ छह बजे\n",
    );
    const json = JSON.parse((await ran(`group show ${id} --reason ticket-1042 --as dev --json`)).output);
    expect(json).toMatchObject({
      hi: IN_HINDI,
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
    const registered = JSON.parse((await ran("company add arogya --json --as dev")).output);
    expect((await ran("company add arogya")).complaints).toBe("There is a company of this name. Nothing was changed.\n");
    expect((await ran("company add two words")).status).toBe(2);
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
    expect((await ran(`company enter ${email} --company none`)).complaints).toContain("No company has this app_name");
    expect((await ran("company enter 9820099999 --company arogya")).complaints).toContain("No customer has this mobile number");
    expect((await ran(`company enter ${email}`)).status).toBe(2);
    expect((await ran(`company enter ${email} --company arogya --as dev`)).output).toBe("They are a customer of arogya.\n");
    expect(await postgresCustomers(db).isBroughtBy(meera, registered.apikey)).toBe(true);
    expect((await made("--name Walkers")).complaints).toContain("has not entered Fitbook");
    await putFitbookProfile(db, { customer: meera, profile: aFitbookProfile("Meera"), at: Date.now() });
    const { _id } = JSON.parse((await made("--name Walkers --about Gate\u202E6 --json")).output);
    const stored = await db.selectFrom("fitbook_group").select("about").where("id", "=", _id).executeTakeFirst();
    expect(stored?.about).toBe("Gate6");
    expect((await ran(`group show ${_id} --reason ticket-7 --as dev`)).output).toContain("kind:   for people of arogya");
    expect((await ran("group count --company arogya --as dev")).output).toBe(`${_id}: fewer than 20\n`);
    expect(JSON.parse((await ran("group count --company arogya --json --as dev")).output)).toEqual([{ _id, people: null }]);
    expect((await ran("group count --company none")).output).toBe("This company has no group.\n");
    expect((await ran("group count")).status).toBe(2);
    const log: readonly { readonly action: string }[] = JSON.parse((await ran(`audit list --subject group:${_id} --json`)).output);
    expect(log.map(({ action }) => action).toReversed()).toEqual(["group make", "group show", "group count", "group count"]);
    // Who runs the company's group hands it over before they leave; who is in it leaves it with the company.
    expect((await ran(`company leave ${email}`)).complaints).toContain(`They own the company's group ${_id}`);
    const groups = postgresGroups(db);
    const step = { limits: { count: async () => ({ kind: "counted" as const }) }, customers: { joinedAt: async () => null } };
    const joins = makeChangeGroupMember({ ...step, groups, now: Date.now, newId: randomUUID });
    const uma = customerId(randomUUID());
    await db.insertInto("customer").values({ id: uma, name: "Uma", mobile: null, email: null, created_at: new Date() }).execute();
    await putFitbookProfile(db, { customer: uma, profile: aFitbookProfile("Uma"), at: Date.now() });
    await ran(`company enter ${uma} --company arogya`);
    expect(await joins(uma, { group: _id, person: null, event: "join" })).toEqual(ok("member"));
    expect(JSON.parse((await ran(`company leave ${uma} --json`)).output)).toEqual({ _id: uma, aggregator: null, groups_left: 1 });
    expect(await groups.ties([_id], [uma])).toEqual([]);
    expect(await joins(uma, { group: _id, person: null, event: "join" })).toEqual(refused({ kind: "unknown-group" }));
    const moves: readonly { readonly action: string }[] = JSON.parse((await ran(`audit list --subject customer:${uma} --json`)).output);
    expect(moves.map(({ action }) => action).toReversed()).toEqual(["company enter", "company leave"]);
    expect((await ran("audit list --subject company:arogya")).output).toContain("company add");
  });
});
