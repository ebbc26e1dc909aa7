import { cityOf, eventId } from "#core/events/listed-event.ts";
import { paise } from "#core/shared/money.ts";
import { NUMBER, oneOf } from "#adapters/input-file/kind.ts";
import { hundredths } from "#adapters/input-file/hundredths.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { readEventTimes } from "./event-file.ts";
import { titled } from "#adapters/input-file/title.ts";
import { bilingualText } from "#adapters/input-file/bilingual-text.ts";
import type { ListedEvent, Venue } from "#core/events/listed-event.ts";
import type { Result } from "#core/shared/result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

/** Reads an event of a file of `event import`. Source: specification/events.md, Staff commands. */
export const readListedEvent = (wire: unknown): Result<ListedEvent, readonly Fault[]> => readObject(wire, listedEvent);

const ID: Kind<string> = {
  expected: "an id of at most 60 letters, digits, dashes and underscores",
  read: (value) => (typeof value === "string" && /^[\w-]{1,60}$/.test(value) ? value : FAULTY),
};

const LONGEST = 2_000;
const WORDS: Kind<string> = {
  expected: `text of at most ${LONGEST} characters`,
  read: (value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= LONGEST && !value.includes("\0") && value.isWellFormed()
      ? value.trim()
      : FAULTY,
};

const PLACE: Kind<string> = {
  expected: 'a place with its city at the end, such as "Community Hall, Bengaluru"',
  read: (value) => {
    const place = WORDS.read(value);
    return place === FAULTY || cityOf(place) === "" ? FAULTY : place;
  },
};

const LINK: Kind<string> = {
  expected: "an address that begins with https://",
  read: (value) => (typeof value === "string" && /^https:\/\/[!-~]{1,500}$/.test(value) ? value : FAULTY),
};

const PICTURE: Kind<string> = {
  expected: "the address of a picture",
  read: (value) => (typeof value === "string" && /^(?:https:\/\/|\/)[!-~]{1,500}$/.test(value) ? value : FAULTY),
};

/** In paise. */
const PRICE: Kind<number> = {
  expected: "an amount in rupees from 0 to 1,00,000 with at most two decimals",
  read(value) {
    const amount = NUMBER.read(value);
    return amount === FAULTY || amount < 0 || amount > 100_000 ? FAULTY : (hundredths(amount) ?? FAULTY);
  },
};

const STATE = oneOf(["draft", "published"]);

function listedEvent(file: Part): Read<ListedEvent> {
  const id = file.required("_id", ID);
  const title = bilingualText(file, "title", titled(WORDS));
  const text = bilingualText(file, "text", WORDS);
  const venue = readVenue(file);
  const times = readEventTimes(file);
  const price = file.optional("price", PRICE, 0);
  const picture = file.optional("picture", PICTURE, null);
  const state = file.required("state", STATE);
  const reads: Reads<Omit<ListedEvent, "startsAt" | "endsAt" | "capacity" | "offerHours">> = {
    id: id === FAULTY ? FAULTY : eventId(id),
    title,
    text,
    venue,
    picture,
    price: price === FAULTY ? FAULTY : paise(price),
    isDraft: state === FAULTY ? FAULTY : state === "draft",
  };
  return isWhole(reads) && times !== FAULTY ? { ...reads, ...times } : FAULTY;
}

function readVenue(file: Part): Read<Venue> {
  if (file.has("place") && file.has("link")) {
    file.fault("link", "nothing beside a place");
    return FAULTY;
  }
  if (file.has("link")) {
    const link = file.required("link", LINK);
    return link === FAULTY ? FAULTY : { kind: "online", link };
  }
  const place = bilingualText(file, "place", PLACE);
  return place === FAULTY ? FAULTY : { kind: "place", place: place.english, hindi: place.hindi };
}
