import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { day } from "#core/shared/day.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aScheduledItem, anItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { openAsAsha } from "#tests/web/customers-window.tsx";

afterEach(cleanup);

const today = day("2026-11-20");
const at = (time: string): number => Date.parse(`2026-11-20T${time}:00+05:30`);

/** Asha's page a minute after two tablets and a weekly sachet were prescribed at five past six in the evening. */
async function openPage({ times = ["morning", "night"] as readonly [string, ...string[]] } = {}) {
  const memory = new Memory();
  const weekly = { kind: "every", days: 7 } as const;
  const sachet = { kind: "planned", rhythm: weekly, times: ["morning"], lasts: { kind: "days", days: 28 } } as const;
  const items = [
    anItem({ name: "Tablet", start: today, days: 14, times }),
    aScheduledItem(sachet, { key: "b", name: "Sachet", start: today }),
  ];
  memory.prescriptions.set(payableId("b-1"), aSignedPrescription({ items, signedAt: at("18:05") }));
  await openAsAsha("/ongoingtherapy", { memory, change: (product) => product.rebind(Clock).toConstantValue(() => at("18:06")) });
  await screen.findByRole("heading", { name: "Today" });
  return memory;
}

describe("doses from before they were prescribed, on the page of doses", () => {
  it("have no box, so that nobody takes them late, and nothing is counted before something was due", async () => {
    await openPage();
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    const notDue = screen.getAllByText(/^Not due, as it was before this was prescribed: 8:00 am · (Tablet|Sachet)/);
    expect(notDue).toHaveLength(2);
    expect(screen.getByText(/^Later: 9:00 pm · Tablet/)).toBeDefined();
    expect(screen.queryByText(/ticked today|ticked since|ticked in the last 8 days/)).toBeNull();
  });

  it("have theirs from the minute of the signing on", async () => {
    await openPage({ times: ["18:04", "18:05"] });
    expect(screen.getAllByRole("checkbox")).toHaveLength(1);
    expect(screen.getByRole("checkbox", { name: /^6:05 pm · Tablet/ })).toBeDefined();
    expect(screen.getByText("0 of 1 ticked today")).toBeDefined();
  });
});
