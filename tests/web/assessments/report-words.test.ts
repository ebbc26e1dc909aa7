import { describe, expect, it } from "vitest";
import { fileId } from "#core/files/file-id.ts";
import { reportWords } from "#web/features/assessments/reports/report-words.ts";
import { now } from "#tests/fixtures.ts";
import type { SharedReport } from "#core/assessments/sharing/shared-data.ts";

const report = (id: string, sentAt: number, mediaType: SharedReport["mediaType"] = "image/webp"): SharedReport => ({
  id: fileId(id),
  bytes: 1,
  sentAt,
  mediaType,
});

describe("what reports are called that stand together", () => {
  const called = (...reports: readonly SharedReport[]) => Object.fromEntries(reportWords.titlesOf(reports));

  it("is their place among those of their kind, the first sent first, so that each can be told apart", () => {
    expect(called(report("late", now + 1), report("paper", now, "application/pdf"), report("early", now))).toEqual({
      early: "Picture 1",
      late: "Picture 2",
      paper: "PDF",
    });
    expect(reportWords.nameOf("Picture 2", report("late", now))).toMatch(/^Picture 2 of /);
  });

  it("is what it is, where it stands alone", () => {
    expect(called(report("one", now))).toEqual({ one: "Picture" });
  });
});
