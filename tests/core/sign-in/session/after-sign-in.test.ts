import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterSignIn, sitePath } from "#core/sign-in/session/after-sign-in.ts";

describe("a saved path", () => {
  it("never leads to another site, whatever stands in it", () => {
    const odd = fc.constantFrom("/", "\\", "\t", "\n", ":", "?", "#", "javascript:", "evil.example", "@", "%2f", "shop");
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 8 }), (parts) => {
        expect(new URL(sitePath(parts.join("")), "https://niramaya.example").origin).toBe("https://niramaya.example");
      }),
    );
  });

  it("stays as it is where it is one of this site", () => {
    expect(sitePath("/profile?tab=1#mobile")).toBe("/profile?tab=1#mobile");
    expect(sitePath("//x")).toBe("/");
  });
});

describe("signing in", () => {
  it("leads to the therapist, then to a tool's result, then to the saved path, else nowhere", () => {
    expect(afterSignIn({ here: "/profile1", saved: "/therapists/7" })).toBe("/therapists/7");
    expect(afterSignIn({ here: "/Profile1/", saved: "/fitbook" })).toBe("/bmiandfattracker");
    expect(afterSignIn({ here: "/shop", saved: "/fitbook" })).toBe("/fitbook");
    expect(afterSignIn({ here: "/shop", saved: null })).toBeNull();
  });
});
