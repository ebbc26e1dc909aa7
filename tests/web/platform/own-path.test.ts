import { expect, it } from "vitest";
import { ownPathIn } from "#web/platform/page/own-path.ts";

it.each(["/", "/members", "/diagnosticlab/bookings/new?package=full-body-checkup", "/shop/?x=//y"])(
  "a path on this site is one: %j",
  (path) => {
    expect(ownPathIn(path)).toBe(path);
  },
);

it.each([
  null,
  "",
  "members",
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "/.//elsewhere.example",
  "/members/..//elsewhere.example",
  "javascript:alert(1)",
])("what may lead to another site is none: %j", (text) => {
  expect(ownPathIn(text)).toBeNull();
});
