import { describe, expect, it, vi } from "vitest";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

describe("code that comes late", () => {
  it("is asked for once, and again by whoever uses it after it did not come", async () => {
    const load = vi.fn<() => Promise<{ readonly part: string }>>();
    load.mockRejectedValueOnce(new TypeError("no line")).mockResolvedValue({ part: "here" });
    const part = lateCode(load, "part");
    await expect(Promise.allSettled([part(), part()])).resolves.toMatchObject([
      { status: "rejected", reason: expect.any(PortUnavailable) },
      { status: "rejected", reason: { message: "code of the shop cannot be reached" } },
    ]);
    await expect(part()).resolves.toBe("here");
    await expect(part()).resolves.toBe("here");
    expect(load).toHaveBeenCalledTimes(2);
  });
});
