import { describe, expect, it } from "vitest";
import { ok, refused } from "#core/shared/result.ts";
import { allRead, needed, readOr } from "#web/platform/forms/all-read.ts";
import type { Result } from "#core/shared/result.ts";

const readCity = (city: string) => needed(city, ok);
const readAge = (age: string) => readOr(/^\d+$/.test(age) ? Number(age) : null, "no-number");

describe("the fields of a form", () => {
  it("are read once each of them can be, also as nothing", () => {
    const read: Result<{ readonly city: string; readonly age: number; readonly street: string | null }, unknown> = allRead({
      city: readCity(" Pune "),
      age: readAge("0"),
      street: ok(null),
    });
    expect(read).toEqual(ok({ city: "Pune", age: 0, street: null }));
    expect(allRead({})).toEqual(ok({}));
  });

  it("are not read where one can't be, and only what is wrong is told", () => {
    expect(allRead({ city: readCity(" "), age: readAge("young") })).toEqual(refused({ city: "needed", age: "no-number" }));
    const read: Result<unknown, { readonly city?: "needed"; readonly age?: "no-number" }> = allRead({
      city: readCity("Pune"),
      age: readAge(""),
    });
    expect(read).toEqual(refused({ age: "no-number" }));
  });
});
