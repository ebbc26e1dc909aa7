import "#tests/web/browser-setup.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ShowMyPrescriptions } from "#core/consultations/prescriptions/show-my-prescriptions.use-case.ts";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { ok } from "#core/shared/result.ts";
import { Call } from "#web/features/consultations/call/call.tsx";
import { Outcome } from "#web/features/consultations/call/outcome.tsx";
import { OwnDevices } from "#web/features/consultations/call/own-devices.tsx";
import { OwnDevicesModel } from "#web/features/consultations/call/own-devices-model.ts";
import { patientSeat } from "#web/features/consultations/call/patient-seat.ts";
import { deskSeat } from "#web/features/desk/call/desk-seat.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";
import type { CallSeat, CallSides } from "#web/features/consultations/call/call-seat.ts";

const MINUTE = 60_000;
const id = payableId("b-1");

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "mediaDevices");
});

function withAll() {
  const container = composeMemory();
  container.bind(AllDependencies).toConstantValue(async () => container);
  return container;
}

/** The page of video calls for an appointment by sound that starts so many minutes from now. */
async function drawn(ahead: number) {
  const start = now + ahead * MINUTE;
  const container = withAll();
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
          start,
          length: 30,
          mode: "audio" as const,
          state: "confirmed" as const,
          opens: start - 10 * MINUTE,
          closes: start + 45 * MINUTE,
          patient: { name: "Asha", age: null, gender: null },
          place: "outside" as const,
          waitingSince: null,
        },
      ],
    }),
  );
  render(
    <DependenciesProvider value={container}>
      <Call customer={customerId("sunanda")} seat={deskSeat} id={id} mode="video" waiting="Loading" />
    </DependenciesProvider>,
  );
  await screen.findByText("With Asha");
}

describe("the page of a call of the other kind", () => {
  it("says of which kind the appointment is, with the way there", async () => {
    await drawn(5);
    screen.getByText("This is an audio appointment, without video.");
    expect(screen.getByRole("link", { name: "Go to the audio call" }).getAttribute("href")).toContain("/desk/audiocall");
    screen.getByText(/^The room closes at /);
  });

  it("tells no hour at which the room closes before the day on which it opens", async () => {
    await drawn(2 * 24 * 60);
    expect(screen.queryByText(/^The room closes at /)).toBe(null);
  });
});

describe("the page of a call that is opened anew", () => {
  it("tells a patient who was checked in how to go back, and says there once they are let in", async () => {
    const start = now + 5 * MINUTE;
    let state: BookingState = "checked_in";
    const read: ReturnType<CallSeat["useRead"]> = async () => ({
      id,
      mode: "video",
      start,
      opens: start - 10 * MINUTE,
      closes: start + 45 * MINUTE,
      now,
      state,
      other: "Dr. Sunanda Joshi",
      facts: [],
      isForMember: false,
      asksBirthdate: false,
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(
      <DependenciesProvider value={withAll()}>
        <Call customer={customerId("asha")} seat={{ ...patientSeat, useRead: () => read }} id={id} mode="video" waiting="Loading" />
      </DependenciesProvider>,
    );
    const note = await screen.findByText(/^You have checked in, but this page is not in the waiting room right now\./);
    expect(note.closest('[role="status"]')).not.toBeNull();
    state = "in_progress";
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    screen.getByText(/^The practitioner has let you in, and your consultation has begun\./);
    expect(screen.queryByText(/^You have checked in/)).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Try camera and microphone" })); // There is none here, and they may go on without.
    await screen.findByRole("button", { name: "Come back" });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("says nothing of it to whoever was not, and to a practitioner", () => {
    expect(patientSeat.checkedInText?.("confirmed")).toBeNull();
    expect(deskSeat.checkedInText).toBeUndefined();
  });
});

describe("a prescription of the consultation", () => {
  it.each([
    ["in the room, in a tab of its own", true, "_blank"],
    ["outside", false, "_self"],
  ])("is told of by itself as soon as it is signed, also %s", async (_, isInRoom, target) => {
    const container = withAll();
    let isSigned = false;
    const [prescription] = [aSignedPrescription()];
    container.rebind(ShowMyPrescriptions.any).toConstantValue(async () => ok(isSigned ? [prescription] : []));
    const sides: CallSides = {
      id: prescription.versions[0].version.booking,
      mode: "video",
      start: now,
      opens: now,
      closes: now + 45 * MINUTE,
      now,
      state: "in_progress",
      other: "Dr. Sunanda Joshi",
      facts: [],
      isForMember: false,
      asksBirthdate: false,
    };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(
      <DependenciesProvider value={container}>
        <Outcome customer={customerId("asha")} sides={sides} state="in_progress" isInRoom={isInRoom} />
      </DependenciesProvider>,
    );
    const status = screen.getByRole("status");
    await act(async () => {});
    expect([status.textContent, screen.queryByRole("link"), screen.queryByText(/writes a prescription/) === null]).toEqual([
      "",
      null,
      isInRoom,
    ]);
    isSigned = true;
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(status.textContent).toContain("Your prescription is ready.");
    expect(screen.getByRole("link", { name: /See the prescription/ }).getAttribute("target")).toBe(target);
  });
});

const ON_WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const BY_APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("a browser that gives no camera and no microphone", () => {
  const tried = () => {
    render(<OwnDevices own={new OwnDevicesModel("video", () => {})} mode="video" />);
    fireEvent.click(screen.getByRole("button", { name: "Try camera and microphone" }));
  };

  it.each([
    ["Chromium", `${ON_WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, /“View site information”/],
    ["Firefox", `${ON_WINDOWS} Gecko/20100101 Firefox/140.0`, /remove “Blocked”/],
    [
      "Safari",
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${BY_APPLE} Version/18.0 Mobile/15E148 Safari/604.1`,
      /“Website Settings”/,
    ],
    [
      "Chrome of an iPhone",
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${BY_APPLE} CriOS/140.0 Mobile/15E148 Safari/604.1`,
      /settings of the device/,
    ],
    ["any other", "Mozilla/5.0", /settings of the device/],
  ])("because somebody refused them is told where to allow them, in the words of %s", async (_, agent, said) => {
    const getUserMedia = async () => {
      throw Object.assign(new Error("refused"), { name: "NotAllowedError" });
    };
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
    tried();
    expect((await screen.findByText(/does not let this page use them/)).textContent).toMatch(said);
  });

  it("because the page came without https is told so, and of no other program", async () => {
    tried();
    await screen.findByText(/only pages with https/);
  });
});
