import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { AccessLog } from "./access-log.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { NumberedAccess } from "./access-log.port.ts";

/** `next`: what to ask for the entries before these; null: there are none. */
export type AccessPage = { readonly entries: readonly NumberedAccess[]; readonly next: number | null };

/**
 * Who read a customer's health data and that of their members, the newest first, before the entry `before` (null: from the newest on).
 * Source: specification/consultations.md, Access log.
 */
export type ShowAccessLog = (customer: CustomerId, before: number | null) => Promise<AccessPage>;
export const ShowAccessLog = useCase<ShowAccessLog>("consultations", "ShowAccessLog");

const PAGE = 50;

export const makeShowAccessLog = maker(
  ShowAccessLog,
  { accessLog: AccessLog },
  ({ accessLog }: { readonly accessLog: Pick<AccessLog, "of"> }) =>
    async (customer, before) => {
      const entries = await accessLog.of(customer, { before, limit: PAGE + 1 });
      const shown = entries.slice(0, PAGE);
      return { entries: shown, next: entries.length > PAGE ? (shown.at(-1)?.number ?? null) : null };
    },
);
