import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, render, screen, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ReachByPhone } from "#core/consultations/call/by-phone/reach-by-phone.use-case.ts";
import { ShowPhoneOfPatient } from "#core/consultations/call/by-phone/show-phone-of-patient.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { mobile } from "#core/identity/mobile.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { CallBack } from "#web/features/consultations/call/call-back.tsx";
import { patientSeat } from "#web/features/consultations/call/patient-seat.ts";
import { deskSeat } from "#web/features/desk/call/desk-seat.ts";
import { CallModel, callNeeds } from "#web/features/consultations/call/call-model.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { RoomView } from "#core/consultations/call/room-view.ts";

const MINUTE = 60_000;
const id = payableId("b-1");
const doctor = customerId("sunanda");

afterEach(cleanup);

const aRoom = (given: Partial<RoomView> = {}): RoomView => ({
  booking: id,
  state: "in_progress",
  mode: "audio",
  opens: now - 10 * MINUTE,
  start: now,
  end: now + 30 * MINUTE,
  closes: now + 45 * MINUTE,
  seat: "practitioner",
  place: "inside",
  generation: 1,
  waitingSince: null,
  line: "call_back",
  lineSince: now + 5 * MINUTE,
  pictureAsked: [],
  raises: 0,
  isByPhone: false,
  mayBePhoned: true,
  other: { connection: "x".repeat(16), isHere: true },
  ...given,
});

/** The part of a call's page, and how often the number was asked for and said to be reached. */
async function drawn(room: RoomView) {
  const container = composeMemory();
  const shop = { isOut: false, hasNumber: true, asked: 0, reached: 0 };
  container.rebind(ShowDeskDay).toConstantValue(async () =>
    ok({
      name: "Dr. Sunanda Joshi",
      day: day("2026-11-20"),
      now,
      next: null,
      week: [],
      entries: [
        {
          id,
          start: now,
          length: 30,
          mode: "audio" as const,
          state: "in_progress" as const,
          opens: now,
          closes: now + 45 * MINUTE,
          patient: { name: "Asha", age: null, gender: null },
          place: "inside" as const,
          waitingSince: null,
        },
      ],
    }),
  );
  container.rebind(ShowPhoneOfPatient).toConstantValue(async () => {
    shop.asked += 1;
    if (shop.isOut) throw new PortUnavailable("the line", null);
    return shop.hasNumber ? ok(mobile("9820012345")) : refused({ kind: "no-phone" });
  });
  container.rebind(ReachByPhone).toConstantValue(async () => {
    shop.reached += 1;
    return ok({ ...room, isByPhone: true });
  });
  const allDependencies = async () => container;
  container.bind(AllDependencies).toConstantValue(allDependencies);
  const seat = room.seat === "patient" ? patientSeat : deskSeat;
  const { result } = renderHook(() => seat.useRead(), {
    wrapper: ({ children }) => <DependenciesProvider value={container}>{children}</DependenciesProvider>,
  });
  const model = new CallModel(
    { customer: doctor, asked: id, mode: "audio", seat: { ...seat, read: result.current } },
    {
      ...lateNeeds(allDependencies, callNeeds),
      now: () => now,
      newKey: () => "k",
      language: "en",
    },
  );
  await model.ask();
  render(
    <DependenciesProvider value={container}>
      <CallBack model={model} seat={seat} room={room} other="Dr. Sunanda Joshi" />
    </DependenciesProvider>,
  );
  const press = async (name: string) => {
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name }));
    });
  };
  return { shop, press, model };
}

describe("a line that is given up", () => {
  it("gives the practitioner the number on a press, once, and they say that they have reached the patient", async () => {
    const { shop, press, model } = await drawn(aRoom());
    screen.getByText(/^Please phone the patient, .* ends as failed at 5:45 am\.$/);
    expect([screen.queryByRole("link"), shop.asked]).toEqual([null, 0]);
    shop.isOut = true;
    await press("Show the patient's number");
    screen.getByText("The shop can't be reached. Please try again.");
    shop.isOut = false;
    await press("Show the patient's number");
    expect(screen.getByRole("link", { name: "Call +91 98200 12345" }).getAttribute("href")).toBe("tel:+919820012345");
    screen.getByText("The patient's log shows that you saw the number.");
    await press("Reached by phone");
    expect([shop.asked, shop.reached, model.room?.isByPhone]).toEqual([2, 1, true]);
  });

  it("says where there is no number", async () => {
    const { shop, press } = await drawn(aRoom());
    shop.hasNumber = false;
    await press("Show the patient's number");
    screen.getByText("The number can't be shown: the call is connected again, or the account has no number.");
  });

  it.each([
    [{ seat: "patient" }, /^Dr\. Sunanda Joshi will phone you on your account's number between 5:35 am and 5:45 am\./],
    [{ seat: "patient", closes: now + 7 * MINUTE }, /between 5:35 am and 5:37 am\./],
    [{ seat: "patient", mayBePhoned: false }, /^You did not ask to be phoned\. We keep trying to reconnect until 5:45 am\./],
    [{ seat: "patient", isByPhone: true }, /^You are being phoned\./],
    [{ mayBePhoned: false }, /^The patient doesn't want a phone call\./],
    [{ isByPhone: true }, /^You have reached the patient by phone\./],
  ] as const)("tells %j what comes next, and offers no number", async (given, told) => {
    await drawn(aRoom(given));
    screen.getByText(told);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
