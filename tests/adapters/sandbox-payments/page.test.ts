import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { sandboxPage } from "#adapters/sandbox-payments/page.ts";

const order = { id: "sbo_1", payable: "order-1", amount: paise(12_345_650), openedAt: 0, isPaid: false, number: null };
const pressable = (html: string) => [...html.matchAll(/name="deed" value="(\w+)"/g)].map(([, deed]) => deed);

describe("the sandbox's page", () => {
  it("says what is to be paid, in Indian digits, and that no money moves", () => {
    const html = sandboxPage(order, "en", "");
    expect(html).toContain('<h1 id="sum">₹1,23,456.50</h1>');
    expect(html).toContain("No money moves here");
    expect(pressable(html)).toEqual(["pay", "fail", "late", "twice", "close"]);
  });

  it("says the same in Hindi, and leaves no English word in it", () => {
    for (const isPaid of [false, true]) {
      const [english, hindi] = (["en", "hi"] as const).map((language) => sandboxPage({ ...order, isPaid }, language, ""));
      expect(hindi).toContain('<html lang="hi-IN">');
      expect(hindi).toContain("₹1,23,456.50");
      expect(pressable(hindi ?? "")).toEqual(pressable(english ?? ""));
      const shown = (hindi ?? "")
        .slice((hindi ?? "").indexOf("<body>"))
        .replaceAll(/<[^>]+>/g, " ")
        .replace(order.payable, "");
      expect(shown).not.toMatch(/[a-z]/i);
    }
  });

  it("names the order by the number that its customer knows, where it has one", () => {
    const named = (number: string | null) => /class="sandbox-id">([^<]*)</.exec(sandboxPage({ ...order, number }, "en", ""))?.[1];
    expect([named("NM10000009"), named(null)]).toEqual(["NM10000009", "order-1"]);
  });

  it("offers nothing but the way back once the order is paid", () => {
    expect(pressable(sandboxPage({ ...order, isPaid: true }, "en", ""))).toEqual(["close"]);
  });

  it("writes what it was given as text, whatever that holds", () => {
    const html = sandboxPage({ ...order, id: `"><script>1</script>`, payable: "<img src=x onerror='1'>&" }, "en", "");
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;img src=x onerror=&#39;1&#39;&gt;&amp;");
  });
});
