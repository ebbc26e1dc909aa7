import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ListLabReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import { ShareLabReport } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import { UnshareLabReport } from "#core/assessments/lab-reports/unshare-lab-report.use-case.ts";
import { AllowCareData } from "#core/consultations/consent/allow-care-data.use-case.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { payableId } from "#core/ledger/entry.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ok, refused } from "#core/shared/result.ts";
import { SharedTests } from "#web/features/desk/shared/shared-tests.tsx";
import { ReportSharing } from "#web/features/labs/report/sharing/report-sharing.tsx";
import { ReportSharingModel, reportSharingNeeds } from "#web/features/labs/report/sharing/report-sharing-model.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { SharePlace } from "#core/assessments/lab-reports/lab-report-share.ts";
import type { ShareRefusal } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";

afterEach(cleanup);

const asha = customerId("asha");
const [report, visit] = [payableId("l-1"), payableId("b-1")];

/** The page of a report beside a shop that knows one appointment. */
async function aPage({ isConsented = true, hasAppointment = true } = {}) {
  const shop = {
    isConsented,
    sharedAt: null as number | null,
    answers: "as usual" as "as usual" | "not at all" | ShareRefusal["kind"],
  };
  const container = composeMemory();
  const answer = (change: () => void) => {
    if (shop.answers === "not at all") throw new PortUnavailable("test", null);
    if (shop.answers !== "as usual") return refused({ kind: shop.answers });
    change();
    return ok(null);
  };
  container.rebind(ListLabReportShares).toConstantValue(async () => {
    const appointments = [{ id: visit, start: now, practitioner: "Dr. Sunanda Joshi", sharedAt: shop.sharedAt }];
    return ok([{ member: null, isConsented: shop.isConsented, appointments: hasAppointment ? appointments : [] }]);
  });
  container.rebind(AllowCareData).toConstantValue(async () => {
    shop.isConsented = true;
    return ok(null);
  });
  const places: SharePlace[] = [];
  container.rebind(ShareLabReport).toConstantValue(async (_: unknown, place: SharePlace) => {
    places.push(place);
    return answer(() => {
      shop.sharedAt = now;
    }) as never;
  });
  container.rebind(UnshareLabReport).toConstantValue(
    async () =>
      answer(() => {
        shop.sharedAt = null;
      }) as never,
  );
  const model = new ReportSharingModel(
    asha,
    report,
    lateNeeds(async () => container, reportSharingNeeds),
  );
  await model.ask();
  render(<ReportSharing model={model} member={null} name={null} />);
  const press = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  return { shop, model, places, press };
}

describe("sharing a lab report", () => {
  it("is a press an appointment, and so is taking it back", async () => {
    const { press, places } = await aPage();
    expect(screen.getByText("Not shared")).toBeTruthy();
    await press(/^Share Dr\. Sunanda Joshi/);
    expect(places).toEqual([{ labBooking: report, booking: visit }]);
    expect(await screen.findByText("Dr. Sunanda Joshi can read this report now.")).toBeTruthy();
    expect(screen.getByText(/^Shared since/)).toBeTruthy();
    await press(/^Stop sharing/);
    expect(await screen.findByText("Dr. Sunanda Joshi can't read this report any more.")).toBeTruthy();
    expect(screen.getByText("Not shared")).toBeTruthy();
  });

  it("asks for consent first where there is none, and sends nothing before it is given", async () => {
    const { press, places, shop } = await aPage({ isConsented: false });
    await press(/^Share/);
    expect(places).toEqual([]);
    await press("Not now");
    expect([screen.queryByText(/may not read your health data/), shop.isConsented]).toEqual([null, false]);
    await press(/^Share/);
    await press("Allow and share");
    expect(await screen.findByText(/^Shared since/)).toBeTruthy();
    expect([shop.isConsented, places.length]).toEqual([true, 1]);
    expect(screen.queryByRole("button", { name: "Allow and share" })).toBeNull();
  });

  it("asks for consent too where it was withdrawn meanwhile", async () => {
    const { press, shop } = await aPage();
    shop.answers = "no-consent";
    await press(/^Share/);
    expect(await screen.findByRole("button", { name: "Allow and share" })).toBeTruthy();
  });

  it("says what went wrong, and can be pressed again", async () => {
    const { press, shop } = await aPage();
    shop.answers = "not at all";
    await press(/^Share/);
    expect(await screen.findByText("This could not be changed. Please try again.")).toBeTruthy();
    shop.answers = "not-shareable";
    await press(/^Share/);
    expect(await screen.findByText(/confirmed appointment, and until 30 days/)).toBeTruthy();
    shop.answers = "as usual";
    await press(/^Share/);
    expect(await screen.findByText(/^Shared since/)).toBeTruthy();
  });

  it("leads to practitioners where there is no appointment", async () => {
    await aPage({ hasAppointment: false });
    expect(screen.getByRole("link", { name: "Find a practitioner" }).getAttribute("href")).toBe("/practitioners");
  });
});

describe("a lab report at the desk", () => {
  const title = { english: "Sugar", hindi: null };
  const test = { test: labTestId("sugar"), title, takenAt: now, values: [] };
  const shown = (at: number, reason: string | null) =>
    render(
      <SharedTests
        report={{
          labBooking: report,
          lab: "Sahyadri",
          hindi: null,
          sharedAt: now,
          tests: [{ ...test, at, reason, version: 2 }],
          awaited: [],
          papers: [],
        }}
        paper={() => async () => refused({ kind: "unknown-report" })}
      />,
    );

  it("has the laboratory's own PDF, and says where it can't be had", async () => {
    const [first, second] = ["a", "b"].map((id) => ({ file: fileId(id), at: now, reason: id === "a" ? "mixed up" : null }));
    const papers = [first, second].filter((one) => one !== undefined);
    const read: string[] = [];
    render(
      <SharedTests
        report={{ labBooking: report, lab: "Sahyadri", hindi: null, sharedAt: now, tests: [], awaited: [], papers }}
        paper={(file) => async () => {
          read.push(file);
          return refused({ kind: "unknown-report" });
        }}
      />,
    );
    const [button = expect.unreachable()] = screen.getAllByRole("button", { name: /The laboratory's own report of .* \(PDF\)/ });
    expect(screen.getByText("It corrects what came before: mixed up")).toBeTruthy();
    await act(async () => fireEvent.click(button));
    expect(read).toEqual(["a"]);
    expect(screen.getByText("The report can't be downloaded right now. Please try again.")).toBeTruthy();
  });

  it("says that it was corrected after it was shared, and nothing where that was before", () => {
    const { unmount } = shown(now + 1, "mixed up");
    expect(screen.getByText(/corrected this after it was shared/)).toBeTruthy();
    expect(screen.getByText(/Version 2, corrected on .*: mixed up/)).toBeTruthy();
    unmount();
    shown(now - 1, "mixed up").unmount();
    shown(now + 1, null);
    expect(screen.queryByText(/corrected this after it was shared/)).toBeNull();
  });
});
