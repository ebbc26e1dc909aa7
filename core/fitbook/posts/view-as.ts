import { groupId } from "../group.ts";
import { isIn } from "../visibility/member-role.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";
import type { Groups } from "../groups/groups.port.ts";
import type { MadeUpViewer } from "../visibility/viewer.ts";

/** As whom somebody looks at their own profile and posts. `group`: one that they are in. Source: specification/visibility.md, View as. */
export type ViewAs = { readonly kind: "stranger" | "follower" | "blocked" } | { readonly kind: "member"; readonly group: GroupId };

const ALONE = ["stranger", "follower", "blocked"] as const satisfies readonly ViewAs["kind"][];
const OF_GROUP = "member.";

/** As it stands in an address: `stranger`, `follower`, `blocked`, or `member.` before the id of a group. */
export const viewAsText = (as: ViewAs): string => (as.kind === "member" ? `${OF_GROUP}${as.group}` : as.kind);

/** null: the text names nobody. */
export function viewAsIn(text: string): ViewAs | null {
  const kind = ALONE.find((one) => one === text);
  if (kind !== undefined) return { kind };
  const [, group] = /^member\.([!-~]{1,100})$/.exec(text) ?? [];
  return group === undefined ? null : { kind: "member", group: groupId(group) };
}

type Place = { readonly customer: CustomerId; readonly whose: CustomerId };

/**
 * The viewer that is made up so that a customer sees a place as others do; null: they may not, as it is somebody else's, or they are not in
 * that group. Source: specification/visibility.md, View as.
 */
export async function viewerFor(groups: Pick<Groups, "facts">, { customer, whose }: Place, as: ViewAs): Promise<MadeUpViewer | null> {
  if (customer !== whose) return null;
  switch (as.kind) {
    case "stranger":
      return { kind: "stranger" };
    case "follower":
    case "blocked":
      return { kind: as.kind, of: customer };
    case "member": {
      const [record] = (await groups.facts(customer, [as.group])).groups;
      const own = record?.facts.members.find(({ person }) => person === customer)?.state ?? null;
      return record === undefined || record.facts.isDeleted || !isIn(own) ? null : { kind: "member", group: as.group };
    }
  }
}
