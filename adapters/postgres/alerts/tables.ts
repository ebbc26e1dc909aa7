import type { AlertWish } from "#core/alerts/alert.ts";
import type { Language } from "#core/shared/language.ts";

export type AlertTables = { alert: AlertRow; alert_key: AlertKeyRow };

/** What somebody waits for: a customer, or a visitor's address. */
export type AlertRow = {
  id: string;
  kind: AlertWish["kind"];
  /** The product's id or the area's name. */
  subject: string;
  /** The price that is wished for, in paise; null: the wish is for none. */
  price: number | null;
  customer: string | null;
  email: string | null;
  language: Language | null;
  state: "asked" | "waiting" | "told";
  asked_at: Date;
  told_at: Date | null;
};

/** What a letter's link opens: "confirm" one alert, "leave" all of its reader's. */
export type AlertKeyRow = {
  hash: Buffer;
  opens: "confirm" | "leave";
  alert: string | null;
  customer: string | null;
  email: string | null;
  made_at: Date;
};
