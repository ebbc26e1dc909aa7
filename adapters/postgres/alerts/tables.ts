import type { AlertWish } from "#core/alerts/alert.ts";
import type { Language } from "#core/shared/language.ts";

export type AlertTables = { alert: AlertRow; alert_key: AlertKeyRow };

/** What a customer, or a visitor with an address, waits for. */
export type AlertRow = {
  id: string;
  kind: AlertWish["kind"];
  /** The product's id, the area's name or the quiz's id. */
  subject: string;
  /** The price that was wished for, in paise; null: the wish is not about a price. */
  price: number | null;
  customer: string | null;
  email: string | null;
  language: Language | null;
  state: "asked" | "waiting" | "told";
  asked_at: Date;
  told_at: Date | null;
};

/** The keys in the links of letters: "confirm" opens one alert, "leave" all of its reader's. */
export type AlertKeyRow = {
  hash: Buffer;
  opens: "confirm" | "leave";
  alert: string | null;
  customer: string | null;
  email: string | null;
  made_at: Date;
};
