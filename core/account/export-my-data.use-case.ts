import { ok, refused } from "../shared/result.ts";
import { useCase } from "../shared/token.ts";
import { maker } from "../shared/use-case.ts";
import { OwnData } from "./own-data.port.ts";
import { Limits } from "../shared/limits.port.ts";
import { Clock } from "../shared/clock.port.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Limit } from "../shared/limits.port.ts";
import type { Result } from "../shared/result.ts";
import type { DataPart } from "./own-data.port.ts";

/**
 * Everything that is stored about the customer at `exportedAt` (milliseconds since 1970), or later, because it is read piece by piece.
 * Source: specification/account.md, Own data.
 */
export type ExportMyData = (
  customer: CustomerId,
) => Promise<Result<{ readonly exportedAt: number; readonly parts: readonly DataPart[] }, { readonly kind: "too-many-exports" }>>;
export const ExportMyData = useCase<ExportMyData>("account", "ExportMyData");

const EXPORTS: Limit = { name: "export", most: 10, within: 60 * 60 * 1000 };

export const makeExportMyData = maker(
  ExportMyData,
  { ownData: OwnData, limits: Limits, now: Clock },
  ({ ownData, limits, now }) =>
    async (customer) => {
      const at = now();
      const counted = await limits.count([{ limit: EXPORTS, by: customer }], at);
      if (counted.kind === "exhausted") return refused({ kind: "too-many-exports" });
      return ok({ exportedAt: at, parts: ownData.of(customer) });
    },
);
