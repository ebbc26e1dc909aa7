import type { Paise } from "../../shared/money.ts";
import type { LabCategory, LabTestId } from "../lab-test.ts";

export const TEST_ORDERS = ["name", "price"] as const;
export type TestOrder = (typeof TEST_ORDERS)[number];

export const NEEDS = ["needed", "not-needed"] as const;
export type Need = (typeof NEEDS)[number];

/** Which tests are sought; null: it does not matter. */
export type LabTestFilter = {
  /** Words of a name, as somebody types them. */
  readonly title: string | null;
  readonly category: LabCategory | null;
  readonly fasting: Need | null;
  readonly prescription: Need | null;
  /** Only those whose sample is taken at home. */
  readonly home: "only" | null;
  /** Only those whose report comes within 24 hours. */
  readonly withinDay: "only" | null;
  readonly maxPrice: Paise | null;
  /** With which letter the English title begins, in upper case. */
  readonly letter: string | null;
};

/** `after`: the test after which the page begins; null, or a test that is not in the list: the first page. */
export type LabTestQuery = LabTestFilter & { readonly order: TestOrder; readonly after: LabTestId | null };

export const ANY_TEST: LabTestFilter = {
  title: null,
  category: null,
  fasting: null,
  prescription: null,
  home: null,
  withinDay: null,
  maxPrice: null,
  letter: null,
};
