import type { HealthPlan } from "#core/content/care-page.ts";

/** A plan as a file of `plan import` has it. */
export const planJson = ({ id, title, text, price, people, includes, consultations, labPercent, picture, hindi }: HealthPlan) => ({
  _id: id,
  title,
  text,
  price: price / 100,
  people,
  includes,
  consultations,
  lab_percent: labPercent,
  picture,
  hi: hindi,
});
