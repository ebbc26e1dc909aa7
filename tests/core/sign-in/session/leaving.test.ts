import { describe, expect, it } from "vitest";
import { Sessions } from "#core/identity/sessions.port.ts";
import { ok, refused } from "#core/shared/result.ts";
import { AskToLeave, RestoreAccount } from "#core/sign-in/session/leave.use-case.ts";
import { SignOut } from "#core/sign-in/session/sign-out.use-case.ts";
import { ASHA, SignInDesk } from "../a-sign-in-desk.ts";

describe("an account whose customer leaves", () => {
  it("is signed out everywhere, and is there again for whoever signs in within 30 days", async () => {
    const desk = new SignInDesk();
    const { id } = await desk.register(ASHA);
    const { bearer } = await desk.get(Sessions).open(id, desk.at);
    expect(await desk.get(AskToLeave)(id)).toEqual(ok(null));
    expect(await desk.get(AskToLeave)(id)).toEqual(refused({ kind: "not-staying" }));
    expect(await desk.get(Sessions).holderOf(bearer, desk.at)).toBeNull();
    await desk.send(ASHA);
    const again = await desk.verify(ASHA, desk.lastCode());
    const token = again.kind === "ok" ? (again.value?.bearer ?? "") : "";
    const recovery = (await desk.get(Sessions).recoveryOf(token, desk.at)) ?? expect.unreachable();
    expect(await desk.get(RestoreAccount)(recovery)).toMatchObject(ok({ customer: { id, status: { kind: "staying" } } }));
    await desk.get(AskToLeave)(id);
    desk.later(31 * 24 * 60 * 60);
    expect(await desk.get(RestoreAccount)(recovery)).toEqual(refused({ kind: "too-late" }));
  });
});

describe("signing out", () => {
  it("ends the session that asks, and no other", async () => {
    const desk = new SignInDesk();
    const { id } = await desk.register(ASHA);
    const [one, other] = [await desk.get(Sessions).open(id, desk.at), await desk.get(Sessions).open(id, desk.at)];
    expect(await desk.get(SignOut)(one.session)).toBeNull();
    expect([await desk.get(Sessions).holderOf(one.bearer, desk.at), await desk.get(Sessions).holderOf(other.bearer, desk.at)]).toEqual([
      null,
      other.session,
    ]);
  });
});
