import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ShowDay } from "#core/consultations/directory/show-day.use-case.ts";
import { HoldTime } from "#core/consultations/booking/hold-time.use-case.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { daysAfter } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { afterSignIn } from "#core/sign-in/session/after-sign-in.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { openShop } from "#tests/web/shop-window.tsx";
import { asksFirst } from "#tests/web/asks-first.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";
import type { FamilyMember, MemberId } from "#core/account/family-member.ts";

afterEach(cleanup);

const child: FamilyMember = {
  ...aMember(),
  id: memberId("child"),
  birthdate: daysAfter(indianDay(Date.now()), -9 * 365),
  consentedAt: null,
};

/**
 * Asha at a practitioner's profile with a time chosen; `asked`: for whom the times of a day were asked, in turn; `held`: for whom a time
 * was.
 */
async function opened(members: () => Promise<readonly FamilyMember[]>, chosen: MemberId | null = null) {
  const memory = new Memory();
  const one = aPractitioner("sunanda");
  memory.practitioners.set(one.practitioner.id, one);
  const [requested, held]: [(MemberId | null)[], (MemberId | null)[]] = [[], []];
  await openAsAsha(`/practitioners/sunanda/x${chosen === null ? "" : `?for=${chosen}`}`, {
    memory,
    change(product) {
      const show = product.get(ShowDay);
      product.rebind(ShowDay).toConstantValue((_, day) => {
        requested.push(day.member);
        return show(null, { ...day, member: null });
      });
      product.rebind(ListMembers).toConstantValue(members);
      product.rebind(HoldTime).toConstantValue(async (_, { member }) => {
        held.push(member);
        return refused({ kind: "no-such-fee" });
      });
    },
  });
  const times = await screen.findAllByRole("link", { name: /^\d+:\d\d [ap]m$/ });
  await act(async () => void fireEvent.click(times[0] as HTMLElement));
  return { asked: requested, held, form: within(document.querySelector("#book") as HTMLElement) };
}

/** It names no fee, which a plan may pay. */
const keep = "Continue to payment";

describe("for whom a time is booked", () => {
  it("is the customer, a child of theirs, and the customer again, each with their own times", async () => {
    const { asked, held, form } = await opened(async () => [child]);
    const whom = await form.findByLabelText<HTMLSelectElement>("Who is it for?");
    for (const [chosen, at] of [
      [child.id, child.id],
      ["self", null],
      [child.id, child.id],
    ] as const) {
      expect([...whom.options].map(({ value }) => value)).toEqual(["self", "child"]);
      await act(async () => void fireEvent.change(whom, { target: { value: chosen } }));
      expect([whom.value, asked.at(-1)]).toEqual([chosen, at]);
      await press(keep);
      expect(held.at(-1)).toBe(at);
    }
  });

  it("is not the customer for as long as it is not known whom the address names, and says so where it can't be read", async () => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly FamilyMember[]>();
    const { asked, form } = await opened(() => promise, child.id);
    await form.findByLabelText("What is it about? (optional)");
    expect([asked.at(-1), form.queryByRole("button", { name: keep })]).toEqual([child.id, null]);
    await act(async () => reject(new PortUnavailable("members", null)));
    await form.findByText("We could not reach the shop. Nothing was booked; please try again.");
    expect(form.queryByRole("button", { name: keep })).toBeNull();
    resolve([]);
  });

  it("is told the fee and what comes back of it before it is held", async () => {
    const { form } = await opened(async () => []);
    await form.findByText("Fee: ₹200. There is nothing to pay where one of your plans covers it.");
    expect(form.getByRole("heading", { name: "Refund" }).parentElement?.textContent).toMatch(/you get back/);
  });

  it("has a complaint that is not lost without a question", async () => {
    const { form } = await opened(async () => []);
    const complaint = await form.findByLabelText("What is it about? (optional)");
    expect(asksFirst()).toBe(false);
    fireEvent.change(complaint, { target: { value: "A cough at night" } });
    expect(asksFirst()).toBe(true);
  });

  it("is whom the address names, once that is known", async () => {
    const { promise, resolve } = Promise.withResolvers<readonly FamilyMember[]>();
    const { held, form } = await opened(() => promise, child.id);
    await act(async () => resolve([child]));
    expect((await form.findByLabelText<HTMLSelectElement>("Who is it for?")).value).toBe("child");
    await press(keep);
    expect(held).toEqual(["child"]);
  });
});

describe("a time that a visitor chose", () => {
  it("leads by sign-in to /therapists/{id}, where it is still chosen [ru-login-to-therapist]", async () => {
    const memory = new Memory();
    const one = aPractitioner("sunanda");
    memory.practitioners.set(one.practitioner.id, one);
    const product = composeMemory(memory);
    const session = (await openShop("/practitioners/sunanda/x", product)).get(SessionStore);
    const times = await screen.findAllByRole("link", { name: /^\d+:\d\d [ap]m$/ });
    await act(async () => void fireEvent.click(times[0] as HTMLElement));
    const chosen = () => document.querySelector("#book .strong")?.textContent;
    const time = chosen();
    await press("Book this time");
    await waitFor(() => expect(session.signInFor).toBe("therapist"));
    const saved = session.takeSavedPath();
    const way = afterSignIn({ here: "/profile1", saved });
    expect(way).toMatch(/^\/therapists\/sunanda\?.*\bat=[^&#]+#book$/);
    cleanup();
    await openShop(way ?? "/", product);
    await screen.findByRole("heading", { name: one.practitioner.name });
    expect([time, chosen()]).toEqual([expect.stringMatching(/\d:\d\d [ap]m/), time]);
  });
});
