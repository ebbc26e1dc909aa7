import "#tests/web/browser-setup.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { RemoveMember } from "#core/account/remove-member.use-case.ts";
import { memberId, MOST_MEMBERS } from "#core/account/family-member.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { day } from "#core/shared/day.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { now } from "#tests/fixtures.ts";
import { asha, fill, openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { FamilyMember, NewMember } from "#core/account/family-member.ts";

afterEach(cleanup);

const kept = (given: Partial<NewMember>, consentedAt: number | null = null): FamilyMember => {
  const { isConsented: _, ...member } = aMember(given);
  return { ...member, consentedAt };
};
const meera = kept({ id: memberId("meera") });
const ira = kept({ id: memberId("ira"), relation: "Daughter", birthdate: day("2016-01-22") }, now);

function caringFor(...family: readonly FamilyMember[]): Memory {
  const memory = new Memory();
  memory.families.set(asha, family);
  return memory;
}
const rows = () =>
  within(screen.getByRole("list", { name: "My members" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);
const status = () => screen.getAllByRole("status").map((region) => region.textContent);
const outage = async () => Promise.reject(new PortUnavailable("households", "down"));
const choose = async (label: string, value: string) => fill(label, value);

describe("the members of a family", () => {
  it("are listed with what they are to the customer and how old they are [rt-members]", async () => {
    await openAsAsha("/members", { memory: caringFor(meera, ira) });
    await screen.findByRole("list", { name: "My members" });
    expect(rows()).toEqual(["MKMeera KulkarniSister, 36 years, female", "MKMeera KulkarniDaughter, 10 years, female"]);
    expect(screen.getAllByRole("link", { name: /Meera Kulkarni/ })[1]?.getAttribute("href")).toBe("/members/ira");
  });

  it("are none at first, with the way to one; ten are the most", async () => {
    await openAsAsha("/members");
    expect(await screen.findByRole("heading", { name: "Nobody here yet" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Add a member" }).getAttribute("href")).toBe("/members/new");
    cleanup();
    localStorage.clear();
    const ten = Array.from({ length: MOST_MEMBERS }, (_, place) => kept({ id: memberId(`m${place}`) }));
    await openAsAsha("/members", { memory: caringFor(...ten) });
    expect(await screen.findByText("You have added 10 members, which is the limit.")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Add a member" })).toBeNull();
  });

  it("can be asked for anew where they could not be read", async () => {
    let isDown = true;
    await openAsAsha("/members", {
      memory: caringFor(meera),
      change(product) {
        const list = product.get(ListMembers);
        product.rebind(ListMembers).toConstantValue(async (customer) => (isDown ? outage() : list(customer)));
      },
    });
    await screen.findByText("We couldn't load your members right now.");
    isDown = false;
    await press("Try again");
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

describe("a member who is entered", () => {
  it("is kept, and told", async () => {
    const memory = caringFor();
    await openAsAsha("/members/new", { memory });
    await fill("Full name", "Vinayak Kulkarni");
    await choose("Relation to you", "Other");
    await fill("Date of birth", "1985-09-30");
    await press("Save");
    expect(await screen.findByText("Please fill this in")).toBeDefined(); // The gender.
    screen.getByLabelText("Female").click();
    await choose("Relation to you", "Husband");
    expect(await screen.findByText("You chose “Husband” and “Female”. Please check that both are right.")).toBeDefined();
    screen.getByLabelText("Male").click();
    await press("Save");
    await waitFor(() => expect(status()).toContainEqual("Member saved."));
    expect(memory.families.get(asha)).toMatchObject([{ name: "Vinayak Kulkarni", relation: "Husband", gender: "male", consentedAt: null }]);
  });

  it("leads back to the page from which somebody was sent to add them, by the list and after saving", async () => {
    const back = "/user/addresses?from=a-booking";
    const named = `?back=${encodeURIComponent(back)}`;
    const hrefOf = (label: string | RegExp) => screen.getByRole("link", { name: label }).getAttribute("href");
    await openAsAsha(`/members${named}`, { memory: caringFor(meera) });
    await screen.findByRole("list", { name: "My members" });
    expect([hrefOf("Back to where you were"), hrefOf("Add a member"), hrefOf(/Meera Kulkarni/)]).toEqual([
      back,
      `/members/new${named}`,
      `/members/meera${named}`,
    ]);
    cleanup();
    localStorage.clear();
    await openAsAsha(`/members/new${named}`, { memory: caringFor() });
    await fill("Full name", "Vinayak Kulkarni");
    expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe(back);
    await choose("Relation to you", "Husband");
    await fill("Date of birth", "1985-09-30");
    screen.getByLabelText("Male").click();
    await press("Save");
    expect(await screen.findByRole("heading", { name: "No address yet" })).toBeDefined();
  });

  it("leads to no other site", async () => {
    await openAsAsha(`/members?back=${encodeURIComponent("//elsewhere.example/")}`, { memory: caringFor(meera) });
    await screen.findByRole("list", { name: "My members" });
    expect(screen.queryByRole("link", { name: "Back to where you were" })).toBeNull();
    expect(screen.getByRole("link", { name: "Add a member" }).getAttribute("href")).toBe("/members/new");
  });

  it("who is a minor needs a guardian's consent, which is never ticked before", async () => {
    const memory = caringFor();
    await openAsAsha("/members/new", { memory });
    await fill("Full name", "Ira Kulkarni");
    await choose("Relation to you", "Daughter");
    screen.getByLabelText("Female").click();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await fill("Date of birth", "2016-01-22");
    const consent = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^I am the parent or guardian/ });
    expect(consent.checked).toBe(false);
    await press("Save");
    expect(await screen.findByText("A guardian's consent is needed for members under 18")).toBeDefined();
    consent.click();
    await press("Save");
    await waitFor(() => expect(status()).toContainEqual("Member saved."));
    expect(memory.families.get(asha)).toMatchObject([{ name: "Ira Kulkarni", consentedAt: now }]);
  });

  it("says beside the field what no name and no birthdate is", async () => {
    await openAsAsha("/members/new");
    await fill("Full name", "R2-D2");
    await fill("Date of birth", "2027-01-01");
    await press("Save");
    expect(await screen.findByText("Letters and spaces only")).toBeDefined();
    expect(screen.getByText("Birth date is not possible")).toBeDefined();
  });
});

describe("one member's page", () => {
  it("shows and changes them, without asking again for a consent that was given [rt-members-userid]", async () => {
    const memory = caringFor(meera, ira);
    await openAsAsha("/members/ira", { memory });
    expect((await screen.findByLabelText<HTMLInputElement>("Date of birth")).value).toBe("2016-01-22");
    expect(screen.queryByRole("checkbox")).toBeNull();
    await fill("Full name", "Ira Vinayak Kulkarni");
    await press("Save");
    await waitFor(() => expect(status()).toContainEqual("Member saved."));
    expect(memory.families.get(asha)).toMatchObject([{ id: "meera" }, { id: "ira", name: "Ira Vinayak Kulkarni", consentedAt: now }]);
  });

  it("removes them after a question", async () => {
    const memory = caringFor(meera, ira);
    await openAsAsha("/members/ira", { memory });
    await press("Remove member");
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Meera Kulkarni?" }));
    question.getByRole("button", { name: "Remove member" }).click();
    await waitFor(() => expect(status()).toContainEqual("Member removed."));
    expect(memory.families.get(asha)).toMatchObject([{ id: "meera" }]);
  });

  it("keeps them where the removal did not reach the shop", async () => {
    await openAsAsha("/members/meera", {
      memory: caringFor(meera),
      change: (product) => product.rebind(RemoveMember).toConstantValue(outage),
    });
    await press("Remove member");
    const question = within(await screen.findByRole("alertdialog"));
    question.getByRole("button", { name: "Remove member" }).click();
    expect(await screen.findByText("We couldn't remove them right now. Please try again.")).toBeDefined();
  });

  it("tells of somebody else's as of nobody's", async () => {
    await openAsAsha("/members/abc123", { memory: caringFor(meera) });
    expect(await screen.findByText("We can't find this member in your family.")).toBeDefined();
  });
});
