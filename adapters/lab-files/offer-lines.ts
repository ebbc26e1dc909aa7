import type { LabPackage } from "#core/labs/lab-package.ts";
import type { Lab } from "#core/labs/lab.ts";
import type { LabParameter, LabTest, ReferenceRange } from "#core/labs/lab-test.ts";
import type { LabOffer } from "#core/labs/labs.port.ts";
import type { LabWindow } from "#core/labs/lab-calendar.ts";
import type { BilingualText } from "#core/shared/language.ts";

/**
 * What laboratories offer as the lines of a file of `lab import`, which reads the same of them: whole, with every field. Source:
 * specification/labs.md, Staff commands.
 */
export function* offerLines({ labs, tests, packages, calendars }: LabOffer): Generator<string> {
  for (const lab of labs) yield JSON.stringify({ lab: labRecord(lab) });
  for (const test of tests) yield JSON.stringify({ test: testRecord(test) });
  for (const one of packages) yield JSON.stringify({ package: packageRecord(one) });
  for (const { id: lab, windows, closed } of calendars) {
    for (const window of windows) yield JSON.stringify({ slots: { lab, ...windowJson(window) } });
    if (closed.length > 0) yield JSON.stringify({ closed: { lab, days: closed } });
  }
}

export const labRecord = ({ id, name, address, city, accreditation, pincodes, hours, hindi }: Lab) => ({
  _id: id,
  name,
  address,
  city,
  accreditation,
  pincodes,
  hours: hours.map(({ weekdays, from, to }) => ({ weekdays, from: timeText(from), to: timeText(to) })),
  ...(hindi === null ? {} : { hi: { name: hindi.name, address: hindi.address } }),
});

export const testRecord = (test: LabTest) => ({
  _id: test.id,
  slug: test.slug,
  title: textJson(test.title),
  aliases: test.aliases,
  category: test.category,
  sample: test.sample,
  fasting_hours: test.fastingHours,
  ...(test.afterMealHours === 0 ? {} : { after_meal_hours: test.afterMealHours }),
  report_hours: test.reportHours,
  mrp: test.mrp / 100,
  price: test.price / 100,
  gst: test.gst,
  needs_prescription: test.needsPrescription,
  home: test.isAtHome,
  ...(test.prepare === null ? {} : { prepare: textJson(test.prepare) }),
  parameters: test.parameters.map(parameterJson),
  ...(test.source === null ? {} : { source: test.source }),
});

const parameterJson = ({ code, name, unit, ranges }: LabParameter) => ({
  code,
  name: textJson(name),
  ...(unit === null ? {} : { unit }),
  ranges: ranges.map(rangeJson),
});

const rangeJson = ({ sex, fromAge, toAge, low, high }: ReferenceRange) => ({ sex, from_age: fromAge, to_age: toAge, low, high });

export const packageRecord = ({ id, slug, title, text, audience, price, tests }: LabPackage) => ({
  _id: id,
  slug,
  title: textJson(title),
  text: textJson(text),
  for: audience,
  price: price / 100,
  tests,
});

const windowJson = ({ place, pincodes, weekday, from, to, capacity }: LabWindow) => ({
  place,
  pincodes,
  weekday,
  from: timeText(from),
  to: timeText(to),
  capacity,
});

const textJson = ({ english, hindi }: BilingualText) => (hindi === null ? english : { en: english, hi: hindi });

const timeText = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

const twoDigits = (part: number): string => String(part).padStart(2, "0");
