import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ShowPractitioner } from "#core/consultations/directory/show-practitioner.use-case.ts";
import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { EnquireForCompany } from "#core/contact/send-enquiry.use-case.ts";
import { day, daysAfter } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok } from "#core/shared/result.ts";
import { render } from "#web/shells/render.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { aLandingPage } from "#tests/builders/content/a-landing-page.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import type { SendEnquiry } from "#core/contact/send-enquiry.use-case.ts";
import type { LandingPage } from "#core/content/landing-pages/landing-page.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const withPage = (page: LandingPage = aLandingPage()) =>
  composeMemory({ contents: someContents(), landingPages: new Map([[page.name, page]]) });
const main = () => within(screen.getByRole("main"));
const headings = () =>
  main()
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);

describe("a landing page by its name", () => {
  it("is drawn from its blocks, each with its way on [rt-landing-id]", async () => {
    await openShop("/landing/monsoon", withPage());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Monsoon");
    expect(headings()).toEqual(["Dry feet", "From the shelf", "A quiz", "A challenge", "An event", "To read", "Ask us"]);
    expect(main().getByRole("link", { name: "Why" }).getAttribute("href")).toBe("/holistic");
    expect(main().getByRole("link", { name: "See all: From the shelf" }).getAttribute("href")).toBe("/shop/product-category/ayurveda");
    expect(main().getByRole("link", { name: "Go to the quiz" }).getAttribute("href")).toBe("/quiz/q-1");
    expect(main().getByRole("link", { name: "Go to the challenge" }).getAttribute("href")).toBe("/fitbookchallengedetails/c-1");
    expect(main().getByRole("link", { name: "Go to the event" }).getAttribute("href")).toBe("/event/e-1");
    expect(main().getByText("ginger").tagName).toBe("B");
  });

  it("is known to search engines by its own address and lead", async () => {
    const answer = await render(new Request("https://niramaya.test/landing/monsoon"), withPage(), shopFrame);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<link rel="canonical" href="https://niramaya.test/landing/monsoon">');
    expect(html).toContain('content="What the rain asks of you."');
  });

  it("is not found before its time and after it, and leads to what is there", async () => {
    await openShop("/landing/monsoon", withPage(aLandingPage({ until: 0 })));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We can't find this page.");
    expect(main().getByRole("link", { name: "About Dr. 1" }).getAttribute("href")).toBe("/landing/dr-1");
  });

  it("stands without those of its blocks that can't be had", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const product = withPage();
    product.rebind(FindProducts).toConstantValue(() => Promise.reject(new PortUnavailable("goods", null)));
    product.rebind(FindPractitioners).toConstantValue(() => Promise.reject(new PortUnavailable("people", null)));
    await openShop("/landing/monsoon", product);
    expect(headings()).toEqual(["Dry feet", "A quiz", "A challenge", "An event", "To read", "Ask us"]);
  });

  it("takes an enquiry of a company", async () => {
    const send = vi.fn<SendEnquiry>(async () => ok("e-1"));
    const product = withPage();
    product.rebind(EnquireForCompany).toConstantValue(send);
    await openShop("/landing/monsoon", product);
    const fields = {
      "Your name": "Asha Rao",
      "Mobile number": "9876543210",
      City: "Pune",
      "Number of employees": "१,२००",
      "Number of sites": "2",
      "Your message": "We are forty.",
    };
    for (const [label, value] of Object.entries(fields))
      fireEvent.change(main().getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    fireEvent.click(main().getByRole("button", { name: "Send enquiry" }));
    expect(await main().findByText("Thank you, we have your enquiry")).toBeDefined();
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      city: "Pune",
      about: null,
      message: "We are forty.",
      company: { employees: 1_200, sites: 2 },
    });
  });
});

describe("the landing page of somebody who practises", () => {
  const free = (...offered: readonly number[]): ShowPractitioner => {
    const { gst: _, account: _1, isActive: _2, verifiedAt: _3, ...practitioner } = aPractitioner("dr-1", { name: "Dr. 1" }).practitioner;
    const days = offered.map((count, ahead) => ({ day: daysAfter(day("2026-11-20"), ahead), offered: count, first: null }));
    return async () => ok({ practitioner, rating: null, length: 30, days });
  };

  it("leads to their next free times, and to all of them [rt-landing-id]", async () => {
    const product = withPage();
    product.rebind(ShowPractitioner).toConstantValue(free(1, 0, 3, 4, 5, 6));
    await openShop("/landing/dr-1", product);
    const links = main()
      .getAllByRole("link", { name: /free$/ })
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Fri 20 Nov: 1 free", "/practitioners/dr-1/dr-1?day=2026-11-20#times"],
      ["Sun 22 Nov: 3 free", "/practitioners/dr-1/dr-1?day=2026-11-22#times"],
      ["Mon 23 Nov: 4 free", "/practitioners/dr-1/dr-1?day=2026-11-23#times"],
      ["Tue 24 Nov: 5 free", "/practitioners/dr-1/dr-1?day=2026-11-24#times"],
    ]);
    expect(main().getByRole("link", { name: "Book a time with Dr. 1" }).getAttribute("href")).toBe("/practitioners/dr-1/dr-1#times");
  });

  it("says so where no time is free, and stands without them where they can't be had", async () => {
    const product = withPage();
    product.rebind(ShowPractitioner).toConstantValue(free(0, 0));
    await openShop("/landing/dr-1", product);
    expect(main().getByText("No time is free in the days that can be booked.")).toBeDefined();
    cleanup();
    vi.spyOn(console, "info").mockImplementation(() => {});
    product.rebind(ShowPractitioner).toConstantValue(() => Promise.reject(new PortUnavailable("people", null)));
    await openShop("/landing/dr-1", product);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Dr. 1");
    expect(main().queryByRole("link", { name: /^Book a time/ })).toBeNull();
  });
});
