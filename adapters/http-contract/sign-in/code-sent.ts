import * as z from "zod/mini";
import { fields } from "#adapters/http-contract/endpoint.ts";
import type { CodeSent } from "#core/sign-in/codes/code-sender.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const codeSent: Shape<CodeSent> = fields({
  challenge: z.string(),
  resendAfter: ["resend_after", z.number()],
  expiresIn: ["expires_in", z.number()],
});
