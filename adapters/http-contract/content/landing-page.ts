import * as z from "zod";
import { LINKED_KINDS } from "#core/content/landing-pages/landing-page.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { instant } from "#adapters/http-contract/scalars.ts";
import type { LandingBlock, LandingPage } from "#core/content/landing-pages/landing-page.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const words = fields({ english: ["en", z.string()], hindi: ["hi", z.nullable(z.string())] });

const block: Shape<LandingBlock> = z.union([
  fields({
    kind: z.literal("banner"),
    title: words,
    text: words,
    link: z.nullable(fields({ title: words, address: z.string() })),
  }),
  fields({ kind: z.literal("shelf"), title: words, category: z.string() }),
  fields({ kind: z.literal("practitioners"), title: words, therapy: z.nullable(z.string()) }),
  fields({ kind: z.enum(LINKED_KINDS), id: ["_id", z.string()], title: words, text: words }),
  fields({ kind: z.literal("text"), title: words, html: words }),
  fields({ kind: z.literal("enquiry"), title: words }),
]);

/** A landing page as staff wrote it. */
export const landingPage: Shape<LandingPage> = fields({
  name: z.string(),
  title: words,
  lead: words,
  from: z.nullable(instant),
  until: z.nullable(instant),
  blocks: ["block_list", z.array(block)],
});
