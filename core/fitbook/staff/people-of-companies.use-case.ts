import { ok, refused } from "../../shared/result.ts";
import { changeByGroupEvent, tieIn } from "../groups/group-change.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { CustomerReference } from "../../identity/customer-reference.ts";
import type { Customer } from "../../identity/customer.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { Result } from "../../shared/result.ts";
import type { Accounts } from "../../staff/accounts.port.ts";
import type { GroupId } from "../group.ts";
import type { GroupRecord, Groups } from "../groups/groups.port.ts";

/** The longest `app_name` of an aggregator, in characters. Source: specification/plans.md, People of companies. */
export const LONGEST_COMPANY = 60;

/** Registers a company, whose app is known by `apiKey`, as staff. Source: specification/plans.md, People of companies. */
export type AddCompany = (who: string, company: { readonly name: string; readonly apiKey: string }) => Promise<"added" | "taken">;

export const makeAddCompany =
  ({ accounts, now }: { readonly accounts: Pick<Accounts, "addCompany">; readonly now: Clock }): AddCompany =>
  (who, company) =>
    accounts.addCompany(company, {
      at: now(),
      who,
      action: "company add",
      details: {},
      subject: { kind: "company", id: company.name },
    });

/** `company` null: they are nobody's people any more. */
export type CustomerCompany = { readonly name: CustomerReference; readonly company: string | null };

/** `runs-its-group`: they own a group of the company that they are to leave, and hand it over first. */
export type NotMoved =
  | { readonly kind: "unknown-customer" | "unknown-company" }
  | { readonly kind: "runs-its-group"; readonly group: GroupId };

/** `left`: how many groups of another company they left by it. */
export type MovedToCompany = { readonly customer: CustomerId; readonly left: number };

/**
 * Makes somebody whose account stays a customer of a company, or of none, as staff. They leave the groups of any other company, whose
 * people alone these are for. Done again it ends what was cut off. Source: specification/plans.md, People of companies.
 */
export type MoveToCompany = (who: string, wanted: CustomerCompany) => Promise<Result<MovedToCompany, NotMoved>>;

type Needs = {
  readonly accounts: Pick<Accounts, "change" | "isCompany">;
  readonly groups: Pick<Groups, "groupsOf" | "facts" | "change">;
  readonly withName: (name: CustomerReference) => Promise<Customer | null>;
  readonly now: Clock;
  readonly newId: NewId;
};

export const makeMoveToCompany =
  (needs: Needs): MoveToCompany =>
  async (who, { name, company }) => {
    const { accounts, groups, withName, now, newId } = needs;
    if (company !== null && !(await accounts.isCompany(company))) return refused({ kind: "unknown-company" });
    const customer = await withName(name);
    if (customer?.status.kind !== "staying") return refused({ kind: "unknown-customer" });
    const { id } = customer;
    const others = (await groups.facts(id, await groups.groupsOf(id))).groups.filter(isOfAnother(company));
    const owned = others.find((record) => tieIn(record, id) === "owner");
    if (owned !== undefined) return refused({ kind: "runs-its-group", group: owned.group.id });
    const at = now();
    // The company first: whoever is not of it can't come back into what they leave then.
    const moved = await accounts.change<boolean>({ kind: "id", id }, (found) => {
      if (found?.status.kind !== "staying") return { change: null, answer: false };
      if (found.aggregator === company) return { change: null, answer: true };
      const { role, status } = found;
      const details = { from: found.aggregator, to: company };
      const audit = { at, who, action: company === null ? "company leave" : "company enter", subject: { kind: "customer", id }, details };
      return { change: { role, status, aggregator: company, endsSessions: false, isBlockedBeside: null, audit }, answer: true };
    });
    if (!moved) return refused({ kind: "unknown-customer" });
    for (const { group } of others)
      await groups.change({
        group: group.id,
        customer: id,
        subject: id,
        at,
        decide: (seen) => changeByGroupEvent(seen, { customer: id, person: id, event: "leave", id: newId(), link: null }),
      });
    return ok({ customer: id, left: others.length });
  };

const isOfAnother =
  (company: string | null) =>
  ({ group }: GroupRecord): boolean =>
    group.company !== null && group.company !== company && group.deletedAt === null;
