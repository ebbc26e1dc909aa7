import { memberId } from "#core/account/family-member.ts";
import { PREGNANCIES } from "#core/consultations/safety/person-health.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { dayIn } from "#core/shared/day.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import type { KnownPerson, PrescribedDrug, SafetyCopy } from "#core/consultations/safety/person-health.ts";
import type { SafetyCopies } from "#core/consultations/safety/safety-copies.port.ts";

/** Source: specification/site.md, What the browser keeps. */
const KEY = "safety-copy";
const BUYS_FOR = "buys-for";

/** In this browser, and for whom something is bought in this tab. Both are asked each time and may throw. */
export function safetyCopiesIn(storage: () => Storage, tab: () => Storage): SafetyCopies {
  const forget = () => {
    nullIfThrown(() => storage().removeItem(KEY));
    nullIfThrown(() => tab().removeItem(BUYS_FOR));
  };
  return {
    of(customer) {
      const text = nullIfThrown(() => storage().getItem(KEY));
      if (text === null) return null;
      const copy = copyIn(nullIfThrown(() => JSON.parse(text)));
      if (copy?.customer === customer) return copy;
      forget();
      return null;
    },
    put: (copy) => nullIfThrown(() => storage().setItem(KEY, JSON.stringify(copy)) ?? true) === true,
    forget,
    buysFor(customer) {
      const { customer: whose, member }: Wire = Object(nullIfThrown(() => JSON.parse(tab().getItem(BUYS_FOR) ?? "null")));
      return whose === customer && typeof member === "string" && member !== "" ? memberId(member) : null;
    },
    buyFor(customer, member) {
      nullIfThrown(() => (member === null ? tab().removeItem(BUYS_FOR) : tab().setItem(BUYS_FOR, JSON.stringify({ customer, member }))));
    },
  };
}

type Wire = Readonly<Record<string, unknown>>;

/** Null: it is no copy. */
function copyIn(wire: unknown): SafetyCopy | null {
  const { customer, at, people }: Wire = Object(wire);
  if (typeof customer !== "string" || customer === "" || typeof at !== "number" || !Array.isArray(people)) return null;
  return { customer: customerId(customer), at, people: people.map(personIn) };
}

/** What can't be read is as if it had not been told. */
function personIn(wire: unknown): KnownPerson {
  const { member, name, birthdate, isTold, conditions, otherConditions, takesMedicines, medicines, ...more }: Wire = Object(wire);
  const { allergies, pregnancy, prescribed }: Wire = more;
  return {
    member: textIn(member) === "" ? null : memberId(textIn(member)),
    name: textIn(name) === "" ? null : textIn(name),
    birthdate: dayIn(textIn(birthdate)),
    isTold: isTold === true,
    conditions: textsIn(conditions),
    otherConditions: textIn(otherConditions),
    takesMedicines: typeof takesMedicines === "boolean" ? takesMedicines : null,
    medicines: textIn(medicines),
    allergies: textsIn(allergies),
    pregnancy: PREGNANCIES.find((one) => one === pregnancy) ?? null,
    prescribed: Array.isArray(prescribed) ? prescribed.flatMap(drugIn) : [],
  };
}

function drugIn(wire: unknown): readonly PrescribedDrug[] {
  const { name, ingredients, until }: Wire = Object(wire);
  const last = dayIn(textIn(until));
  return last === null ? [] : [{ name: textIn(name), ingredients: textsIn(ingredients), until: last }];
}

const textIn = (wire: unknown): string => (typeof wire === "string" ? wire : "");
const textsIn = (wire: unknown): readonly string[] => (Array.isArray(wire) ? wire.filter((one) => typeof one === "string") : []);
