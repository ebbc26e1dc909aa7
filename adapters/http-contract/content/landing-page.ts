import * as z from "zod/mini";
import { LINKED_KINDS } from "#core/content/landing-pages/landing-page.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import { bilingualText } from "#adapters/http-contract/bilingual-text.ts";
import type { LandingBlock, LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const block: Shape<LandingBlock> = z.union([
  fields({
    kind: z.literal("banner"),
    title: bilingualText,
    text: bilingualText,
    link: z.nullable(fields({ title: bilingualText, address: z.string() })),
  }),
  fields({ kind: z.literal("shelf"), title: bilingualText, category: z.string() }),
  fields({ kind: z.literal("practitioners"), title: bilingualText, therapy: z.nullable(z.string()) }),
  fields({ kind: z.enum(LINKED_KINDS), id: ["_id", z.string()], title: bilingualText, text: bilingualText }),
  fields({ kind: z.literal("text"), title: bilingualText, html: bilingualText }),
  fields({ kind: z.literal("enquiry"), title: bilingualText }),
]);

/** A landing page as staff wrote it. */
export const landingPage: Shape<LandingPage> = fields({
  name: z.string(),
  title: bilingualText,
  lead: bilingualText,
  from: z.nullable(instant),
  until: z.nullable(instant),
  blocks: ["block_list", z.array(block)],
});
