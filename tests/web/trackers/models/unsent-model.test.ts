import { describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { ok } from "#core/shared/result.ts";
import { NO_NOTES } from "#core/trackers/device/device-trackers.port.ts";
import { UnsentModel, unsentEntries } from "#web/features/trackers/signing-out/unsent-model.ts";
import { aGlass, aPut, aRemoval } from "#tests/builders/a-tracker-op.ts";
import { outage, pending } from "#tests/web/platform/model-laws/answers.ts";
import { asha } from "#tests/web/platform/model-laws/stage.ts";
import type { Patient } from "#core/account/patient.ts";
import type { SyncTrackers } from "#core/trackers/calls/sync-trackers.use-case.ts";
import type { DeviceTrackers } from "#core/trackers/device/device-trackers.port.ts";
import type { TrackerOp } from "#core/trackers/tracker-op.ts";

const isha: Patient = { customer: asha, member: memberId("isha") };

type Outbox = { waiting: readonly TrackerOp[]; held: readonly TrackerOp[]; inWindow: number };
const anOutbox = (...waiting: readonly TrackerOp[]): Outbox => ({ waiting, held: [], inWindow: 0 });

/** A device with presses of Asha's account that were not sent, and the server that takes what `sync` says. */
function aDevice(outboxes: readonly (readonly [Patient, Outbox])[]) {
  const of = new Map(outboxes);
  const outbox = (patient: Patient) => of.get(patient) ?? anOutbox();
  const locks = { count: 0 };
  const device = {
    unsentOf: async () => [...of].filter(([, { waiting, held }]) => waiting.length + held.length > 0).map(([patient]) => patient),
    readOutbox: async (patient: Patient) => {
      const { waiting, held, inWindow } = outbox(patient);
      return { ...NO_NOTES, visit: 1, waiting, held, inWindow: { presses: inWindow, begun: false } };
    },
    release: async (patient: Patient) => {
      const { waiting, held, inWindow } = outbox(patient);
      of.set(patient, { waiting: [...held, ...waiting], held: [], inWindow });
    },
    settle: async (
      patient: Patient,
      _: unknown,
      { taken, dropped }: { readonly taken: readonly string[]; readonly dropped: readonly string[] },
    ) => {
      const stays = ({ op }: TrackerOp) => !taken.includes(op) && !dropped.includes(op);
      const { waiting, held, inWindow } = outbox(patient);
      of.set(patient, { waiting: waiting.filter(stays), held: held.filter(stays), inWindow });
    },
    alone: async (work: () => Promise<void>) => {
      locks.count += 1;
      await work();
    },
  } as unknown as DeviceTrackers;
  return { device, locks, left: async () => unsentEntries(device, asha) };
}
const lost = { why: "unknown-entry", range: null, units: null } as const;
const early = { ...lost, why: "ahead" } as const;
const rest = { repeated: [], conflicts: [], at: 0 };
const taking: SyncTrackers = async (_, ops) => ok({ ...rest, accepted: ops.map(({ op }) => op), refused: [] });

async function leaving(outboxes: readonly (readonly [Patient, Outbox])[], sync: SyncTrackers = taking) {
  const made = aDevice(outboxes);
  const answers: boolean[] = [];
  const model = new UnsentModel(asha, await made.left(), { device: made.device, sync, answer: (signsOut) => answers.push(signsOut) });
  return { ...made, model, answers };
}

describe("what the server was not told of an account", () => {
  it("is counted by entries, of all its patients, and whether the device keeps all of it", async () => {
    const glass = aPut(aGlass(250));
    const { left } = aDevice([
      [asha, { waiting: [glass, aRemoval(glass), aPut(aGlass(500))], held: [aPut(aGlass(750))], inWindow: 0 }],
      [isha, anOutbox(aPut(aGlass(250)))],
    ]);
    expect(await left()).toEqual({ count: 4, isKept: true });
    const inWindow = aDevice([
      [asha, { ...anOutbox(aPut(aGlass(250))), inWindow: 1 }],
      [isha, anOutbox(aPut(aGlass(250)))],
    ]);
    expect(await inWindow.left()).toEqual({ count: 2, isKept: false });
    expect(await aDevice([]).left()).toEqual({ count: 0, isKept: true });
  });

  it("may stay for when they come back, with or without signing out", async () => {
    const { model, answers, left } = await leaving([[asha, anOutbox(aPut(aGlass(250)))]]);
    expect([model.state, model.unsent, model.refused]).toEqual(["asking", { count: 1, isKept: true }, []]);
    model.stay();
    model.keep();
    expect([answers, (await left()).count]).toEqual([[false, true], 1]);
  });

  it("is sent once with what was held back, of every patient, alone, and they are signed out then", async () => {
    const calls: (readonly [Patient, number])[] = [];
    const heard = pending<void>();
    const { model, answers, left, locks } = await leaving(
      [
        [asha, { waiting: [aPut(aGlass(250))], held: [aPut(aGlass(500))], inWindow: 0 }],
        [isha, anOutbox(aPut(aGlass(750)))],
      ],
      async (patient, ops) => {
        await heard.promise;
        calls.push([patient, ops.length]);
        return taking(patient, ops);
      },
    );
    const sending = [model.send(), model.send()];
    expect(model.state).toBe("sending");
    heard.answer();
    await Promise.all(sending);
    expect([calls, answers, (await left()).count, locks.count]).toEqual([
      [
        [asha, 2],
        [isha, 1],
      ],
      [true],
      0,
      1,
    ]);
  });

  it("is told to them where it could not be sent", async () => {
    const { model, answers } = await leaving([[asha, anOutbox(aPut(aGlass(250)))]], outage);
    await model.send();
    expect([model.state, model.unsent.count, model.refused, answers]).toEqual(["unsent", 1, [], []]);
  });

  it("is told to them where the server did not take it for good, and where it waits for its day", async () => {
    const [gone, ahead] = [aPut(aGlass(250)), aPut(aGlass(500))];
    const refusing: SyncTrackers = async (_, ops) =>
      ok({
        ...rest,
        accepted: [],
        refused: ops.map(({ op }) => ({ ...(op === gone.op ? lost : early), op })),
      });
    const { model, answers } = await leaving([[asha, anOutbox(gone, ahead)]], refusing);
    await model.send();
    expect([model.unsent.count, model.refused, answers]).toEqual([1, [{ op: gone.op, ...lost }], []]);
    await model.send();
    expect([model.unsent.count, model.refused.map(({ op }) => op), answers]).toEqual([1, [gone.op], []]);
  });

  it("keeps them here where all was sent but something was not taken", async () => {
    const gone = aPut(aGlass(250));
    const { model, answers } = await leaving([[asha, anOutbox(gone)]], async () =>
      ok({ ...rest, accepted: [], refused: [{ op: gone.op, ...lost }] }),
    );
    await model.send();
    expect([model.unsent.count, model.refused.length, answers]).toEqual([0, 1, []]);
  });

  it("is deleted with what was held back, of every patient, and they are signed out then", async () => {
    const { model, answers, left } = await leaving([
      [asha, { waiting: [aPut(aGlass(250))], held: [aPut(aGlass(500))], inWindow: 0 }],
      [isha, anOutbox(aPut(aGlass(750)))],
    ]);
    await model.drop();
    expect([answers, (await left()).count]).toEqual([[true], 0]);
  });
});
