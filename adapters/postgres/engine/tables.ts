import type { Generated } from "kysely";
import type { AccountTables } from "#adapters/postgres/account/tables.ts";
import type { AlertTables } from "#adapters/postgres/alerts/tables.ts";
import type { AssessmentTables } from "#adapters/postgres/assessments/tables.ts";
import type { AuditTables } from "#adapters/postgres/staff/tables.ts";
import type { CartTables } from "#adapters/postgres/customer-cart/tables.ts";
import type { ConsultationTables } from "#adapters/postgres/consultations/tables.ts";
import type { ContentTables } from "#adapters/postgres/content/tables.ts";
import type { EventTables } from "#adapters/postgres/events/tables.ts";
import type { IdentityTables } from "#adapters/postgres/identity/tables.ts";
import type { LabTables } from "#adapters/postgres/labs/tables.ts";
import type { PlanTables } from "#adapters/postgres/plans/tables.ts";
import type { FitbookTables } from "#adapters/postgres/fitbook/tables.ts";
import type { NotificationTables } from "#adapters/postgres/notifications/tables.ts";
import type { OrderTables } from "#adapters/postgres/orders/tables.ts";
import type { SandboxTables } from "#adapters/postgres/payments/sandbox-tables.ts";
import type { QuizTables } from "#adapters/postgres/quizzes/tables.ts";
import type { ReviewTables } from "#adapters/postgres/reviews/tables.ts";
import type { TrackerTables } from "#adapters/postgres/trackers/tables.ts";
import type { TicketTables } from "#adapters/postgres/tickets/tables.ts";
import type { UploadTables } from "#adapters/postgres/files/tables.ts";
import type {
  CatalogueStateRow,
  ProductRow,
  ProductSetFacetRow,
  ProductSetPartRow,
  ProductSetRow,
} from "#adapters/postgres/catalogue/tables.ts";

/** The rows as pg returns them: int8 as an exact number, numeric as text. Amounts are in paise. */
export type Tables = AccountTables &
  AlertTables &
  AssessmentTables &
  AuditTables &
  LabTables &
  PlanTables &
  FitbookTables &
  NotificationTables &
  OrderTables &
  QuizTables &
  ReviewTables &
  TicketTables &
  TrackerTables &
  UploadTables &
  SandboxTables &
  CartTables &
  ConsultationTables &
  ContentTables &
  EventTables &
  IdentityTables & {
    shelf: ProductSetRow;
    product: ProductRow;
    shelf_part: ProductSetPartRow;
    shelf_facet: ProductSetFacetRow;
    catalogue_state: CatalogueStateRow;
    coupon: CouponRow;
    shipping_settings: ShippingRow;
    pincode: PincodeRow;
    store_history: StoreHistoryRow;
  };

/** What these tables have gone through: another id once a backup was put in their place. */
export type StoreHistoryRow = { only_row: Generated<true>; id: Generated<string> };

export type CouponRow = {
  /** The order in which coupons were added. */
  position: Generated<number>;
  code: string;
  /** The code in upper case as core makes it. The database's upper case may be different. */
  key: string;
  audience: "public" | "private";
  is_for_web: boolean;
  products: readonly string[];
  brands: readonly string[];
  categories: readonly string[];
  maximum_lines: number | null;
  maximum_pieces: number | null;
  promise: "rupee" | "percentage";
  amount: number | null;
  percent: string | null;
  cap: number | null;
  minimum: number;
  priority_shipping: number;
  end_kind: "instant" | "day" | null;
  end_seconds: number | null;
  end_decimals: string | null;
  terms: string | null;
  /** null: no limit. */
  uses_left: number | null;
  added_at: Generated<Date>;
};

export type ShippingRow = {
  only_row: Generated<true>;
  basic_minimum: number | null;
  basic_charge: number | null;
  exceed_above: string | null;
  exceed_minimum: number | null;
  exceed_charge: number | null;
};

export type PincodeRow = { pincode: string; state: string; days: number; cash_on_delivery: boolean; city: string | null };
