import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GetInTouch } from "#core/contact/get-in-touch.use-case.ts";
import { EnquireAboutHealthPlan, EnquireAtHospital } from "#core/contact/send-enquiry.use-case.ts";
import { OpenLanding } from "#core/content/open-landing.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { render } from "#web/shells/render.ts";
import { composeMemory } from "#tests/composition.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { asksFirst } from "#tests/web/asks-first.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import type { Container } from "inversify";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const full = () => composeMemory({ contents: someContents() });
const drawn = (address: string, server: Container) => render(new Request(`https://niramaya.test${address}`), server, shopFrame);
const main = () => within(screen.getByRole("main"));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const fill = (fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(main().getByLabelText(new RegExp(`^${label}`)), { target: { value } });
};

const pages = [
  ["/aboutus", "About us", "[rt-aboutus]"],
  ["/team", "Our team", "[rt-team]"],
  ["/holistic", "Holistic care", "[rt-holistic]"],
  ["/article", "How to read a label and a bill", "[rt-article]"],
  ["/privacy-policy", "Privacy policy", "[rt-privacy-policy]"],
  ["/termsofuse", "Terms of use", "[rt-termsofuse]"],
  ["/cancellationpolicy", "Cancellation and return policy", "[rt-cancellationpolicy]"],
  ["/faq", "Common questions", "[rt-faq]"],
  ["/getintouch", "Get in touch", "[rt-getintouch]"],
  ["/ayush-hospital", "Care", "[rt-ayush-hospital]"],
  ["/health-plans", "Care", "[rt-health-plans]"],
  ["/brand", "Our brands", "[rt-brand]"],
  ["/brand/clinic", "Clinics and hospitals", "[rt-brand-clinic]"],
  ["/brand/clinic/h-1", "Sanjeevani", "[rt-brand-clinic-id]"],
  ["/landing", "Niramaya: shop, practitioners, plans", "[rt-landing]"],
  ["/landing/dr-1", "Dr. 1", "[rt-landing-id]"],
  ["/", "Everyday remedies, plainly explained", "[rt-home]"],
] as const;

describe("a page that tells something", () => {
  it.each(pages)("is there for whoever asks, and for search engines: %s, %s %s", async (address, title) => {
    const answer = await drawn(address, full());
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="https://niramaya.test${address}">`);
    await openShop(address, full());
    expect(heading()).toBe(title);
  });

  it("is served at its plain address, and links lead to plain addresses [rt-history-mode] [ru-history-mode]", async () => {
    for (const [address] of pages) {
      const answer = await drawn(address, full());
      expect(answer.status, address).toBe(200);
      const html = await answer.text();
      expect(html).toContain('<div id="root"><');
      expect(html.match(/href="\/?#[/!][^"]*"/g)).toBeNull();
    }
  });

  it.each(pages)("stands also where nothing was put up, and one of a thing is not found then: %s", async (address) =>
    expect((await drawn(address, composeMemory())).status).toBe(/^\/(brand\/clinic|landing)\/./.test(address) ? 404 : 200),
  );

  it.each([
    ["/brand/clinic/abc123", "This clinic was not found."],
    ["/landing/abc123", "We can't find this page."],
  ])("says so itself where it knows nothing of what is asked for: %s", async (address, title) => {
    const answer = await drawn(address, full());
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain(`<span aria-current="page">${title.replaceAll("'", "&#x27;")}</span>`); // Its way names the list once.
    await openShop(address, full());
    expect(heading()).toBe(title);
    expect(main().getAllByRole("link").length).toBeGreaterThan(1);
  });

  it("leads a visitor of the former first page to the present one [rt-oldindex]", async () => {
    const answer = await drawn("/oldindex", full());
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  });
});

describe("a text that is read from end to end", () => {
  it("leads to each of its parts, names who is responsible, and says since when it holds", async () => {
    await openShop("/privacy-policy", full());
    const contents = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(contents.length).toBeGreaterThan(10);
    for (const link of contents) expect(document.querySelector(link.getAttribute("href") ?? "")?.tagName).toBe("SECTION");
    expect(main().getAllByText(/Aranya Care/).length).toBeGreaterThan(0);
    expect(main().getAllByRole("link", { name: "care@aranya.example" })[0]?.getAttribute("href")).toBe("mailto:care@aranya.example");
    expect(main().getByText("In force since 30 Nov 2026")).toBeDefined();
  });

  it("leads nowhere that is not there", { tags: ["long"] }, async () => {
    const targets = new Set<string>();
    for (const [address] of pages) {
      const html = await (await drawn(address, full())).text();
      const text = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
      for (const [, target = ""] of text.matchAll(/href="(\/[^"#]*)/g))
        if (!/\.(svg|txt)$/.test(target)) targets.add(target.replaceAll("&amp;", "&"));
    }
    for (const target of targets) expect((await drawn(target, full())).status, target).not.toBe(404);
  });
});

describe("common questions", () => {
  it("are more than a few, each with its answer below it", async () => {
    await openShop("/faq", full());
    expect(main().getAllByRole("heading", { level: 3 }).length).toBeGreaterThanOrEqual(25);
  });

  it("are searched while one types, in any letter case, and say when none fits", async () => {
    await openShop("/faq", full());
    const field = main().getByRole("searchbox");
    fireEvent.input(field, { target: { value: "PINCODE deliver" } });
    expect(
      main()
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toContain("Do you deliver to my pincode?");
    expect(main().getAllByRole("heading", { level: 3 }).length).toBeLessThan(5);
    fireEvent.input(field, { target: { value: "zebra" } });
    expect(main().queryAllByRole("heading", { level: 3 })).toEqual([]);
    expect(main().getByText("No questions match “zebra”.")).toBeDefined();
  });

  it("are searched without script too, and such a page is not known by itself", async () => {
    const html = await (await drawn("/faq?question=newsletter", full())).text();
    const seen = html.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(seen).toContain("How do I stop the newsletter?");
    expect(seen).not.toContain("Do prices include GST?");
    expect(html).toContain('name="robots" content="noindex"');
  });
});

describe("the landing page", () => {
  it("shows banners and practitioners by ascending position [ru-landing-order] [co-banner-order]", async () => {
    await openShop("/landing", full());
    const titles = main()
      .getAllByRole("heading")
      .map(({ textContent }) => textContent ?? "");
    expect(titles.filter((title) => title.startsWith("Banner"))).toEqual(["Banner 1", "Banner 2", "Banner 3"]);
    expect(titles.filter((title) => title.startsWith("Dr."))).toEqual(["Dr. 1", "Dr. 2", "Dr. 3"]);
    expect(main().getByText(/Book a time with any of our practitioners/)).toBeDefined();
  });

  it("shows nothing of a call that failed, which is logged [er-silent-landing]", async () => {
    const logged = vi.spyOn(console, "info").mockImplementation(() => {});
    const product = full();
    product.rebind(OpenLanding).toConstantValue(() => Promise.reject(new PortUnavailable("the landing call", null)));
    await openShop("/landing", product);
    expect(heading()).toBe("Niramaya: shop, practitioners, plans");
    expect(main().queryByRole("alert")).toBeNull();
    expect(logged.mock.calls.join()).toContain("the landing call");
  });
});

describe("a message to the shop", () => {
  const write = async (send: GetInTouch) => {
    const product = full();
    product.rebind(GetInTouch).toConstantValue(send);
    await openShop("/getintouch", product);
    return { press: () => fireEvent.click(main().getByRole("button", { name: /Send message|Try again/ })) };
  };
  const filled = { "Your name": "Asha Rao", "E-mail": "asha@example.com", "Your message": "The bill says ₹10." };

  it("is not sent before what is needed is right, and the first wrong field takes the focus", async () => {
    const send = vi.fn<GetInTouch>(async () => ok(1));
    const { press } = await write(send);
    fill({ "Your name": "Asha 1", "E-mail": "asha@", "Mobile number": "123" });
    press();
    for (const problem of [
      "Please use letters and spaces only",
      "Please enter a valid e-mail address, like name@example.com",
      "Invalid mobile number",
      "Please fill this in",
    ])
      expect(main().getByText(problem)).toBeDefined();
    expect(document.activeElement).toBe(main().getByLabelText("Your name"));
    fill({ "Your name": "Asha".repeat(21) });
    press();
    expect(main().getByText("Please use at most 80 letters")).toBeDefined();
    expect(send).not.toHaveBeenCalled();
  });

  it("gets the number by which it is found again", async () => {
    const send = vi.fn<GetInTouch>(async () => ok(4711));
    const { press } = await write(send);
    expect(asksFirst()).toBe(false);
    fill({ ...filled, "Mobile number": "+91 98765 43210" });
    expect(asksFirst()).toBe(true);
    press();
    expect(await main().findByText("Its number is 4711. We'll reply to asha@example.com.")).toBeDefined();
    expect(send.mock.calls[0]?.[1]).toEqual({
      name: "Asha Rao",
      email: "asha@example.com",
      mobile: "9876543210",
      message: "The bill says ₹10.",
    });
    expect(asksFirst()).toBe(false);
    fireEvent.click(main().getByRole("button", { name: "Write another message" }));
    expect(main().getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe("");
  });

  it("keeps its words where there were too many, or the shop can't be reached, and can be sent again", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const answers = [
      async () => refused({ kind: "too-many" as const }),
      () => Promise.reject(new PortUnavailable("x", null)),
      async () => ok(7),
    ];
    const { press } = await write(() => (answers.shift() ?? (async () => ok(0)))());
    fill(filled);
    press();
    expect(await main().findByText("Too many requests. Please try again later.")).toBeDefined();
    press();
    expect(await main().findByText(/We could not reach the shop/)).toBeDefined();
    expect(main().getByLabelText<HTMLTextAreaElement>(/^Your message/).value).toBe("The bill says ₹10.");
    press();
    expect(await main().findByText(/Its number is 7/)).toBeDefined();
  });
});

describe("an enquiry", () => {
  it("says to whoever has no script how else to reach the shop", async () => {
    const html = await (await drawn("/brand/clinic/h-1", full())).text();
    expect(html).toMatch(/<noscript><p>This form needs JavaScript\. .*?<\/p><\/noscript>\s*<form/);
  });

  const filled = { "Your name": "Asha Rao", "Mobile number": "9876543210", City: "Pune", "Your message": "A bed in May?" };

  it.each([
    ["/brand/clinic/h-1", EnquireAtHospital, "h-1"],
    ["/ayush-hospital", EnquireAtHospital, null],
    ["/health-plans", EnquireAboutHealthPlan, null],
  ] as const)("from %s says what it is about", async (address, token, about) => {
    const product = full();
    const send = vi.fn(async () => ok("id"));
    product.rebind(token).toConstantValue(send);
    await openShop(address, product);
    fill(filled);
    expect(asksFirst()).toBe(true);
    fireEvent.click(main().getByRole("button", { name: "Send enquiry" }));
    expect(await main().findByText("Thank you, we have your enquiry")).toBeDefined();
    expect(asksFirst()).toBe(false);
    expect(send).toHaveBeenCalledWith(expect.anything(), {
      name: "Asha Rao",
      mobile: "9876543210",
      email: null,
      city: "Pune",
      about,
      message: "A bed in May?",
      company: null,
    });
  });
});
