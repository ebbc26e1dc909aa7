import { PAYMENT_JOBS } from "#core/payments/payment-job.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { SandboxTables } from "./sandbox-tables.ts";

export const storedPayments: StoredArea = {
  name: "payments",
  places: {
    sandbox_order: "work",
    sandbox_payment: "work",
    sandbox_refund: "work",
  } satisfies Places<keyof SandboxTables>,
  jobs: PAYMENT_JOBS,
};
