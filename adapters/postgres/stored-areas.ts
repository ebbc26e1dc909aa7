import { storedIdentity } from "./identity/stored.ts";
import { storedJobs } from "./jobs/stored.ts";
import { storedOrders } from "./orders/stored.ts";
import { storedPayments } from "./payments/stored.ts";
import { storedSignIn } from "./sign-in/stored.ts";
import { storedTickets } from "./tickets/stored.ts";
import type { StoredArea } from "./stored-area.ts";

/** Every area of which the database keeps something that others must know. */
export const storedAreas: readonly StoredArea[] = [storedIdentity, storedJobs, storedOrders, storedPayments, storedSignIn, storedTickets];
