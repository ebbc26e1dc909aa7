import { expect, it } from "vitest";
import { makeKeepPushToken } from "#core/devices/keep-push-token.use-case.ts";
import { makeRemovePushToken } from "#core/devices/remove-push-token.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryPushTokens } from "#adapters/memory/devices/push-tokens.ts";
import { now } from "#tests/fixtures.ts";

it("a customer's devices are twenty at most, and one is forgotten by whose it is", async () => {
  const tokens = memoryPushTokens(new Memory());
  const [keep, remove] = [makeKeepPushToken({ tokens, now: () => now }), makeRemovePushToken({ tokens })];
  const [asha, ravi] = [customerId("asha"), customerId("ravi")];
  for (let device = 0; device < 21; device++) expect(await keep(asha, `device-${device}`)).toBeNull();
  expect(await tokens.of(asha)).toHaveLength(20);
  const [one = ""] = await tokens.of(asha);
  expect(await remove(ravi, one)).toBeNull();
  expect(await tokens.of(asha)).toContain(one);
  await remove(asha, one);
  expect(await tokens.of(asha)).not.toContain(one);
});
