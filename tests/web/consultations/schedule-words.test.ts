import { afterEach, describe, expect, it, vi } from "vitest";
import { aScheduledItem, anItem } from "#tests/builders/consultations/a-prescription.ts";
import type { Schedule } from "#core/consultations/prescription/schedule.ts";

const planned = (given: Partial<Extract<Schedule, { readonly kind: "planned" }>>): Schedule => ({
  kind: "planned",
  rhythm: { kind: "daily" },
  times: ["morning", "19:30"],
  lasts: { kind: "days", days: 14 },
  ...given,
});

const items = [
  anItem({ times: ["night"], days: 1 }),
  aScheduledItem(planned({ rhythm: { kind: "every", days: 2 } })),
  aScheduledItem(planned({ rhythm: { kind: "every", days: 7 }, times: ["noon"], lasts: { kind: "doses", doses: 4 } })),
  aScheduledItem(planned({ rhythm: { kind: "every", days: 10 }, times: ["noon"], lasts: { kind: "doses", doses: 1 } }), { is: "task" }),
  aScheduledItem(planned({ rhythm: { kind: "weekdays", weekdays: ["sunday", "monday"] }, times: ["noon"] })),
  aScheduledItem({ kind: "as-needed", mostADay: 3, hoursApart: 1, days: 10 }),
  aScheduledItem({
    kind: "taper",
    steps: [
      { days: 5, dose: "2 tablets", times: ["morning", "night"] },
      { days: 1, dose: "", times: ["night"] },
    ],
  }),
];

/** What the paper of each item says. */
async function told() {
  const { scheduleWords } = await import("#web/features/consultations/prescriptions/schedule-words.ts");
  return items.map((item) => [scheduleWords.when(item), scheduleWords.span(item), ...scheduleWords.steps(item)].join(" | "));
}

/** The pages of Hindi are built with the twin in the place of each wording. */
async function inHindi() {
  vi.resetModules();
  vi.doMock(
    "#web/features/consultations/prescriptions/wording/schedule.ts",
    () => import("#web/features/consultations/prescriptions/wording/hindi/schedule.ts"),
  );
  vi.doMock(
    "#web/features/consultations/prescriptions/wording/prescriptions.ts",
    () => import("#web/features/consultations/prescriptions/wording/hindi/prescriptions.ts"),
  );
  vi.doMock("#web/design/wording/calendar.ts", () => import("#web/design/wording/hindi/calendar.ts"));
  vi.doMock("#core/shared/wording/clock.ts", () => import("#core/shared/wording/hindi/clock.ts"));
  vi.doMock("#web/design/wording/language.ts", () => import("#web/design/wording/hindi/language.ts"));
  return told();
}

afterEach(() => void vi.resetModules());

describe("when something is taken, in words", () => {
  it("is said of each kind of schedule in English", async () => {
    expect(await told()).toEqual([
      "night | On 20 Nov 2026",
      "morning, 7:30 pm; on alternate days | 14 days from 20 Nov 2026",
      "noon; weekly | 4 doses from 20 Nov 2026",
      "noon; every 10 days | 1 time from 20 Nov 2026",
      "noon; on Mon, Sun | 14 days from 20 Nov 2026",
      "as needed, at most 3 times a day, at least 1 hour apart | 10 days from 20 Nov 2026",
      "in steps | 6 days from 20 Nov 2026 | 5 days from 20 Nov 2026: 2 tablets; morning, night | On 25 Nov 2026: night",
    ]);
  });

  it("is said of each kind of schedule in Hindi", async () => {
    const lines = await inHindi();
    expect(lines).toEqual([
      "रात | 20 नव॰ 2026 को",
      "सुबह, शाम 7:30 बजे; एक दिन छोड़कर | 20 नव॰ 2026 से 14 दिन",
      "दोपहर; हफ़्ते में एक दिन | 20 नव॰ 2026 से 4 ख़ुराकें",
      "दोपहर; हर 10 दिन पर | 20 नव॰ 2026 से 1 बार",
      "दोपहर; केवल सोम, रवि | 20 नव॰ 2026 से 14 दिन",
      "ज़रूरत पड़ने पर, दिन में ज़्यादा से ज़्यादा 3 बार, कम से कम 1 घंटे के अंतर पर | 20 नव॰ 2026 से 10 दिन",
      "चरणों में | 20 नव॰ 2026 से 6 दिन | 20 नव॰ 2026 से 5 दिन: 2 tablets; सुबह, रात | 25 नव॰ 2026 को: रात",
    ]);
  });
});
