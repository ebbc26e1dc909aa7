import { describe, expect, it } from "vitest";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { run } from "#tests/cli/run.ts";
import { openShopData } from "#tests/cli/shop-data.ts";
import { everybodyListed } from "#tests/ports/consultations/everybody-listed.ts";

const shop = await openShopData();
const { at } = shop;

const aLine = (given: object = {}) => ({
  _id: "sunanda",
  name: "Dr. Sunanda Joshi",
  therapy: "Ayurvedic",
  qualifications: ["BAMS"],
  council: "Maharashtra Council of Indian Medicine",
  registration_no: "I-45120-A",
  languages: ["mr", "en"],
  gender: "female",
  experience_since: 2008,
  cities: ["Pune"],
  clinics: [{ name: "Joshi Ayurved", address: "14 Tilak Road", city: "Pune", pincode: "411030", lat: 18.51, lon: 73.85 }],
  modes: ["audio", "video"],
  lengths: [15, 30],
  fees: { 15: { audio: 200, video: 250 }, 30: { audio: 350.5, video: 500 } },
  gst: 0,
  about: '<p onclick="x">Digestion</p><script>alert(1)</script>',
  status: "ACTIVE",
  ...given,
});
const aCalendar = (given: object = {}) => ({
  practitioner: "sunanda",
  windows: [{ weekday: "monday", from: "09:00", to: "10:20" }],
  exceptions: [],
  ...given,
});

/** A command that reads these lines from standard input. */
const read = (command: string, ...lines: readonly (object | string)[]) =>
  run(`${command} - ${at}`, { "-": lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n") });

describe("practitioners, as staff keep them", () => {
  it("are imported all or none, with each fault by line and field", async () => {
    const faulty = { ...aLine({ _id: "faulty", registration_no: null, fees: { 15: { audio: 1 } }, languages: ["xx"] }) };
    const answer = await read("practitioner import", aLine(), faulty, aLine());
    expect(answer.status).toBe(1);
    expect(answer.complaints).toContain("line 2, registration_no: expected text");
    for (const path of ["languages[0]", "fees.15.video", "fees.30"]) expect(answer.complaints).toContain(`line 2, ${path}: expected`);
    expect(answer.complaints).toContain("line 3, _id: expected an id once; line 1 has it too\n");
    expect(answer.complaints).toContain("Nothing was changed.\n");
    const sharing = [aLine({ account: "98200 12345" }), aLine({ _id: "other", account: "+91 9820012345" })];
    expect((await read("practitioner import", ...sharing)).complaints).toContain(
      "line 2, account: expected an account once; line 1 has it too\n",
    );
    expect((await run(`practitioner list ${at}`)).output).toBe("There is no such practitioner.\n");
    const stored = await read("practitioner import --keep-going --json", aLine(), faulty);
    expect([stored.status, JSON.parse(stored.output)]).toEqual([1, { added: 1, changed: 0, unchanged: 0, left_out: 1, faults: 4 }]);
  });

  it("are read from a table as well", async () => {
    const names = "_id,name,therapy,languages,gender,experience_since,modes,lengths,fees";
    const row = `harsh,Harsh Trivedi,yoga,gu|hi,male,2014,video,30,"{""30"":{""video"":400}}"`;
    const answer = await read("practitioner import --csv --keep-going", names, row, "short,row");
    expect(answer.output).toContain("1 practitioner is new");
    expect(answer.complaints).toBe("line 3: expected 9 cells\n");
    const unknown = await read("practitioner import --csv", "_id,what", "a,b");
    expect(unknown.complaints).toContain("line 1, what: expected one of the columns");
  });

  it("are shown to nobody before they are verified, and while they are paused", async () => {
    const listed = async () =>
      (await everybodyListed(postgresPractitioners(shop.db), Date.now())).map(({ practitioner }) => practitioner.id);
    expect(await listed()).toEqual([]);
    expect((await run(`practitioner verify sunanda ${at}`)).output).toBe("Dr. Sunanda Joshi (sunanda): shown\n");
    await run(`practitioner verify harsh ${at}`);
    expect(await listed()).toEqual(["harsh", "sunanda"]);
    expect((await run(`practitioner pause harsh ${at}`)).output).toBe("Harsh Trivedi (harsh): paused\n");
    expect(await listed()).toEqual(["sunanda"]);
    expect((await run(`practitioner list --state paused ${at}`)).output).toBe("harsh  Harsh Trivedi, yoga: paused\n");
    await run(`practitioner pause harsh --resume ${at}`);
    expect(await run(`practitioner verify nobody ${at}`)).toMatchObject({
      status: 1,
      complaints: "There is no practitioner with that id.\n",
    });
    const shown = JSON.parse((await run(`practitioner show sunanda --json ${at}`)).output);
    expect(shown).toMatchObject({ ...aLine({ therapy: "ayurveda", about: { en: "<p>Digestion</p>", hi: null } }) });
    expect((await run(`practitioner show sunanda ${at}`)).output).toContain("30 minutes, audio: ₹350.5\n");
    const audit = (await run(`audit list --subject practitioner ${at}`)).output;
    for (const action of ["practitioner import", "practitioner verify", "practitioner pause", "practitioner resume"])
      expect(audit).toContain(action);
  });

  it("get calendars all or none, and are told what overlaps or would lie outside", async () => {
    const overlapping = aCalendar({ windows: [...aCalendar().windows, { weekday: "monday", from: "10:00", to: "12:00" }] });
    const dry = await read("calendar import --dry-run", overlapping);
    expect(dry.output).toContain("sunanda: windows 1 and 2 overlap: the one that starts earlier counts\n1 calendar would be put.\n");
    const unknown = await read("calendar import", aCalendar(), aCalendar({ practitioner: "nobody" }));
    expect([unknown.status, unknown.complaints]).toEqual([
      1,
      "line 2, practitioner: expected the id of a practitioner\nNothing was changed.\n",
    ]);
    expect((await read("calendar import", aCalendar())).output).toBe("1 calendar put.\n");
    const lint = await run(`calendar lint ${at}`);
    expect([lint.status, lint.output]).toEqual([1, "harsh (Harsh Trivedi): there is no time to book until the horizon\n"]);
  });

  it("offer from the data what slots list offers from the exported file", async () => {
    const [monday, tuesday] = nextMonday();
    const asked = `--from ${monday} --to ${tuesday} ${at}`;
    const file = (await run(`slots list --practitioner sunanda --export ${asked}`)).output;
    const stored = JSON.parse((await run(`slots list --practitioner sunanda --json ${asked}`)).output);
    expect(stored).toEqual(JSON.parse((await run("slots list - --json", { "-": file })).output));
    expect(stored.slots.map(({ time }: { time: string }) => time)).toEqual(["09:00", "09:20", "09:40", "10:00"]);
    expect((await run(`calendar show sunanda --length 30 ${asked}`)).output).toContain(`${monday}: 09:00, 09:35\n`);
    expect((await run(`calendar show sunanda --length 20 ${asked}`)).status).toBe(2);
    expect((await run(`calendar close sunanda --from ${monday}T09:30 --to ${monday}T10:00 ${at}`)).output).toContain("Closed from");
    expect((await run(`calendar show sunanda --length 30 ${asked}`)).output).toContain(`${monday}: 09:00\n`);
    expect((await run(`slots list --practitioner sunanda --from ${monday} --to ${monday} ${at}`)).status).toBe(2);
    expect((await run(`slots list --practitioner nobody ${asked}`)).status).toBe(1);
  });
});

/** A Monday at least two days ahead, and the day after it. */
function nextMonday(): readonly [string, string] {
  const day = 24 * 60 * 60 * 1000;
  let at = Date.now() + 2 * day;
  while (new Date(at).getUTCDay() !== 1) at += day;
  return [new Date(at).toISOString().slice(0, 10), new Date(at + day).toISOString().slice(0, 10)];
}
