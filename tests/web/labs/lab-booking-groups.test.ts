import { describe, expect, it } from "vitest";
import { ListMembers } from "#core/account/list-members.use-case.ts";
import { memberId } from "#core/account/family-member.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { LAB_BOOKING_STATES } from "#core/labs/booking/lab-booking-step.ts";
import { labBookingView } from "#core/labs/booking/lab-booking-view.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labId } from "#core/labs/lab.ts";
import { payableId } from "#core/ledger/entry.ts";
import { paise } from "#core/shared/money.ts";
import { labBookingTone } from "#web/features/labs/booking/lab-booking-tone.ts";
import { labBookingWords } from "#web/features/labs/booking/lab-booking-words.ts";
import { labBookingGroups } from "#web/features/labs/booking/mine/lab-booking-groups.ts";
import { patientsIn, readPatientNames, readPatientNamesNeeds } from "#web/features/labs/booking/mine/my-lab-bookings-data.ts";
import { aMember } from "#tests/builders/a-member.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { ListedLabBooking } from "#core/labs/booking/list-my-lab-bookings.use-case.ts";
import type { CheckedRequirement } from "#core/labs/booking/requirement.ts";

const HOUR = 3_600_000;

const aBooking = (id: string, given: Partial<ListedLabBooking> = {}): ListedLabBooking => ({
  ...labBookingView(
    newLabBooking(
      {
        id: payableId(id),
        customer: customerId("asha"),
        place: { kind: "centre" },
        start: now + HOUR,
        lab: { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null },
        basket: {
          people: [],
          requirements: [],
          fastingHours: 0,
          reportHours: 24,
          subtotal: paise(49_900),
          collection: paise(0),
          total: paise(49_900),
          plan: null,
        },
      },
      now,
    ),
  ),
  isBeingChecked: false,
  ...given,
});

const prescription = (state: CheckedRequirement["state"]): CheckedRequirement => ({
  kind: "prescription",
  member: memberId("isha"),
  tests: [],
  state,
  source: { kind: "upload", file: fileId("paper") },
  reason: "It is not signed.",
  until: now + HOUR,
});

it("a customer's bookings of tests name whom they are for, and nobody who has left the family", async () => {
  const person = (member: string | null) => ({
    member: member === null ? null : memberId(member),
    items: [],
    dropped: [],
    total: paise(0),
  });
  const { basket } = aBooking("l-1");
  const one = aBooking("l-1", { basket: { ...basket, people: [person(null), person("isha"), person("gone")] } });
  const container = composeMemory();
  container.rebind(ListMembers).toConstantValue(async () => [{ ...aMember(), id: memberId("isha"), consentedAt: null }]);
  expect(
    patientsIn(
      one,
      await readPatientNames(
        lateNeeds(async () => container, readPatientNamesNeeds),
        customerId("asha"),
      ),
    ),
  ).toEqual([null, aMember().name]);
});

const groupsOf = (all: readonly ListedLabBooking[], at = now) =>
  labBookingGroups(all, at).map(({ group, bookings }) => [group, bookings.map(({ id }) => String(id))]);

describe("a customer's bookings of tests", () => {
  it("stand under what waits for them and comes up, the next one first, what is under way and what has ended, the latest first", () => {
    const day = 24 * HOUR;
    const all = [
      aBooking("ready", { state: "ready", start: now - 9 * day }),
      aBooking("cancelled", { state: "cancelled", start: now + day }),
      aBooking("in lab", { state: "in_lab", start: now - 2 * day }),
      aBooking("collected", { state: "collected", start: now - day }),
      aBooking("later", { state: "assigned", start: now + 3 * day }),
      aBooking("sooner", { state: "booked", start: now + day }),
      aBooking("spoilt", { state: "recollect", start: now - day }),
      aBooking("missed", { state: "booked", isMissed: true, start: now - 2 * day }),
      aBooking("held", { start: now + 2 * day }),
    ];
    expect(groupsOf(all)).toEqual([
      ["waiting", ["missed", "spoilt", "held"]],
      ["next", ["sooner", "later"]],
      ["under-way", ["collected", "in lab"]],
      ["past", ["cancelled", "ready"]],
    ]);
    expect(groupsOf([])).toEqual([]);
  });

  it("each stand in one group, in whatever state and at whatever moment", () => {
    for (const state of LAB_BOOKING_STATES)
      for (const at of [now, now + HOUR, now + 99 * HOUR]) expect(groupsOf([aBooking(state, { state })], at)).toHaveLength(1);
  });

  it("are under way once their time has begun, and past once a time that was kept is over, from that instant on", () => {
    const booked = aBooking("l-1", { state: "booked" });
    expect(groupsOf([booked], booked.start - 1)).toEqual([["next", ["l-1"]]]);
    expect(groupsOf([booked], booked.start)).toEqual([["under-way", ["l-1"]]]);
    const checked = aBooking("l-1", { state: "expired", isBeingChecked: true });
    expect(groupsOf([checked], checked.start + HOUR)).toEqual([["waiting", ["l-1"]]]); // Its payment is not decided.
    const held = aBooking("l-1");
    expect(groupsOf([held], (held.expiresAt ?? 0) - 1)).toEqual([["waiting", ["l-1"]]]);
    expect(groupsOf([held], held.expiresAt ?? 0)).toEqual([["past", ["l-1"]]]);
  });

  it("wait for another prescription where the laboratory has refused one, and say so", () => {
    const lacking = aBooking("l-1", { state: "booked", requirements: [prescription("refused")] });
    expect([groupsOf([lacking]), labBookingTone(lacking), labBookingWords.heading(lacking)]).toEqual([
      [["waiting", ["l-1"]]],
      "waits",
      "Another prescription is needed",
    ]);
    expect(labBookingWords.text(lacking)).toContain("can't use the prescription");
    const sent = aBooking("l-1", { state: "booked", requirements: [prescription("sent")] });
    expect([groupsOf([sent]), labBookingTone(sent), labBookingWords.heading(sent)]).toEqual([[["next", ["l-1"]]], "good", "Booked"]);
    const over = aBooking("l-1", { state: "cancelled", requirements: [prescription("refused")] });
    expect([labBookingTone(over), labBookingWords.heading(over)]).toEqual(["bad", "Cancelled"]);
  });
});
