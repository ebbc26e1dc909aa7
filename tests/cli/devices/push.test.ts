import { describe, expect, it } from "vitest";
import { settingsFindings } from "#cli/doctor/settings-findings.ts";
import { settingsIn } from "#cli/settings.ts";
import { run } from "#tests/cli/run.ts";

const made = async (): Promise<Record<"VAPID_PUBLIC_KEY" | "VAPID_PRIVATE_KEY", string>> =>
  JSON.parse((await run("push keys --json")).output);
const SUBJECT = { VAPID_SUBJECT: "mailto:push@shop.example" };

describe("the keys of push", () => {
  it("are printed as settings that can be used, a new pair each time", async () => {
    const { status, output, complaints } = await run("push keys");
    expect([status, complaints]).toEqual([0, ""]);
    const lines = output.trimEnd().split("\n");
    const environment = { ...Object.fromEntries(lines.map((line) => line.split("="))), ...SUBJECT };
    expect(settingsIn(environment)).toMatchObject({
      settings: { vapidPublicKey: environment["VAPID_PUBLIC_KEY"], vapidPrivateKey: environment["VAPID_PRIVATE_KEY"] },
    });
    expect((await made()).VAPID_PUBLIC_KEY).not.toBe(environment["VAPID_PUBLIC_KEY"]);
    expect((await run("push keys --data x")).status).toBe(2);
  });
});

describe("the doctor", () => {
  const told = (environment: Record<string, string>) => settingsFindings(environment).map((finding) => `${finding.state}: ${finding.told}`);

  it("says what follows where no keys are set, and more loudly where the shop is open to others", () => {
    const advice = "VAPID_PUBLIC_KEY is not set. Reminders show in the shop alone: no device is sent any while no page is open.";
    expect([told({}).includes(`well: ${advice}`), told({ HOST: "0.0.0.0" }).includes(`look: ${advice}`)]).toEqual([true, true]);
  });

  it("names what is half set, and what is no key", async () => {
    const keys = await made();
    const faults = told({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY });
    expect(faults).toEqual([expect.stringMatching(/^fault: VAPID_PUBLIC_KEY .*VAPID_PRIVATE_KEY.*VAPID_SUBJECT/)]);
    expect(told({ VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY, ...SUBJECT })).toHaveLength(2);
    const wrong = { VAPID_PUBLIC_KEY: "x", VAPID_PRIVATE_KEY: `${keys.VAPID_PRIVATE_KEY}=`, VAPID_SUBJECT: "the shop" };
    expect(told(wrong)).toHaveLength(3);
    expect(JSON.stringify(told({ ...keys, VAPID_SUBJECT: "http://shop.example" }))).not.toContain(keys.VAPID_PRIVATE_KEY);
  });

  it.each([
    "mailto:push@localhost",
    "https://localhost:3000",
    "https://127.0.0.1",
    "https://[::1]/",
    "https://shop.localhost",
    "mailto:push@LOCALHOST.",
  ])("takes no subject that nobody else reaches: %s", async (subject) => {
    const keys = await made();
    expect(told({ ...keys, VAPID_SUBJECT: subject })).toContainEqual(expect.stringMatching(/^fault: VAPID_SUBJECT /));
    for (const reached of ["mailto:push@shop.example", "https://shop.example/push"])
      expect(told({ ...keys, VAPID_SUBJECT: reached }).filter((finding) => finding.startsWith("fault"))).toEqual([]);
  });

  it("finds keys of two pairs", async () => {
    const [keys, other] = [await made(), await made()];
    expect(told({ ...keys, ...SUBJECT }).filter((finding) => finding.startsWith("fault"))).toEqual([]);
    expect(told({ ...keys, VAPID_PRIVATE_KEY: other.VAPID_PRIVATE_KEY, ...SUBJECT })).toContainEqual(
      expect.stringMatching(/^fault: VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY/),
    );
  });
});
