import type { ColumnType, Generated } from "kysely";
import type { EnquiryKind } from "#core/contact/enquiry.ts";
import type { EnquiryState } from "#core/contact/enquiry-state.ts";
import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { Contents } from "#core/content/content.port.ts";
import type { Language } from "#core/shared/language.ts";

export type ContentTables = {
  content: ContentRow;
  landing_page: { name: string; page: ColumnType<LandingPage, string, string> };
  enquiry: EnquiryRow;
  message: MessageRow;
  subscription: SubscriptionRow;
  subscription_key: SubscriptionKeyRow;
  push_token: PushTokenRow;
  push_address: PushAddressRow;
};

/** JSON is written as text and read as the value. */
type Kept<Document> = ColumnType<Document | null, string | undefined, string>;

export type ContentRow = {
  only_row: Generated<true>;
  company: Kept<Contents["company"]>;
  landing: Kept<Contents["landing"]>;
  menus: Kept<Contents["menus"]>;
  hospital_page: Kept<Contents["hospitalPage"]>;
  health_plan_page: Kept<Contents["healthPlanPage"]>;
};

export type EnquiryRow = {
  id: string;
  kind: EnquiryKind;
  about: string | null;
  name: string;
  mobile: string;
  email: string | null;
  city: string;
  message: string;
  customer: string | null;
  /** Both or neither. */
  employees: number | null;
  sites: number | null;
  state: Generated<EnquiryState>;
  sent_at: Date;
};

export type MessageRow = {
  id: string;
  number: Generated<number>;
  name: string;
  email: string;
  mobile: string | null;
  message: string;
  customer: string | null;
  sent_at: Date;
};

export type PushTokenRow = { push_token: string; customer: string; seen_at: Date };

export type PushAddressRow = {
  customer: string;
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  kept_at: Date;
};

export type SubscriptionRow = { email: string; state: "asked" | "confirmed"; asked_at: Date; confirmed_at: Date | null };

export type SubscriptionKeyRow = { hash: Buffer; email: string; opens: "confirm" | "leave"; made_at: Date };
