import type { FileId } from "../files/file-id.ts";
import type { CustomerId } from "../identity/customer-id.ts";

/** What somebody shows of themselves to others. */
export type Person = { readonly id: CustomerId; readonly name: string; readonly thumb: FileId | null };
