import { PAYMENT_JOBS } from "#core/payments/payment-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedPayments: StoredArea = { name: "payments", jobs: PAYMENT_JOBS };
