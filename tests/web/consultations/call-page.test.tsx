import "#tests/web/browser-setup.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ShowDeskDay } from "#core/consultations/call/show-desk-day.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { ok } from "#core/shared/result.ts";
import { Call } from "#web/features/consultations/call/call.tsx";
import { deskSeat } from "#web/features/consultations/desk/call/desk-seat.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { DependenciesProvider } from "#web/platform/window/dependencies.tsx";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";

const MINUTE = 60_000;
const id = payableId("b-1");

afterEach(cleanup);

/** The page of video calls for an appointment by sound that starts so many minutes from now. */
async function drawn(ahead: number) {
  const start = now + ahead * MINUTE;
  const container = composeMemory();
  container.rebind(ShowDeskDay).toConstantValue(async () =>
    ok({
      ...{ name: "Dr. Sunanda Joshi", day: day("2026-11-20"), now },
      entries: [
        {
          ...{ id, start, length: 30, mode: "audio" as const, state: "confirmed" as const },
          ...{ opens: start - 10 * MINUTE, closes: start + 45 * MINUTE },
          ...{ patient: { name: "Asha", age: null, gender: null }, place: "outside" as const, waitingSince: null },
        },
      ],
    }),
  );
  container.bind(Whole).toConstantValue(async () => container);
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
    screen.getByText("This appointment is by sound, without a picture.");
    expect(screen.getByRole("link", { name: "Go to the audio call" }).getAttribute("href")).toContain("/desk/audiocall");
    screen.getByText(/^The room closes at /);
  });

  it("tells no hour at which the room closes before the day on which it opens", async () => {
    await drawn(2 * 24 * 60);
    expect(screen.queryByText(/^The room closes at /)).toBe(null);
  });
});
