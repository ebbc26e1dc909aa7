import { MONEY_JOBS } from "#core/orders/money/money-job.ts";
import { ORDER_JOBS } from "#core/orders/order/order-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedOrders: StoredArea = { name: "orders", jobs: { ...ORDER_JOBS, ...MONEY_JOBS } };
