import "#tests/web/browser-setup.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { refused } from "#core/shared/result.ts";
import { openAsAsha, press } from "#tests/web/customers-window.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What is put among the downloads. */
function downloads() {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:here";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return files;
}

describe("one's care as a file", () => {
  it("is put among the downloads, from the page of who read it", async () => {
    const files = downloads();
    await openAsAsha("/accesslog");
    await screen.findByRole("heading", { name: "Take it along" });
    await press("Download my health data");
    expect(await screen.findByText("my-health-data.json is in your downloads.")).toBeDefined();
    expect(JSON.parse((await files[0]?.text()) ?? "")).toMatchObject({ resourceType: "Bundle", type: "collection" });
  });

  it.each([
    [
      "too often",
      async () => refused({ kind: "too-many-exports" }),
      "You have downloaded this ten times in the last hour. Please try again later.",
    ],
    ["in vain", () => Promise.reject(new PortUnavailable("care", "down")), "The download didn't finish. Please try again."],
  ] as const)("that is asked for %s says so", async (_, take, says) => {
    const files = downloads();
    await openAsAsha("/accesslog", { change: (product) => product.rebind(ExportCare).toConstantValue(take) });
    await screen.findByRole("heading", { name: "Take it along" });
    await press("Download my health data");
    expect(await screen.findByText(says)).toBeDefined();
    expect(files).toEqual([]);
  });
});
