import { describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { sandboxPage } from "#adapters/sandbox-payments/page.ts";
import type { PayableName } from "#core/payments/unpaid-payment.ts";

const order = { id: "sbo_1", payable: "order-1", amount: paise(12_345_650), openedAt: 0, isPaid: false, name: null };
const pressable = (html: string) => [...html.matchAll(/name="deed" value="(\w+)"/g)].map(([, action]) => action);

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
      const shown = (hindi ?? "").slice((hindi ?? "").indexOf("<body>")).replaceAll(/<[^>]+>/g, " ");
      expect(shown).not.toMatch(/[a-z]/i);
    }
  });

  it("names what is paid for by what its customer knows, and never by an id", () => {
    const named = (name: PayableName | null) =>
      (["en", "hi"] as const).map((language) => {
        const html = sandboxPage({ ...order, name }, language, "");
        expect(html).not.toContain(order.payable);
        return /class="sandbox-paid-for">([^<]*)</.exec(html)?.[1] ?? null;
      });
    const start = Date.parse("2026-12-02T07:00:00+05:30");
    expect(named({ kind: "order", number: "NM10000009" })).toEqual(["Order NM10000009", "ऑर्डर NM10000009"]);
    expect(named({ kind: "appointment", start })).toEqual(["Appointment on Wed, 2 Dec, 7:00 am", "बुध, 2 दिस॰, सुबह 7:00 बजे का अपॉइंटमेंट"]);
    expect(named({ kind: "lab-tests", start })).toEqual(["Lab tests on Wed, 2 Dec, 7:00 am", "बुध, 2 दिस॰, सुबह 7:00 बजे के लैब टेस्ट"]);
    expect(named({ kind: "plan", title: "Family", hindi: "परिवार" })).toEqual(["Health plan Family", "हेल्थ प्लान परिवार"]);
    expect(named({ kind: "plan", title: "Family", hindi: null })).toEqual(["Health plan Family", "हेल्थ प्लान Family"]);
    expect(named(null)).toEqual([null, null]);
  });

  it("offers nothing but the way back once the order is paid", () => {
    expect(pressable(sandboxPage({ ...order, isPaid: true }, "en", ""))).toEqual(["close"]);
  });

  it("writes what it was given as text, whatever that holds", () => {
    const html = sandboxPage(
      { ...order, id: `"><script>1</script>`, name: { kind: "order", number: "<img src=x onerror='1'>&" } },
      "en",
      "",
    );
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;img src=x onerror=&#39;1&#39;&gt;&amp;");
  });
});
