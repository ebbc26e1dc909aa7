import * as z from "zod/mini";
import { fields } from "./endpoint.ts";
import type { BilingualText } from "#core/shared/language.ts";
import type { Shape } from "./shape.ts";

export const bilingualText: Shape<BilingualText> = fields({ english: ["en", z.string()], hindi: ["hi", z.nullable(z.string())] });

/** The same where objects are put on the wire by hand. */
export const bilingualTextOut = ({ english, hindi }: BilingualText) => ({ en: english, hi: hindi });

/** The texts of a record in Hindi, beside its own. Whoever knows of none, as a server of the release before, leaves them out. */
export const inHindi = <Texts>(texts: Shape<Texts>) => ["hi", z._default(z.nullable(texts), null)] as const;
