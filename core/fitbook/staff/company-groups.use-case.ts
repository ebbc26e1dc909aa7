import { customerId } from "../../identity/customer-id.ts";
import { ok, refused } from "../../shared/result.ts";
import { groupId } from "../group.ts";
import { NO_GROUP_CHANGE } from "../groups/group-answer.ts";
import { MOST_OWNED } from "../groups/group-limits.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { GroupId, GroupTexts } from "../group.ts";
import type { Groups } from "../groups/groups.port.ts";

/** `company`: the aggregator; `owner`: a customer of it, who runs the group. */
export type NewCompanyGroup = GroupTexts & { readonly company: string; readonly owner: CustomerId };

/** `not-entered`: the owner has not entered Fitbook; `not-of-company`: they are no customer of that aggregator. */
export type NoCompanyGroup = { readonly kind: "not-entered" | "not-of-company" | "too-many-owned" };

/**
 * Makes a company's group for staff, with the entry of the audit log; `who` is the staff member's name. Its owner is one of the company's
 * people, never the company. Source: specification/plans.md, Groups of companies.
 */
export type MakeCompanyGroup = (who: string, group: NewCompanyGroup) => Promise<Result<GroupId, NoCompanyGroup>>;

type MakeNeeds = { readonly groups: Pick<Groups, "change">; readonly now: Clock; readonly newId: NewId };

export const makeMakeCompanyGroup =
  ({ groups, now, newId }: MakeNeeds): MakeCompanyGroup =>
  async (who, { company, owner, name, about, rules }) => {
    const [id, at] = [groupId(newId()), now()];
    return groups.change<Awaited<ReturnType<MakeCompanyGroup>>>({
      group: id,
      customer: owner,
      subject: owner,
      at,
      decide({ subject }) {
        const refuse = (kind: NoCompanyGroup["kind"]) => ({ change: null, answer: refused({ kind }) });
        if (subject.company !== company) return refuse("not-of-company");
        if (!subject.isThere) return refuse("not-entered");
        if (subject.owned >= MOST_OWNED) return refuse("too-many-owned");
        const texts = { name, about, rules, isOpen: false, mayMembersInvite: false };
        const group = { ...texts, id, hindi: null, picture: null, company, deletedAt: null, isDeletedByStaff: false, offeredTo: null };
        const audit = { at, who, action: "group make", subject: { kind: "group", id }, details: { company } } as const;
        return { change: { ...NO_GROUP_CHANGE, group, members: [{ person: owner, state: "owner" }], audit }, answer: ok(id) };
      },
    });
  };

/** From how many people on a company is told a number of its group. Source: specification/plans.md, Groups of companies. */
export const LEAST_COUNTED = 20;

/** `people`: how many are in it and there; null: fewer than LEAST_COUNTED. */
export type CompanyGroupCount = { readonly group: GroupId; readonly people: number | null };

/**
 * What a company may be told of its groups: a number of each, and nothing of whom. Nothing is told before the audit log has it.
 * Source: specification/plans.md, Groups of companies.
 */
export type CountCompanyGroups = (who: string, company: string) => Promise<readonly CompanyGroupCount[]>;

type CountNeeds = { readonly groups: Pick<Groups, "ofCompany" | "tallies">; readonly log: Pick<AuditLog, "add">; readonly now: Clock };

/** Somebody who is blocked with nobody. */
const NOBODY = customerId("nobody");

export const makeCountCompanyGroups =
  ({ groups, log, now }: CountNeeds): CountCompanyGroups =>
  async (who, company) => {
    const ids = (await groups.ofCompany(company)).map(({ id }) => id);
    const tallies = await groups.tallies(NOBODY, ids);
    const at = now();
    for (const id of ids) await log.add({ at, who, action: "group count", subject: { kind: "group", id }, details: { company } });
    return ids.map((group) => {
      const inIt = tallies.filter((tally) => tally.group === group && tally.list === "members" && tally.state === "active");
      const people = inIt.reduce((sum, { count }) => sum + count, 0);
      return { group, people: people < LEAST_COUNTED ? null : people };
    });
  };
