import { GENDERS } from "#core/identity/customer.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { MODES, practitionerId, SPOKEN_LANGUAGES } from "#core/consultations/practitioner.ts";
import { regulationOf } from "#core/consultations/therapies/regulation.ts";
import { therapiesNamed } from "#core/consultations/therapies/therapies-named.ts";
import { paise } from "#core/shared/money.ts";
import { printed } from "#adapters/input-file/printed-text.ts";
import { titled } from "#adapters/input-file/title.ts";
import { NUMBER, oneOf, oneOfInAnyCase, whole } from "#adapters/input-file/kind.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { hundredths } from "#adapters/input-file/hundredths.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import { BUFFER, OFFERED_LENGTH } from "./minutes.ts";
import { cleanHtml } from "#adapters/input-file/clean-html.ts";
import { textRecord } from "#adapters/input-file/text-record.ts";
import { bilingualText } from "#adapters/input-file/bilingual-text.ts";
import type { Clinic, Fee, Mode } from "#core/consultations/practitioner.ts";
import type { IncomingPractitioner } from "#core/consultations/register/practitioner-register.port.ts";
import type { Therapy } from "#core/consultations/therapies/therapy.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Result } from "#core/shared/result.ts";
import type { Position } from "#core/shipping/city.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** Reads one practitioner of a file of `practitioner import`. Source: specification/consultations.md, Staff commands. */
export const readPractitioner = (wire: unknown): Result<IncomingPractitioner, readonly Fault[]> => readObject(wire, practitionerIn);

/** A practitioner as a file holds them: what `readPractitioner` reads back to the same. Amounts in rupees. */
export const practitionerRecord = (one: IncomingPractitioner) => ({
  _id: one.id,
  name: one.name,
  therapy: one.therapy,
  qualifications: one.qualifications,
  council: one.council,
  registration_no: one.registration,
  languages: one.languages,
  gender: one.gender,
  experience_since: one.practisingSince,
  cities: one.cities,
  clinics: one.clinics.map(({ at, ...clinic }) => ({ ...clinic, lat: at.latitude, lon: at.longitude })),
  modes: [...new Set(one.fees.map(({ mode }) => mode))],
  lengths: [...new Set(one.fees.map(({ length }) => length))],
  fees: feesRecord(one.fees),
  gst: one.gst,
  about: one.about === null ? null : textRecord(one.about),
  picture: one.picture,
  account: one.account,
  status: one.isActive ? "ACTIVE" : "INACTIVE",
  buffer: one.buffer,
  lead: one.lead,
  horizon: one.horizon,
});

function feesRecord(fees: readonly Fee[]) {
  const record: Record<string, Record<string, number>> = {};
  for (const { length, mode, amount } of fees) record[length] = { ...record[length], [mode]: amount / 100 };
  return record;
}

const MOST = 50;
const LONGEST_ABOUT = 5_000;

function practitionerIn(file: Part): Read<IncomingPractitioner> {
  const therapy = file.required("therapy", THERAPY);
  const status = file.optional("status", oneOfInAnyCase(["ACTIVE", "INACTIVE"]), "ACTIVE");
  const isRegistered = therapy !== FAULTY && regulationOf(therapy).isRegistered;
  const id = file.required("_id", ID);
  const reads: Reads<IncomingPractitioner> = {
    id: id === FAULTY ? FAULTY : practitionerId(id),
    name: file.required("name", SHORT),
    therapy,
    qualifications: eachOf(file, "qualifications", SHORT),
    council: isRegistered ? file.required("council", SHORT) : file.optional("council", SHORT, null),
    registration: isRegistered ? file.required("registration_no", SHORT) : file.optional("registration_no", SHORT, null),
    languages: atLeastOne(file, "languages", eachOf(file, "languages", oneOf(SPOKEN_LANGUAGES))),
    gender: file.required("gender", oneOf(GENDERS)),
    practisingSince: file.required("experience_since", whole(1940, 2199)),
    cities: eachOf(file, "cities", SHORT),
    clinics: clinicsIn(file),
    fees: feesIn(file),
    about: file.has("about") ? bilingualText(file, "about", ABOUT) : null,
    picture: file.optional("picture", PICTURE, null),
    buffer: file.optional("buffer", BUFFER, 5),
    lead: file.optional("lead", whole(0, 10_080), 60),
    horizon: file.optional("horizon", whole(1, 365), 30),
    gst: file.optional("gst", GST, 0),
    account: file.optional("account", MOBILE, null),
    isActive: status === FAULTY ? FAULTY : status === "ACTIVE",
  };
  return isWhole(reads) ? reads : FAULTY;
}

function eachOf<Value>(file: Part, key: string, kind: Kind<Value>): Read<readonly Value[]> {
  const values = file.values(key, kind);
  if (values === FAULTY) return FAULTY;
  if (values.length > MOST) file.fault(key, `a list of at most ${MOST}`);
  const read = values.flatMap((value) => (value === FAULTY ? [] : [value]));
  return read.length < values.length || values.length > MOST ? FAULTY : [...new Set(read)];
}

function atLeastOne<Value>(file: Part, key: string, values: Read<readonly Value[]>): Read<readonly Value[]> {
  if (values === FAULTY || values.length > 0) return values;
  file.fault(key, "a list of at least one");
  return FAULTY;
}

function clinicsIn(file: Part): Read<readonly Clinic[]> {
  const clinics = file.list<Clinic>("clinics", (part): Reads<Clinic> => {
    const at: Reads<Position> = { latitude: part.required("lat", LATITUDE), longitude: part.required("lon", LONGITUDE) };
    return {
      name: part.required("name", SHORT),
      address: part.required("address", SHORT),
      city: part.required("city", SHORT),
      pincode: part.required("pincode", PINCODE),
      at: isWhole(at) ? at : FAULTY,
    };
  });
  if (clinics.length > MOST) file.fault("clinics", `a list of at most ${MOST}`);
  return wholeEntries(clinics);
}

/** Every length has a fee in every mode. */
function feesIn(file: Part): Read<readonly Fee[]> {
  const modes = atLeastOne(file, "modes", eachOf(file, "modes", oneOf(MODES)));
  const lengths = atLeastOne(file, "lengths", eachOf(file, "lengths", OFFERED_LENGTH));
  const fees = file.requiredPart("fees");
  if (modes === FAULTY || lengths === FAULTY || fees === FAULTY) return FAULTY;
  const read = lengths.flatMap((length) => feesOf(fees, length, modes));
  for (const key of fees.keys()) if (!lengths.some((length) => String(length) === key)) fees.fault(key, "one of lengths");
  const whole = read.filter((fee) => fee !== FAULTY);
  return whole.length < read.length ? FAULTY : whole;
}

function feesOf(fees: Part, length: number, modes: readonly Mode[]): readonly Read<Fee>[] {
  const ofLength = fees.requiredPart(String(length));
  if (ofLength === FAULTY) return [FAULTY];
  return modes.map((mode) => {
    const amount = ofLength.required(mode, RUPEES);
    return amount === FAULTY ? FAULTY : { length, mode, amount: paise(amount) };
  });
}

const textUpTo = (longest: number): Kind<string> => ({
  expected: `text of at most ${longest} characters`,
  read: (value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= longest && !value.includes("\0") && value.isWellFormed()
      ? value.trim()
      : FAULTY,
});

const like = (pattern: RegExp, expected: string): Kind<string> => ({
  expected,
  read: (value) => (typeof value === "string" && pattern.test(value) ? value : FAULTY),
});

/** It stands on prescriptions and bills. */
const SHORT = printed(titled(textUpTo(300)));
const ID = like(/^[!-~]{1,100}$/, "an id of at most 100 printed characters without a blank");
const PINCODE = like(/^[1-9]\d{5}$/, "a pincode of 6 digits");
const PICTURE = like(/^(?:https:\/\/|\/)[!-~]{1,500}$/, "the address of a picture");

const ABOUT: Kind<string> = {
  expected: textUpTo(LONGEST_ABOUT).expected,
  read(value) {
    const text = textUpTo(LONGEST_ABOUT).read(value);
    const clean = text === FAULTY ? "" : cleanHtml(text);
    return clean === "" ? FAULTY : clean;
  },
};

const THERAPY: Kind<Therapy> = {
  expected: "one of the nine therapies",
  read(value) {
    const named = typeof value === "string" ? therapiesNamed(value) : null;
    const [therapy, ...others] = named?.kind === "some" ? named.therapies : [];
    return therapy === undefined || others.length > 0 ? FAULTY : therapy;
  },
};

const MOBILE: Kind<Mobile> = {
  expected: "a mobile number of ten digits",
  read: (value) => (typeof value === "string" ? (mobileIn(value) ?? FAULTY) : FAULTY),
};

const within = (from: number, to: number): Kind<number> => ({
  expected: `a number from ${from} to ${to}`,
  read(value) {
    const number = NUMBER.read(value);
    return number !== FAULTY && number >= from && number <= to ? number : FAULTY;
  },
});

const LATITUDE = within(-90, 90);
const LONGITUDE = within(-180, 180);
const GST = within(0, 100);

/** In paise: two decimals at most. */
const RUPEES: Kind<number> = {
  expected: "an amount in rupees from 0 to 1,00,000 with at most two decimals",
  read(value) {
    const amount = within(0, 100_000).read(value);
    return amount === FAULTY ? FAULTY : (hundredths(amount) ?? FAULTY);
  },
};
