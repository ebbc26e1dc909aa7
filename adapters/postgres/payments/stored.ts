import { PAYMENT_JOBS } from "#core/payments/payment-job.ts";
import { sandboxPayments } from "#adapters/postgres/migrations/0018-sandbox-payments.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedPayments: StoredArea = {
  name: "payments",
  migrations: {
    "0018-sandbox-payments": sandboxPayments,
  },
  jobs: PAYMENT_JOBS,
};
