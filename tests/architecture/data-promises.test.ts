import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { neighbours, reached } from "./contexts.ts";

/** A promise of docs/promises.md that holds as long as no code does a thing: which code, and how the thing would look. */
type Kept = { readonly promise: string; readonly files: string; readonly done: RegExp; readonly planted: string };

const KEPT: readonly Kept[] = [
  {
    promise: "nothing of a call is recorded",
    files: "{core,adapters,web}/**/*.{ts,tsx,js}",
    done: /\bMediaRecorder\b|captureStream\(/,
    planted: "const taken = new MediaRecorder(stream);",
  },
  {
    promise: "what somebody searched for is not kept with an account",
    files: "{core,adapters/postgres,adapters/http-contract}/search/**/*.ts",
    done: /\bCustomerId\b/,
    planted: 'import type { CustomerId } from "../identity/customer-id.ts";',
  },
];

/** How a cookie is set: by a server's head, or by the browser. */
const SETS_COOKIE = /"set-cookie"|\.cookie = /;

/** Where what is known of health is kept. */
const OF_HEALTH = ["assessments", "consultations", "health", "labs", "trackers"];
const OF_OFFERS = ["alerts", "catalogue", "coupons", "newsletter", "points", "pricing", "promotions", "search"];

describe("a promise about data that is kept by doing nothing", () => {
  it.each(KEPT)("$promise", ({ files, done }) => {
    const paths = globSync(files);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => done.test(readFileSync(path, "utf8")))).toEqual([]);
  });
  it.each(KEPT)("$promise: it would be found where it is done", ({ done, planted }) => expect(planted).toMatch(done));

  it("cookies are the four that the privacy policy names", () => {
    const setting = globSync("{core,adapters,web}/**/*.{ts,tsx,js}").filter((path) => SETS_COOKIE.test(readFileSync(path, "utf8")));
    expect(setting.toSorted()).toEqual([
      "adapters/browser-storage/device-session.ts",
      "adapters/browser-storage/form-cart.ts",
      "adapters/http-server/cart/form-cart-forms.ts",
      "adapters/http-server/pages/language-choice.ts",
      "adapters/http-server/requests/own-writes.ts",
    ]);
    const policy = readFileSync("web/features/content/wording/privacy-policy.ts", "utf8");
    for (const name of ["language", "token", "form_cart", "written"]) expect(policy).toContain(`"${name} `);
  });

  it("no area of offers reaches what is known of somebody's health", () => {
    expect(Object.keys(neighbours)).toEqual(expect.arrayContaining([...OF_HEALTH, ...OF_OFFERS]));
    expect(OF_OFFERS.filter((area) => OF_HEALTH.some((health) => reached(area).has(health)))).toEqual([]);
    expect(OF_HEALTH.some((health) => reached("coupons", { ...neighbours, coupons: ["trackers"] }).has(health))).toBe(true);
  });
});
