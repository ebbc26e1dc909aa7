import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { namedGroup } from "../group.ts";
import { groupsLeftByBlocking } from "../groups/leaving-by-block.ts";
import { groupViews } from "../groups/visible-group.ts";
import { Blocks, isKnown } from "./blocks.port.ts";
import { maker } from "../../shared/use-case.ts";
import { Groups } from "../groups/groups.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { NamedGroup } from "../group.ts";

/** A group that somebody leaves by a block. `isMine`: whoever blocks; else the other. */
export type GroupLeft = { readonly group: NamedGroup; readonly isMine: boolean };

/**
 * Which groups would be left if the customer blocked somebody, before they do. Nothing is changed. Source: specification/fitbook.md, Block.
 */
export type PreviewBlock = (
  customer: CustomerId,
  other: CustomerId,
) => Promise<Result<readonly GroupLeft[], { readonly kind: "unknown-user" }>>;
export const PreviewBlock = useCase<PreviewBlock>("fitbook", "PreviewBlock");

type Needs = { readonly blocks: Pick<Blocks, "between">; readonly groups: Pick<Groups, "facts"> };

export const makePreviewBlock = maker(
  PreviewBlock,
  { blocks: Blocks, groups: Groups },
  ({ blocks, groups }: Needs) =>
    async (customer, other) => {
      if (customer === other) return refused({ kind: "unknown-user" });
      const seen = await blocks.between(customer, other);
      if (!isKnown(seen)) return refused({ kind: "unknown-user" });
      const left = seen.isBlocked ? [] : groupsLeftByBlocking({ customer, other }, seen.sharedGroups);
      const views = groupViews(
        await groups.facts(
          customer,
          left.map(({ group }) => group),
        ),
        null,
      );
      return ok(
        left.flatMap(({ group, person }) => {
          const found = views.find(({ record, view }) => record.group.id === group && view.sees !== "missing");
          return found === undefined ? [] : [{ group: namedGroup(found.record.group), isMine: person === customer }];
        }),
      );
    },
);
