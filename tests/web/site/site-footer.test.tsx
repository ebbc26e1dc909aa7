import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { demoSite } from "#tests/builders/demo-site.ts";
import { someSiteSettings } from "#tests/builders/some-site-settings.ts";
import { composeMemory } from "#tests/composition.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import { entryText } from "./entry-text.ts";

afterEach(cleanup);

const TYPES = ["Ayurveda", "Homeopathy", "Yoga", "Physiotherapy", "Nutrition", "Siddha", "Unani", "Naturopathy", "Chiropractic"];
const { outside } = someSiteSettings;

async function open(subscribe?: Subscribe, address = "/shop") {
  const product = composeMemory({ contents: demoSite });
  if (subscribe !== undefined) product.rebind(Subscribe).toConstantValue(subscribe);
  await openShop(address, product);
  return within(screen.getByRole("contentinfo"));
}
const linksIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("the footer", () => {
  it("has a block for each city, with its practitioners by therapy and those nearby [ui-footer-cities] [ui-footer-city-types] [ui-footer-city-nearby]", async () => {
    const foot = await open();
    const blocks = within(foot.getByRole("region", { name: "Practitioners in your city" })).getAllByRole("navigation");
    expect(blocks.map((block) => within(block).getByRole("heading").textContent)).toEqual(["Mumbai", "Delhi", "Ahmedabad", "Pune"]);
    for (const [block, city] of blocks.map((block, place) => [block, ["Mumbai", "Central Delhi", "Ahmedabad", "Pune"][place]] as const)) {
      const requested = linksIn(block).map((link) => [...new URLSearchParams(link?.split("?")[1] ?? "").entries()]);
      expect(linksIn(block).every((link) => link?.startsWith("/practitioners?"))).toBe(true);
      expect(requested).toEqual([
        ...TYPES.map((type) => [
          ["city", city],
          ["type", type.toUpperCase()],
        ]),
        ...["AYURVEDA", "AYUSH"].map((type) => [
          ["city", "Current-Location"],
          ["type", type],
        ]),
      ]);
    }
    expect(
      within(blocks[0] ?? document.body)
        .getAllByRole("link")
        .map(entryText)[0],
    ).toBe("Ayurveda in Mumbai");
  });

  it("has the year that it is in India", async () => {
    const product = composeMemory({ contents: demoSite });
    product.rebind(Clock).toConstantValue(() => Date.UTC(2026, 11, 31, 18, 30)); // The first moment of 2027 there.
    await openShop("/shop", product);
    expect(screen.getByRole("contentinfo").textContent).toContain("© 2027");
  });

  it("folds the cities, which are longer on a phone than most pages [ui-footer-cities]", async () => {
    const cities = (await open()).getByRole("region", { name: "Practitioners in your city" });
    expect(cities.querySelector("details")?.open).toBe(false);
    expect(cities.querySelector("summary")?.textContent).toBe("Practitioners in your city");
  });

  it("has three groups with eight targets, and beside them what older footers had [ui-footer-groups] [ui-footer-links] [ui-footer-old-return-policy] [ui-footer-old-sitemap]", async () => {
    const foot = await open();
    const groups = foot.getAllByRole("navigation", { name: /^(About|Privacy Policy|Need Help)$/ });
    expect(groups.map((group) => group.querySelector("h2, h3, summary")?.textContent)).toEqual(["About", "Privacy Policy", "Need Help"]);
    expect(groups.flatMap(linksIn)).toEqual([
      "/aboutus",
      "/team",
      "/holistic",
      "/privacy-policy",
      "/termsofuse",
      "/cancellationpolicy",
      "/faq",
      "/getintouch",
    ]);
    expect(foot.getByRole("link", { name: "Return policy" }).getAttribute("href")).toBe("/cancellationpolicy");
    expect(foot.getByRole("link", { name: "Sitemap" }).getAttribute("href")).toBe("/faq");
  });

  it("tells where the company is and how it is reached, by its first number [ui-footer-contact] [ru-company-phone] [en-company-info]", async () => {
    const foot = await open();
    const contact = foot.getByRole("region", { name: "Contact" });
    const { officeAddress, registeredAddress, phones, email } = demoSite.company;
    for (const told of [officeAddress, phones[0] ?? "", email]) expect(contact.textContent).toContain(told);
    for (const untold of [registeredAddress, phones[1] ?? ""]) expect(contact.textContent).not.toContain(untold);
    expect(linksIn(contact)).toEqual([`tel:${phones[0]?.replaceAll(" ", "")}`, `mailto:${email}`]);
  });

  it("leads outside to the apps, social pages, the blog, the practitioners' portal and one chat, and tells the version [ui-footer-appstore] [ui-footer-social] [ui-footer-external] [ui-footer-version] [ui-footer-old-whatsapp] [ui-layout-main-whatsapp] [rt-external-blog-portal]", async () => {
    const foot = await open();
    const leads = (name: string | RegExp) => {
      const link = foot.getByRole("link", { name });
      expect(link.getAttribute("rel")).toBe("noopener");
      return link.getAttribute("href");
    };
    expect(leads(/App Store/)).toBe(outside.appStore);
    expect(leads(/Google Play/)).toBe(outside.playStore);
    expect(["Instagram", "Facebook", "YouTube"].map(leads)).toEqual([outside.instagram, outside.facebook, outside.youtube]);
    expect([leads("Blog"), leads("Practitioner portal")]).toEqual([outside.blog, outside.practitioners]);
    expect(foot.getByText(/Web \d/)).not.toBeNull();
    const chats = screen.getAllByRole("link", { name: "Chat with us on WhatsApp" });
    expect(chats.map((chat) => chat.getAttribute("href"))).toEqual([outside.whatsapp]);
  });

  it("changes the language by plain links, back to the page at hand", async () => {
    const foot = await open(undefined, "/shop/products?title=oil");
    const languages = foot.getByRole("list", { name: "Language" });
    expect(linksIn(languages)).toEqual([
      "/language/en?back=%2Fshop%2Fproducts%3Ftitle%3Doil",
      "/language/hi?back=%2Fshop%2Fproducts%3Ftitle%3Doil",
    ]);
    expect(within(languages).getByText("English").getAttribute("aria-current")).toBe("true");
    expect(within(languages).getByText("हिन्दी").getAttribute("lang")).toBe("hi");
  });
});

describe("the newsletter box", () => {
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your e-mail address" });
  const send = async (email: string) => {
    fireEvent.input(field(), { target: { value: email } });
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Subscribe" })));
  };

  it("sends the address, says so once, and is empty again [ui-footer-newsletter] [er-toast-subscribed] [ep-newsletter]", async () => {
    const sent: string[] = [];
    await open(async (_, email) => {
      sent.push(email);
      return ok(null);
    });
    await send(" Asha@Example.com ");
    expect((await screen.findAllByText("Subscription email added successfully")).length).toBe(1);
    expect(sent).toEqual(["asha@example.com"]);
    expect(field().value).toBe("");
    expect(screen.getByText("We've sent you an e-mail. Open its link to confirm the newsletter.").getAttribute("role")).toBe("status"); // Only that subscribes.
  });

  it("sends nothing that is no address, and says so beside it", async () => {
    let calls = 0;
    await open(async () => {
      calls += 1;
      return ok(null);
    });
    await send("asha@");
    expect((await screen.findByText("Please enter a valid e-mail address, like name@example.com")).closest("[role=alert]")).not.toBeNull();
    expect([calls, document.activeElement, field().getAttribute("aria-invalid")]).toEqual([0, field(), "true"]);
  });

  it("says where it was asked too often, or the shop can't be reached, and keeps what was typed [er-newsletter-broken]", async () => {
    let answer: Subscribe = async () => refused({ kind: "too-many" });
    await open((...given) => answer(...given));
    await send("asha@example.com");
    await screen.findByText("Too many requests. Please try again later.");
    answer = async () => {
      throw new PortUnavailable("newsletter", null);
    };
    await send("asha@example.com");
    await waitFor(() => screen.getByText("We couldn't sign you up right now. Please try again in a moment."));
    expect(field().value).toBe("asha@example.com");
    expect(screen.queryByText("Subscription email added successfully")).toBeNull();
  });
});
