import { token } from "../shared/token.ts";
import type { FileId } from "../files/file-id.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Gender } from "../identity/customer.ts";
import type { Day } from "../shared/day.ts";
import type { ProfileExtras } from "./profile.ts";

/** What customers tell about themselves, and what they have earned. */
export type Profiles = {
  /** Points are those that count `now`, in milliseconds since 1970. */
  extras(customer: CustomerId, now: number): Promise<ProfileExtras>;
  putGender(customer: CustomerId, gender: Gender): Promise<void>;
  putBirthdate(customer: CustomerId, birthdate: Day): Promise<void>;
  /** Shows an uploaded picture from now on. Answers the picture that was shown before; null: none. */
  putThumb(customer: CustomerId, thumb: FileId): Promise<FileId | null>;
};
export const Profiles = token<Profiles>("Profiles");
