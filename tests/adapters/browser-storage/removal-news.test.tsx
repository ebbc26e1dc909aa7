import { describe, expect, it } from "vitest";
import { removalNewsIn } from "#adapters/browser-storage/removal-news.ts";

const news = removalNewsIn(() => localStorage);
const tea = { id: "tea", title: "Tulsi Tea", hindi: "तुलसी चाय", slug: "tulsi-tea", reason: "out-of-stock" } as const;

describe("news of removed lines", () => {
  it("are kept until they are told", () => {
    expect(news.read()).toEqual([]);
    news.put([tea]);
    expect(news.read()).toEqual([tea]);
    news.put([]);
    expect([news.read(), localStorage.length]).toEqual([[], 0]);
  });

  it("leave out what can't be read", () => {
    const strange = [null, 7, {}, { ...tea, title: 7 }, { ...tea, slug: "" }, { ...tea, reason: "toString" }, { ...tea, reason: 1 }];
    localStorage.setItem("cart_removed", JSON.stringify([...strange, { ...tea, more: "unknown" }]));
    expect(news.read()).toEqual([tea]);
    for (const text of ["{", "{}", "null", "7"]) {
      localStorage.setItem("cart_removed", text);
      expect(news.read()).toEqual([]);
    }
  });

  it("never throw where the browser refuses to keep anything", () => {
    const closed = removalNewsIn(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(closed.read()).toEqual([]);
    expect(() => closed.put([tea])).not.toThrow();
  });
});
