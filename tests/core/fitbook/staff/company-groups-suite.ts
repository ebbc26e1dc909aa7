import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { groupId } from "#core/fitbook/group.ts";
import { makeChangeGroupMember } from "#core/fitbook/groups/change-group-member.use-case.ts";
import { makeEditGroup } from "#core/fitbook/groups/edit-group.use-case.ts";
import { makeListGroups } from "#core/fitbook/groups/list-groups.use-case.ts";
import { makeShowGroup } from "#core/fitbook/groups/show-group.use-case.ts";
import { visibleGroups } from "#core/fitbook/groups/visible-group.ts";
import { whyNotRun } from "#core/fitbook/links/run-group.ts";
import { LEAST_COUNTED, makeCountCompanyGroups, makeMakeCompanyGroup } from "#core/fitbook/staff/company-groups.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ok, refused } from "#core/shared/result.ts";
import { now } from "#tests/fixtures.ts";
import type { GroupEvent } from "#core/fitbook/groups/group-event.ts";
import type { AuditEntry } from "#core/staff/audit-log.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { RelationPorts } from "#tests/core/fitbook/relations-in-memory.ts";

export type Kept = { readonly ties: RelationPorts; readonly hire: (person: CustomerId, company: string) => Promise<void> };

/** Asha and Ravi work at a company, Meera at another, Farah at none; Asha runs the company's group. */
async function atWork({ ties, hire }: Kept) {
  const { groups } = ties;
  const [asha, ravi, meera, farah] = [await ties.someone(), await ties.someone(), await ties.someone(), await ties.someone()];
  const company = `benefits-${randomUUID()}`;
  for (const one of [asha, ravi]) await hire(one, company);
  await hire(meera, `other-${company}`);
  const needs = { groups, now: () => now, newId: () => randomUUID() };
  const limits = { count: async () => ({ kind: "counted" as const }) };
  const step = makeChangeGroupMember({ ...needs, limits, customers: { joinedAt: async () => null } });
  const texts = { name: "Lunch walkers", about: "", rules: "" };
  const make = (owner: CustomerId, of = company) => makeMakeCompanyGroup(needs)("dev", { ...texts, company: of, owner });
  const log: AuditEntry[] = [];
  const made = await make(asha);
  const group = made.kind === "ok" ? made.value : expect.unreachable();
  return {
    asha,
    ravi,
    meera,
    farah,
    company,
    group,
    groups,
    ties,
    hire,
    make,
    log,
    texts,
    show: async (viewer: CustomerId) => {
      const shown = await makeShowGroup({ groups })(viewer, group);
      return shown.kind === "ok" ? [shown.value.sees, shown.value.mine, shown.value.isOfCompany] : shown.refusal.kind;
    },
    list: async (viewer: CustomerId, kind: "company" | "open" | "mine") =>
      (await makeListGroups({ groups })(viewer, { kind, after: null })).groups.map(({ id }) => id),
    does: async (who: CustomerId, event: GroupEvent, person: CustomerId | null = null) => {
      const done = await step(who, { group, person, event });
      return done.kind === "ok" ? done.value : done.refusal.kind;
    },
    edit: makeEditGroup(needs),
    count: () => makeCountCompanyGroups({ groups, log: { add: async (entry) => void log.push(entry) }, now: () => now })("dev", company),
  };
}

export function companyGroupsSuite(store: string, kept: () => Kept): void {
  describe(`groups of companies in ${store}`, () => {
    it("are found and joined, by choice, by the company's people alone", async () => {
      const { asha, ravi, meera, farah, group, show, list, does } = await atWork(kept());
      expect(await show(asha)).toEqual(["full", "owner", true]);
      expect(await show(ravi)).toEqual(["card", "none", true]);
      expect([await list(ravi, "company"), await list(asha, "company")]).toEqual([[group], []]);
      for (const outsider of [meera, farah]) {
        expect(await show(outsider)).toBe("unknown-group");
        expect((await list(outsider, "company")).includes(group)).toBe(false);
        for (const event of ["join", "ask", "accept"] as const) expect(await does(outsider, event)).toBe("unknown-group");
      }
      expect(await does(ravi, "ask")).toBe("wrong-state");
      expect(await does(ravi, "join")).toBe("member");
      expect([await show(ravi), await list(ravi, "mine"), await list(ravi, "company")]).toEqual([["full", "member", true], [group], []]);
      expect([await does(ravi, "leave"), await does(ravi, "join")]).toEqual(["none", "member"]);
      expect([await does(asha, "ban", ravi), await show(ravi), await does(ravi, "join")]).toEqual([
        "none",
        "unknown-group",
        "unknown-group",
      ]);
    });

    it("have no invitations and no links, and never become open", async () => {
      const { asha, ravi, farah, group, groups, show, does, edit, texts } = await atWork(kept());
      expect([await does(asha, "invite", farah), await does(asha, "invite", ravi)]).toEqual(["not-allowed", "not-allowed"]);
      expect(whyNotRun(await groups.facts(asha, [group]))).toEqual({ kind: "not-allowed" });
      const [tallies, facts] = [await groups.tallies(farah, [group]), await groups.facts(farah, [group])];
      expect(visibleGroups(facts, { tallies, link: group })).toEqual([]);
      expect(await edit(asha, { ...texts, name: "Tea walkers", isOpen: true, mayMembersInvite: true, group })).toEqual(ok(null));
      const [after] = visibleGroups(await groups.facts(asha, [group]), { tallies: [], link: null });
      expect(after).toMatchObject({ name: "Tea walkers", isOpen: false, mayMembersInvite: false });
      expect(await show(farah)).toBe("unknown-group");
    });

    it("are made for one of the company's people who is in Fitbook, and for nobody else", async () => {
      const { asha, meera, make, company } = await atWork(kept());
      expect(await make(meera)).toEqual(refused({ kind: "not-of-company" }));
      expect(await make(asha, `no-${company}`)).toEqual(refused({ kind: "not-of-company" }));
      expect(await make(customerId(randomUUID()))).toEqual(refused({ kind: "not-of-company" }));
      for (let owned = 1; owned < 20; owned += 1) expect((await make(asha)).kind).toBe("ok");
      expect(await make(asha)).toEqual(refused({ kind: "too-many-owned" }));
    });

    it("tell the company a number from twenty people on, those who are there, and nothing before the log has it", async () => {
      const { asha, company, group, groups, ties, hire, does, count, log } = await atWork(kept());
      const people: CustomerId[] = [];
      while (people.length < LEAST_COUNTED - 2) {
        const one = await ties.someone();
        await hire(one, company);
        expect(await does(one, "join")).toBe("member");
        people.push(one);
      }
      expect(await count()).toEqual([{ group, people: null }]);
      const last = await ties.someone();
      await hire(last, company);
      await does(last, "join");
      expect(await count()).toEqual([{ group, people: LEAST_COUNTED }]);
      expect(log.map(({ who, action, subject, details }) => ({ who, action, subject, details }))).toEqual(
        Array.from({ length: 2 }, () => ({
          who: "dev",
          action: "group count",
          subject: { kind: "group", id: group },
          details: { company },
        })),
      );
      expect(await makeCountCompanyGroups({ groups, log: { add: async () => {} }, now: () => now })("dev", `no-${company}`)).toEqual([]);
      expect(groupId(group)).toBe(group);
      expect(await does(asha, "remove", last)).toBe("none");
      expect(await count()).toEqual([{ group, people: null }]);
    });
  });
}
