import "#tests/web/browser-setup.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { payableId } from "#core/ledger/entry.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { labPhrases } from "#web/features/labs/wording/labs.ts";
import { siteWords } from "#web/design/site-words.ts";
import { anItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { openAsAsha } from "#tests/web/customers-window.tsx";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";

afterEach(cleanup);

/** Asha's page of this prescription. */
async function openPage(prescription: Prescription) {
  const memory = new Memory();
  memory.prescriptions.set(payableId("b-1"), prescription);
  await openAsAsha("/prescription/b-1", { memory });
  await screen.findByRole("button", { name: "Download as PDF" });
}

const address = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href") ?? null;

describe("a prescription, on its page", () => {
  it("leads to where its doses are ticked, or what it gives to do, while it is in force", async () => {
    await openPage(aSignedPrescription());
    expect([address("Tick your doses"), address("Tick what you have done")]).toEqual(["/ongoingtherapy/b-1", null]);
    cleanup();
    await openPage(aSignedPrescription({ kind: "yoga", items: [anItem({ is: "task", ingredients: [], details: { minutes: "20" } })] }));
    expect([address("Tick your doses"), address("Tick what you have done")]).toEqual([null, "/ongoingtherapy/b-1"]);
    cleanup();
    await openPage({ ...aSignedPrescription(), withdrawn: { at: 0, reason: "Written for somebody else" } });
    expect(address("Tick your doses")).toBeNull();
  });

  it("leads to its medicines in the shop and its tests, whose names stand in no address, and to another appointment", async () => {
    await openPage(aSignedPrescription({ tests: "CBC, TSH\nCBC", followUp: "" }));
    expect(address("Book again")).toMatch(/^\/practitioners\/sunanda\//);
    expect(address("Book again")).not.toContain("day=");
    const tests = within(screen.getByRole("heading", { name: "Find among lab tests" }).parentElement as HTMLElement);
    expect(tests.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["CBC", "TSH"]);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    expect(links.filter((one) => /ashwagandha|cbc|tsh/i.test(decodeURIComponent(one)))).toEqual([]);
    fireEvent.click(tests.getByRole("button", { name: "TSH" }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(labPhrases.find).value).toBe("TSH"));
    expect(document.activeElement).toBe(screen.getByLabelText(labPhrases.find));
    expect(screen.getByText("These are all tests. Press “Find” to look for “TSH”.")).toBeDefined();
    cleanup();
    await openPage(aSignedPrescription());
    fireEvent.click(screen.getByRole("button", { name: "Ashwagandha churna" }));
    await waitFor(() => {
      const fields = screen.getAllByLabelText<HTMLInputElement>(siteWords.search);
      expect(fields.map(({ value }) => value)).toEqual(fields.map(() => "Ashwagandha churna"));
    });
    cleanup();
    await openPage({ ...aSignedPrescription(), withdrawn: { at: 0, reason: "Written for somebody else" } });
    expect(screen.queryByText("What you can do next")).toBeNull();
  });

  it("says in spite of which allergy an item was signed, and why", async () => {
    await openPage(
      aSignedPrescription({
        items: [anItem({ key: "a", nevertheless: "Tolerated since 2024" })],
        overridden: [{ item: "a", kind: "allergy", with: "Ashwagandha: I get a rash" }],
      }),
    );
    expect(screen.getByText("Allergy that the patient reported: Ashwagandha: I get a rash")).toBeTruthy();
    expect(screen.getByText("Prescribed anyway: Tolerated since 2024")).toBeTruthy();
    const notice = screen.getByText(/^Ashwagandha churna was prescribed although you told of an allergy: Ashwagandha: I get a rash\./);
    expect(notice.closest(".notice")?.textContent).toContain("Tolerated since 2024");
    cleanup();
    await openPage(aSignedPrescription());
    expect(screen.queryByText(/^Allergy/)).toBeNull();
  });

  it("leads for a follow-up to the day that it names", async () => {
    const prescription = aSignedPrescription({ followUp: "After 2 weeks" });
    await openPage(prescription);
    const day = daysAfter(indianDay(prescription.versions[0].version.signedAt), 14);
    expect(address("Book again")).toContain(`day=${day}`);
  });

  it("says above a later version what is otherwise, and leads to it", async () => {
    const first = aSignedPrescription({ items: [anItem({ key: "a" }), anItem({ key: "b", name: "Giloy" })] });
    const [signed] = first.versions;
    const later = { ...signed, version: { ...signed.version, version: 2, reason: "Rash", items: [anItem({ key: "a" })] } };
    await openPage({ ...first, versions: [signed, later] });
    const notice = screen.getByText(/^New version\. Removed: Giloy\./);
    expect(within(notice).getByRole("link", { name: "What changed" }).getAttribute("href")).toBe("#what-changed");
    expect(document.getElementById("what-changed")?.textContent).toContain("Removed: Giloy");
    cleanup();
    await openPage(first);
    expect(screen.queryByText(/^New version/)).toBeNull();
  });

  it("says a provisional diagnosis as one, and any other as it is", async () => {
    await openPage(aSignedPrescription({ diagnosis: "Provisional:  Katigraha" }));
    const [term] = screen.getAllByText("Provisional diagnosis");
    expect([term?.nextElementSibling?.textContent, screen.queryByText("Diagnosis")]).toEqual(["Katigraha", null]);
    cleanup();
    await openPage(aSignedPrescription({ diagnosis: "Katigraha" }));
    expect(screen.getByText("Diagnosis").nextElementSibling?.textContent).toBe("Katigraha");
  });

  it.each([
    ["provisional: Katigraha", "Ayurveda · Provisional diagnosis: Katigraha"],
    ["संभावित: Katigraha", "Ayurveda · Provisional diagnosis: Katigraha"],
    ["Katigraha", "Ayurveda: Katigraha"],
  ])("stands among all of them under its diagnosis: %s", async (diagnosis, heading) => {
    const memory = new Memory();
    memory.prescriptions.set(payableId("b-1"), aSignedPrescription({ diagnosis }));
    await openAsAsha("/prescription", { memory });
    expect(await screen.findByRole("link", { name: heading })).toBeDefined();
  });
});
