import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { day } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ListTrackerChanges } from "#core/trackers/calls/list-tracker-changes.use-case.ts";
import { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { chosenMemberIn } from "#adapters/browser-storage/chosen-member.ts";
import { WhoseModel } from "#web/features/trackers/whose/whose-model.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { aGlass, aPut, aRoti } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { Trackers } from "#core/trackers/trackers.port.ts";
import { asha, openAsAsha, press } from "#tests/web/customers-window.tsx";

// The pretended browser has no locks.
Object.defineProperty(navigator, "locks", { configurable: true, value: { request: (_: string, work: () => Promise<void>) => work() } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const AARAV = {
  id: memberId("aarav"),
  name: fullNameIn("Aarav Kulkarni") ?? NO_NAME,
  relation: "Son",
  birthdate: day("2014-06-17"),
  ...({ gender: "male", consentedAt: now } as const),
};
const son = { customer: asha, member: AARAV.id };

/** Asha with a son of 12 on one of her pages. */
async function open(path: string, prepare: (trackers: Trackers) => Promise<unknown> = async () => {}) {
  const memory = new Memory();
  memory.families.set(asha, [AARAV]);
  const trackers = memoryTrackers(memory);
  await trackers.setConsent(asha, true, now);
  await prepare(trackers);
  return { trackers, ...(await openAsAsha(path, { memory })) };
}

const whose = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Whose days" });
const whoIsOffered = (member: string) => within(whose()).getByRole<HTMLOptionElement>("option", { name: member });
/**
 * Chosen once the field offers it, in a turn of its own: what is pressed while a page is being drawn is lost here. Done once the page shows
 * it.
 */
const choose = async (member: string) => {
  await waitFor(() => whoIsOffered(member));
  await act(async () => void fireEvent.change(whose(), { target: { value: whoIsOffered(member).value } }));
  await showsDaysOf(member);
};
/** By its value: the pretended browser keeps the list of selected options of an earlier choice. */
const showsDaysOf = (member: string) => waitFor(() => expect(whose().value).toBe(whoIsOffered(member).value));
const glasses = async (trackers: Trackers, patient: typeof asha | typeof son) => (await trackers.pressesAfter(patient, "", 9)).length;

describe("the trackers of a family", () => {
  it("are chosen above the page, ask for the consent by name, and keep a press with whom it is about", async () => {
    const { trackers } = await open("/watertracker");
    await choose("Aarav Kulkarni");
    await screen.findByRole("heading", { name: "May we keep the health data of Aarav Kulkarni?" });
    fireEvent.click(
      screen.getByLabelText(
        "I allow Niramaya to keep the health data of Aarav Kulkarni, and the practitioners of these appointments to read what is named above.",
      ),
    );
    await press("Keep my entries");
    await waitFor(async () => expect((await trackers.settingsOf(son)).consent).toBe(true));
    await waitFor(() => expect(screen.queryByRole("heading", { name: /May we keep/ })).toBeNull());
    await press("Glass, 250 ml");
    await waitFor(async () => expect([await glasses(trackers, son), await glasses(trackers, asha)]).toEqual([1, 0]));
    await choose("My own");
    await press("Glass, 250 ml");
    await waitFor(async () => expect([await glasses(trackers, son), await glasses(trackers, asha)]).toEqual([1, 1]));
  });

  it("say of what was noted before the consent that it is not saved yet, until it is given", async () => {
    const { trackers } = await open("/watertracker");
    await choose("Aarav Kulkarni");
    await screen.findByRole("heading", { name: "May we keep the health data of Aarav Kulkarni?" });
    expect(screen.queryByText(/^Not saved yet/)).toBeNull();
    await press("Glass, 250 ml");
    await screen.findByText(/^Not saved yet: it is lost once you close or reload this page\./);
    fireEvent.click(screen.getByLabelText(/^I allow Niramaya to keep the health data of Aarav Kulkarni/));
    await press("Keep my entries");
    await waitFor(async () => expect(await glasses(trackers, son)).toBe(1));
    await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).toBeNull());
    expect(await screen.findByText("Your consent is saved. From now on we keep what you note.")).toBeTruthy();
    expect(screen.getByText(/^Noted: 250 ml\./)).toBeTruthy();
  });

  it("stay chosen from page to page, until nobody is signed in [rt-sleeptracker]", async () => {
    const { session } = await open("/sleeptracker");
    await choose("Aarav Kulkarni");
    expect(sessionStorage.length).toBe(1);
    fireEvent.click(await screen.findByRole("link", { name: "Your day" }));
    await screen.findByRole("heading", { name: "Your day", level: 1 });
    await showsDaysOf("Aarav Kulkarni");
    expect(sessionStorage.length).toBe(1);
    await act(() => session.signOut());
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it("are remembered by a tab for whoever chose, and nobody who is of the family no more", async () => {
    const tab = chosenMemberIn(() => sessionStorage);
    const members = async () => [AARAV];
    const model = new WhoseModel(asha, { tab, members });
    await model.read();
    model.choose(AARAV.id);
    const later = new WhoseModel(asha, { tab, members: async () => [] });
    expect([later.patient, later.members]).toEqual([son, [{ id: AARAV.id, name: AARAV.name }]]);
    expect(new WhoseModel(customerId("ravi"), { tab, members }).patient).toBe("ravi");
    await later.read();
    expect([later.patient, later.members, tab.of(asha)]).toEqual([asha, [], null]);
    for (const strange of [
      "{",
      "7",
      JSON.stringify({ customer: asha, id: "", name: "Aarav" }),
      JSON.stringify({ customer: asha, id: "a", name: 7 }),
    ]) {
      sessionStorage.setItem("trackers-of", strange);
      expect(tab.of(asha)).toBeNull();
    }
    const blocked = chosenMemberIn(() => {
      throw new Error("blocked");
    });
    blocked.choose(asha, AARAV);
    expect(blocked.of(asha)).toBeNull();
  });

  it("are erased by a question that says whose they are", async () => {
    const { trackers } = await open("/wellness/entries", async (stored) => {
      await stored.setConsent(son, true, now);
      for (const patient of [asha, son]) await stored.take(patient, [aPut(aGlass())], now);
    });
    await choose("Aarav Kulkarni");
    await screen.findByRole("heading", { name: "Erase the entries of Aarav Kulkarni" });
    await press("Erase everything");
    await screen.findByRole("alertdialog", { name: "Erase all entries of Aarav Kulkarni permanently?" });
    await press("Cancel");
    await press("Erase water");
    await screen.findByRole("alertdialog", { name: "Erase water of Aarav Kulkarni permanently?" });
    await press("Erase permanently");
    await screen.findByText("Erased.");
    const kept = async (patient: typeof asha | typeof son) =>
      (await trackers.pressesAfter(patient, "", 9)).filter(({ change }) => change.kind === "put" && change.value !== null).length;
    expect([await kept(son), await kept(asha)]).toEqual([0, 1]);
  });

  it("have neither calories nor a goal for them in a child's, and say so", async () => {
    await open("/mealtracker", async (trackers) => {
      await trackers.setConsent(son, true, now);
      await trackers.take(son, [aPut(aRoti())], now);
      await trackers.take(asha, [aPut(aRoti())], now);
    });
    await screen.findAllByText(/kcal/);
    await choose("Aarav Kulkarni");
    await screen.findByText("Under 18 there are no calories and no goal for them.");
    await screen.findAllByText(/Roti|roti/);
    expect(screen.queryByText(/kcal/)).toBeNull();
    expect(screen.queryByText("Your goal")).toBeNull();
    expect(screen.queryByText("Steadiness")).toBeNull(); // Of a goal that there is not.
  });

  it("ask a child's weight for no energy that is not told, and say nothing of how it is worked out", async () => {
    await open("/exercisetracker", (trackers) => trackers.setConsent(son, true, now));
    await screen.findByText(/^We need it to work out the energy/);
    await screen.findByText(/^Energy is MET/);
    await choose("Aarav Kulkarni");
    await screen.findByText(/^It is saved with the exercise/);
    expect(screen.queryByText(/^Energy is MET/)).toBeNull();
  });

  it("show no calories of a member as long as it is not known how old they are", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const memory = new Memory();
    memory.families.set(asha, [AARAV]);
    await openAsAsha("/mealtracker", {
      memory,
      change: (product) =>
        void product.rebind(ListTrackerChanges).toConstantValue(() => Promise.reject(new PortUnavailable("the line", null))),
    });
    await screen.findByText("Your goal");
    await choose("Aarav Kulkarni");
    await waitFor(() => expect(screen.queryByText("Your goal")).toBeNull());
    await screen.findByText("Reminders");
  });

  it("hold a child's week against nothing that is asked of adults", async () => {
    await open("/wellness/physical", (trackers) => trackers.setConsent(son, true, now));
    await screen.findByRole("progressbar", { name: /of 150 minutes/ });
    await choose("Aarav Kulkarni");
    await screen.findByRole("heading", { name: "Your last seven days" });
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  });

  it("are all asked about at signing out, and all sent", async () => {
    const { trackers, session, keeper } = await open("/homeprofile", (stored) => stored.setConsent(son, true, now));
    const device = (await keeper.get(AllDependencies)()).get(DeviceTrackers);
    await device.press(asha, aPut(aGlass()));
    await device.press(son, aPut(aGlass()));
    await press("Logout");
    await screen.findByRole("alertdialog", { name: "2 entries are not sent yet" });
    await press("Send first, then sign out");
    await waitFor(() => expect(session.isSignedIn).toBe(false));
    expect([await glasses(trackers, son), await glasses(trackers, asha)]).toEqual([1, 1]);
  });

  it("are sent for all of them from anybody's page", async () => {
    const { trackers, keeper } = await open("/watertracker", (stored) => stored.setConsent(son, true, now));
    const device = (await keeper.get(AllDependencies)()).get(DeviceTrackers);
    await device.press(son, aPut(aGlass(300)));
    await press("Glass, 250 ml");
    await waitFor(async () => expect([await glasses(trackers, son), await glasses(trackers, asha)]).toEqual([1, 1]));
    await waitFor(async () => expect(await device.unsentOf(asha)).toEqual([]));
  });
});
