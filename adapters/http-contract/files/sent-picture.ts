import * as z from "zod/mini";
import { only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { file } from "#adapters/http-contract/scalars.ts";

/** How a picture is sent that something names later, by the address that this answers. */
export const sentPicture = {
  method: "POST",
  in: "file",
  audience: "customer",
  request: file,
  response: only("url", fileAddress),
  refusals: {
    "no-picture": answerOf(415, "Please choose a picture in JPEG, PNG or WebP format"),
    "too-many-uploads": answerOf(429, "Too many requests. Please try again later."),
  },
} as const;

/** Addresses of files that were sent before; none where nothing is told. */
export const files = (most: number) => z._default(z.array(fileAddress).check(z.maxLength(most)), []);
