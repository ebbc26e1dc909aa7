import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { render } from "#web/shells/render.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import { composeMemory } from "#tests/composition.ts";
import { shopFrame } from "#tests/shop-frame.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { Container } from "inversify";

afterEach(cleanup);

const NEVER: Calendar = { windows: [], exceptions: [] };
/** From whom nobody can have a time before so many minutes. */
const withLead = (id: string, name: string, lead: number, calendar = MORNINGS) => aPractitioner(id, { name, lead }, calendar);
const DAY = 24 * 60;
const some = [
  withLead("a", "Asmita Rane", 4 * DAY),
  withLead("b", "Baldev Singh", 0, NEVER),
  withLead("c", "Chitra Menon", 2 * DAY),
  withLead("d", "Dev Anand", 3 * DAY),
  withLead("e", "Ela Bhatt", DAY),
];
const shop = () => composeMemory({ practitioners: new Map(some.map((one) => [one.practitioner.id, one])) });
const drawn = async (shop: Container) => (await render(new Request("https://niramaya.test/"), shop, shopFrame)).text();

describe("the shop's first page", () => {
  it("names the three practitioners who are free soonest, without script too", async () => {
    const html = await drawn(shop());
    const places = ["Ela Bhatt", "Chitra Menon", "Dev Anand"].map((name) => html.indexOf(`<b>${name}</b>`));
    expect([places.every((place) => place > 0), places.toSorted((a, b) => a - b)]).toEqual([true, places]);
    for (const name of ["Asmita Rane", "Baldev Singh"]) expect(html).not.toContain(name);
    expect(html).toContain('href="/practitioners/e/ela-bhatt"');
  });

  it("names nobody where they cannot be asked for, and shows all else", async () => {
    const lost = shop();
    lost.rebind(FindPractitioners).toConstantValue(() => Promise.reject(new PortUnavailable("practitioners", null)));
    const html = await drawn(lost);
    for (const words of ["Ask before you buy", "Find a time", "More for your health", "Fitbook"]) expect(html).toContain(words);
    expect(html).not.toContain("Practitioners who are free soonest");
  });

  it("leads to everything that the shop does for somebody's health", async () => {
    await openShop("/", shop());
    const main = within(screen.getByRole("main"));
    await main.findByRole("heading", { name: "More for your health" });
    const addresses = main.getAllByRole("link").map((link) => link.getAttribute("href"));
    for (const address of ["/practitioners", "/prakrititest", "/profile1", "/profile2", "/profile3", "/watertracker", "/sleeptracker"])
      expect(addresses).toContain(address);
    for (const address of ["/diagnosticlab", "/health-plans", "/fitbook"]) expect(addresses).toContain(address);
  });
});
