import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { expect, it } from "vitest";
import { HoldLabSlot } from "#core/labs/booking/hold-lab-slot.use-case.ts";
import { labId } from "#core/labs/lab.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { ShowLabReport } from "#core/labs/reports/show-lab-report.use-case.ts";
import { ListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { demoLabOffer } from "#tests/builders/demo-lab-offer.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { troublesOfLabBookings } from "#adapters/postgres/labs/lab-troubles.ts";
import { reader } from "#tests/builders/a-reader.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { KilledShop } from "./killed-shop.ts";
import { aShopFolder, beside, signedIn } from "./shop-process.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const folder = await aShopFolder();
const lab = labId("sahyadri");
const TEST = labTestId("t-tsh");

/**
 * A command of staff in a process of its own, which may be killed after so many milliseconds. Answers its exit status, or the signal that
 * ended it.
 */
async function staff(words: readonly string[], killedAfter: number | null = null): Promise<number | NodeJS.Signals> {
  const command = spawn(process.execPath, ["cli/main.mjs", ...words, "--data", folder], {
    env: { ...process.env, DATABASE_URL: "" },
    stdio: "ignore",
  });
  const ended = once(command, "exit");
  if (killedAfter !== null) {
    await Promise.race([ended, after(killedAfter)]);
    command.kill("SIGKILL");
  }
  const [status, signal] = await ended;
  return status ?? signal;
}

const STEP = 250;

it("tests are booked and told once, whoever is killed on the way from the hold to the report that is read", {
  timeout: 600_000,
}, async () => {
  const shop = await KilledShop.open(folder);
  const [{ customer, bearer } = { customer: "", bearer: "" }] = await beside(folder, (db) => signedIn(db, 1));
  const nirmala = customerId(customer);
  const at = (address: string) => clientOf(address, bearer);

  const slots = valueOf(await at(shop.address).get(ListLabSlots)({ lab, spot: { kind: "centre" }, fastingHours: 0 }));
  const start = slots.findLast(({ reason }) => reason === "offered")?.start ?? expect.unreachable();
  const asked = { people: [{ member: null, tests: [TEST], packages: [] }], lab, address: null, start, fastedFrom: null, key: "held-once" };
  const { id } = valueOf(await shop.through((url) => at(url).get(HoldLabSlot)(reader(nirmala), asked)));
  const { form } = valueOf(await shop.through((url) => at(url).get(BeginPayment)(nirmala, { payable: id, key: "begun-once" })));
  const pressed = await shop.through((url) =>
    fetch(`${url}/sandbox/pay/answer`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ order: form.fields["order"] ?? "", deed: "pay" }),
    }),
  );
  const back = pressed.headers.get("location") ?? "";
  await shop.through((url) => fetch(`${url}${back}`, { redirect: "manual" }));
  await beside(folder, async (db) => {
    const [stored, ...others] = await postgresLabBookings(db).of(nirmala);
    expect([stored?.booking.id, others]).toEqual([id, []]);
    expect(stored?.booking.state).toBe("booked");
    expect(stored?.payments.map(({ kind }) => kind)).toEqual(["captured"]);
    expect(stored?.papers.map(({ kind }) => kind)).toEqual(["receipt"]);
    expect(await troublesIn(db, id)).toEqual([]);
  });

  for (const step of ["assign", "collect", "receive"]) expect(await staff(["lab", step, id])).toBe(0);
  const values = join(folder, "values.ndjson");
  const parameters = demoLabOffer.tests.find((one) => one.id === TEST)?.parameters ?? [];
  await writeFile(
    values,
    parameters.map(({ code, unit }) => JSON.stringify({ test: TEST, code, value: 4, unit, low: 1, high: 6 })).join("\n"),
  );
  const file = ["lab", "report", id, "--name", "Nirmala Rao", "--values", values];
  let killedAfter = 0;
  let stored = 0;
  for (; stored === 0; killedAfter += STEP) {
    const ended = await staff(file, killedAfter);
    stored = await beside(folder, (db) => reportsOf(db, id));
    if (ended === 0) expect(stored).toBe(1);
  }
  await shop.again(); // It may be telling of the report at this moment.
  expect(await staff(file)).toBe(1); // Told before.

  const shown = valueOf(await shop.through((url) => at(url).get(ShowLabReport)(nirmala, id)));
  expect(shown.people.map(({ tests }) => tests.map(({ test, version }) => [test, version]))).toEqual([[[TEST, 1]]]);
  await beside(folder, async (db) => {
    await expect.poll(() => newsOf(db, `${id}/lab-report/`), { timeout: 60_000 }).toBe(1);
    expect([await reportsOf(db, id), (await postgresLabBookings(db).withId(id))?.booking.state]).toEqual([1, "ready"]);
    expect(await troublesIn(db, id)).toEqual([]);
  });
  await shop.stop();
});

async function troublesIn(db: Database, id: string): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const trouble of troublesOfLabBookings(db, Date.now())) if (JSON.stringify(trouble).includes(id)) found.push(trouble);
  return found;
}

const counted = async (query: { execute(): Promise<readonly unknown[]> }): Promise<number> => (await query.execute()).length;

const reportsOf = (db: Database, id: string) => counted(db.selectFrom("lab_report").select("id").where("booking_id", "=", id));
const newsOf = (db: Database, cause: string) => counted(db.selectFrom("notification").select("id").where("cause", "like", `${cause}%`));
