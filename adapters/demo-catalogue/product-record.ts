import type { informationRecord } from "#adapters/catalogue-file/information-record.ts";
import type { Seller } from "./sellers.ts";

/** A line of the catalogue file: amounts in rupees, names as they travel. */
export type ProductRecord = {
  readonly _id: string;
  readonly product_id: string;
  readonly title: string;
  readonly slug: string;
  readonly mrp: number;
  readonly min_qty: number;
  readonly image_list: readonly string[];
  readonly status: "ACTIVE" | "INACTIVE";
  readonly brand: { readonly name: string; readonly slug: string; readonly cash_on_delivery: boolean };
  readonly category_list: readonly string[];
  readonly gst: number;
  readonly seller_list: readonly { readonly selling_price: number; readonly total_stock: number }[];
  readonly shipping_details: { readonly weight: number };
  readonly hsn: string;
  readonly seller: Seller;
  readonly sub_category: string;
  readonly tags: readonly string[];
  readonly concerns: readonly string[];
  readonly form: string;
  readonly size: string;
  readonly spellings: { readonly hi: string | null; readonly sa: string | null };
  readonly consumable: boolean;
  readonly information: ReturnType<typeof informationRecord>;
};
