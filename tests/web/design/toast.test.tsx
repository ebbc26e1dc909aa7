import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Toast } from "#web/design/toast/toast.tsx";
import { isDone } from "#web/platform/toasts/toast-kinds.ts";

const drawn = (isDone: boolean) =>
  renderToStaticMarkup(
    <Toast id={1} text="News" closeLabel="Close" action={null} kind="toast" isDone={isDone} className="toast" onEnd={() => {}} />,
  );

describe("a toast", () => {
  it("has a tick where something was done, and none where something was not or came by itself", () => {
    expect(drawn(true)).toContain("lucide-check");
    expect(drawn(false)).not.toContain("lucide-check");
    expect(isDone({ kind: "signed-in" })).toBe(true);
    for (const kind of ["session-ended", "not-opened"] as const) expect(isDone({ kind })).toBe(false);
  });

  it("has no bar of how long it stays [ui-toast-place]", () => {
    for (const done of [true, false]) expect(drawn(done)).not.toMatch(/progress/i);
  });
});
