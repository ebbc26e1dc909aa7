import * as z from "zod/mini";
import { LAB_CATEGORIES, labTestId } from "#core/labs/lab-test.ts";
import { FindLabTests } from "#core/labs/list/find-lab-tests.use-case.ts";
import { NEEDS, TEST_ORDERS } from "#core/labs/list/lab-test-query.ts";
import { ListLabPackages } from "#core/labs/list/list-lab-packages.use-case.ts";
import { ListLabs } from "#core/labs/list/list-labs.use-case.ts";
import { ShowLabTest } from "#core/labs/list/show-lab-test.use-case.ts";
import { answerOf, endpoint, fields, nothing, only, wire } from "#adapters/http-contract/endpoint.ts";
import { boundedText, idOf, orNull, pincode, rupeesText } from "#adapters/http-contract/scalars.ts";
import { labTest, labTestPage, listedLab, packageEntry } from "./lab-shapes.ts";
import type { LabTestQuery } from "#core/labs/list/lab-test-query.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const soughtShape = z.object({
  title: z.optional(boundedText(100)),
  category: z.optional(z.enum(LAB_CATEGORIES)),
  fasting: z.optional(z.enum(NEEDS)),
  prescription: z.optional(z.enum(NEEDS)),
  home: z.optional(z.literal("only")),
  within_day: z.optional(z.literal("only")),
  max_price: z.optional(rupeesText),
  letter: z.optional(boundedText(2)),
  sort: z._default(z.enum(TEST_ORDERS), "name"),
  after: z.optional(idOf(labTestId)),
});

const sought: Shape<LabTestQuery> = wire(
  soughtShape,
  ({ title, category, fasting, prescription, home, within_day, max_price, letter, sort, after }): LabTestQuery => ({
    category: category ?? null,
    fasting: fasting ?? null,
    prescription: prescription ?? null,
    home: home ?? null,
    letter: letter ?? null,
    title: title === undefined || title.trim() === "" ? null : title,
    withinDay: within_day ?? null,
    maxPrice: max_price ?? null,
    order: sort,
    after: after ?? null,
  }),
  ({ title, category, fasting, prescription, home, withinDay, maxPrice, letter, order, after }) => ({
    ...(title === null ? {} : { title }),
    ...(category === null ? {} : { category }),
    ...(fasting === null ? {} : { fasting }),
    ...(prescription === null ? {} : { prescription }),
    ...(home === null ? {} : { home }),
    ...(withinDay === null ? {} : { within_day: withinDay }),
    ...(maxPrice === null ? {} : { max_price: maxPrice }),
    ...(letter === null ? {} : { letter }),
    sort: order,
    ...(after === null ? {} : { after }),
  }),
);

export const findLabTests = endpoint(FindLabTests, {
  method: "GET",
  path: "/labs",
  in: "query",
  audience: "anyone",
  request: sought,
  response: labTestPage,
});

export const showLabTest = endpoint(ShowLabTest, {
  method: "GET",
  path: "/labs/test",
  in: "query",
  audience: "anyone",
  request: only("slug", boundedText(100)),
  response: fields({ test: labTest, packages: ["package_list", z.array(packageEntry)] }),
  refusals: { "unknown-test": answerOf(404, "Test not found") },
});

export const listLabPackages = endpoint(ListLabPackages, {
  method: "GET",
  path: "/labs/packages",
  in: "query",
  audience: "anyone",
  request: nothing,
  response: z.array(packageEntry),
});

export const listLabs = endpoint(ListLabs, {
  method: "GET",
  path: "/labs/centres",
  in: "query",
  audience: "anyone",
  request: only("pincode", orNull(pincode)),
  response: z.array(listedLab),
});
