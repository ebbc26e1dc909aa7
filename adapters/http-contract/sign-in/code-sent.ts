import * as z from "zod";
import { fields } from "#adapters/http-contract/endpoint.ts";
import type { CodeSent } from "#core/sign-in/codes/code-sender.ts";

export const codeSent: z.ZodType<CodeSent> = fields({
  challenge: z.string(),
  resendAfter: ["resend_after", z.number()],
  expiresIn: ["expires_in", z.number()],
});
