import * as z from "zod/mini";
import { viewAsIn, viewAsText } from "#core/fitbook/posts/view-as.ts";
import { orNull } from "#adapters/http-contract/scalars.ts";
import type { ViewAs } from "#core/fitbook/posts/view-as.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** As whom customers look at their own profile; left out: as themselves. */
export const viewAs: Shape<ViewAs | null> = orNull(
  z.codec(z.string(), z.custom<ViewAs>(), {
    decode(written, { issues }) {
      const as = viewAsIn(written);
      if (as !== null) return as;
      issues.push({ code: "custom", input: written, message: "stranger, follower, blocked, or member. and the id of a group" });
      return z.NEVER;
    },
    encode: viewAsText,
  }),
);
