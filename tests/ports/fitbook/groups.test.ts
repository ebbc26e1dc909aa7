import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBlockUser } from "#core/fitbook/block-user.use-case.ts";
import { groupId } from "#core/fitbook/group.ts";
import { visibleGroups } from "#core/fitbook/groups/visible-group.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryGroups } from "#adapters/memory/fitbook/groups/groups.ts";
import { pairKey } from "#adapters/memory/fitbook/relations.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { NotificationListener } from "#adapters/postgres/notifications/notification-listener.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import { relationsInMemory, relationsInPostgres } from "./relations.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { Groups, GroupTie } from "#core/fitbook/groups/groups.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { RelationPorts } from "./relations.ts";

let db: Database;
let beats: NotificationListener;
beforeAll(async () => {
  const place = await aPlace();
  db = await aDatabase(place);
  beats = new NotificationListener(place);
});
afterAll(async () => {
  await beats.close();
  await db.destroy();
});

type Kept = { readonly groups: Groups; readonly ties: RelationPorts; readonly put: (ties: readonly GroupTie[]) => Promise<void> };
const adapters: Record<string, () => Kept> = {
  memory: () => {
    const memory = new Memory();
    return {
      groups: memoryGroups(memory),
      ties: relationsInMemory(memory),
      async put(all) {
        for (const tie of all) memory.ties.groupTies.set(pairKey(tie.group, tie.person), { ...tie, changedAt: now });
      },
    };
  },
  postgres: () => ({
    groups: postgresGroups(db),
    ties: relationsInPostgres(db, beats),
    async put(all) {
      const rows = all.map(({ group, person, state }) => ({ place: group, customer: person, state, changed_at: new Date(now) }));
      await db.insertInto("fitbook_group_member").values(rows).execute();
    },
  }),
};

describe.each(Object.entries(adapters))("groups in %s", (_, make) => {
  it("tell a viewer what they see of each, with numbers of whom they see", async () => {
    const { groups, ties, put } = make();
    const [asha, ravi, meera, farah] = [await ties.someone(), await ties.someone(), await ties.someone(), await ties.someone()];
    const [open, closed, run] = [(await ties.aGroup({ isOpen: true })).id, (await ties.aGroup()).id, (await ties.aGroup()).id];
    await put([
      { group: open, person: ravi, state: "owner" },
      { group: open, person: meera, state: "member" },
      { group: open, person: farah, state: "requested" },
      { group: closed, person: ravi, state: "owner" },
      { group: run, person: asha, state: "owner" },
      { group: run, person: farah, state: "requested" },
      { group: run, person: meera, state: "declined" },
    ]);
    expect(await seen(groups, asha, [closed, open, run])).toEqual([
      { id: open, sees: "card", mine: "none", members: 2, requests: null },
      { id: run, sees: "full", mine: "owner", members: 1, requests: 1 },
    ]);
    await makeBlockUser({ blocks: ties.blocks, now: () => now })(asha, meera);
    expect(await seen(groups, asha, [open])).toEqual([{ id: open, sees: "card", mine: "none", members: 1, requests: null }]);
    await makeBlockUser({ blocks: ties.blocks, now: () => now })(ravi, asha);
    expect(await seen(groups, asha, [open, closed])).toEqual([]);
  });

  it("are missing where they are deleted or never were", async () => {
    const { groups, ties, put } = make();
    const asha = await ties.someone();
    const gone = (await ties.aGroup({ deletedAt: now })).id;
    await put([{ group: gone, person: asha, state: "owner" }]);
    expect(await seen(groups, asha, [gone, groupId("never")])).toEqual([]);
  });

  it("know who is in them and how people stand to them", async () => {
    const { groups, ties, put } = make();
    const [asha, ravi] = [await ties.someone(), await ties.someone()];
    const [one, other] = [(await ties.aGroup()).id, (await ties.aGroup()).id];
    const kept: readonly GroupTie[] = [
      { group: one, person: asha, state: "admin" },
      { group: other, person: asha, state: "banned" },
      { group: other, person: ravi, state: "member" },
    ];
    await put(kept);
    expect([await groups.groupsOf(asha), await groups.groupsOf(ravi)]).toEqual([[one], [other]]);
    expect(await groups.ties([one, other], [asha, ravi])).toEqual(expect.arrayContaining([...kept]));
    expect(await groups.ties([other], [ravi])).toEqual(kept.slice(2));
    expect([await groups.ties([], [ravi]), await groups.ties([one], [])]).toEqual([[], []]);
  });
});

async function seen(groups: Groups, viewer: CustomerId, ids: readonly GroupId[]) {
  const look = { tallies: await groups.tallies(viewer, ids), link: null };
  return visibleGroups(await groups.facts(viewer, ids), look).map(({ id, sees, mine, members, requests }) => ({
    ...{ id, sees, mine, members, requests },
  }));
}
