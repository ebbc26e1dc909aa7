import { describe, expect, it } from "vitest";
import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { day } from "#core/shared/day.ts";
import { refused } from "#core/shared/result.ts";
import { Secrets } from "#core/sign-in/secrets.port.ts";
import { ASHA, ELSEWHERE, EMAIL, RAVI, SignInDesk } from "../a-sign-in-desk.ts";

describe("registering", () => {
  it("keeps the doctor's code that somebody came with", async () => {
    const desk = new SignInDesk();
    await desk.send(ASHA, { referenceCode: "DR-7" });
    await desk.verify(ASHA, desk.lastCode());
    await desk.signUp({ mobile: ASHA });
    expect([...desk.memory.customers.values()][0]?.referenceCode).toBe("DR-7");
  });

  it("tries another invite code where somebody has the one that chance made", async () => {
    const desk = new SignInDesk();
    const made = ["7K3MQ2XA", "7K3MQ2XA", "7K3MQ2XA", "9ZZZZZZZ"].map(inviteCodeIn);
    const secrets = desk.get(Secrets);
    const inviteCode = () => made.shift() ?? secrets.inviteCode();
    desk.container.rebind(Secrets).toConstantValue({ ...secrets, inviteCode });
    await desk.register(ASHA);
    await desk.register(RAVI);
    expect([...desk.memory.invites.codes.values()]).toEqual(["7K3MQ2XA", "9ZZZZZZZ"]);
  });

  it("needs a number that was proved, a birth date that has been and an invite code that somebody has, and keeps what was proved", async () => {
    const desk = new SignInDesk();
    const other = inviteCodeIn("7K3MQ2XA");
    expect(await desk.signUp({ mobile: ASHA })).toEqual(refused({ kind: "not-proved" }));
    await desk.send(ASHA);
    await desk.verify(ASHA, desk.lastCode());
    expect(await desk.signUp({ mobile: ASHA, birthdate: day("2031-01-01") })).toEqual(refused({ kind: "impossible-birthdate" }));
    expect(await desk.signUp({ mobile: ASHA, inviteCode: other })).toEqual(refused({ kind: "unknown-invite-code" }));
    expect(await desk.signUp({ mobile: ASHA, birthdate: day("1992-02-29") })).toMatchObject({
      value: { user: { customer: { mobile: ASHA } } },
    });
    expect(await desk.signUp({ mobile: ASHA })).toEqual(refused({ kind: "not-proved" })); // The proof has served.
  });

  it("makes one account of a number that comes twice at once", async () => {
    const desk = new SignInDesk();
    const sent = [await desk.send(ASHA), await desk.send(ASHA, { from: ELSEWHERE })];
    const codes = desk.texts().map((text) => text.slice(0, 4));
    const challenges = sent.map((answer) => (answer.kind === "ok" ? answer.value.challenge : null));
    for (const [index, challenge] of challenges.entries()) await desk.verify(ASHA, codes[index] ?? "", { challenge });
    const answers = await Promise.all(challenges.map((challenge) => desk.signUp({ mobile: ASHA, challenge })));
    expect(answers.map((answer) => (answer.kind === "ok" ? "ok" : answer.refusal.kind)).toSorted()).toEqual(["ok", "taken"]);
    expect(desk.memory.customers.size).toBe(1);
  });

  it("writes a letter to confirm an address to whoever gives one beside a number, and to nobody else", async () => {
    const desk = new SignInDesk();
    const letters = () => desk.texts().filter((text) => text.includes("verifyEmail")).length;
    await desk.register(ASHA);
    expect(letters()).toBe(0);
    await desk.register(RAVI, { email: EMAIL });
    expect(letters()).toBe(1);
  });
});
