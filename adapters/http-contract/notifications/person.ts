import * as z from "zod/mini";
import { customerId } from "#core/identity/customer-id.ts";
import { PERSON_PICTURE_FILE } from "#adapters/http-contract/fitbook/person-picture.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import type { Person } from "#core/fitbook/person.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const onWire = z.object({ _id: idOf(customerId), name: z.string(), thumb: z.nullable(z.string()) });

/** Somebody of whom a notification tells. Each request for the picture is judged by who may see them: to know its address is not enough. */
export const person: Shape<Person> = z.codec(onWire, z.custom<Person>(), {
  decode: ({ _id, name, thumb }) => ({ id: _id, name, hasPicture: thumb !== null }),
  encode: ({ id, name, hasPicture }) => ({ _id: id, name, thumb: hasPicture ? pictureOf(id) : null }),
});

const pictureOf = (id: Person["id"]): string => `/api${PERSON_PICTURE_FILE}?${new URLSearchParams({ user_id: id })}`;
