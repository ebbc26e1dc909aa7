import type { CustomerId } from "../identity/customer-id.ts";

/** What somebody shows of themselves to others. `hasPicture`: they have one, which is asked for and judged anew each time. */
export type Person = { readonly id: CustomerId; readonly name: string; readonly hasPicture: boolean };
