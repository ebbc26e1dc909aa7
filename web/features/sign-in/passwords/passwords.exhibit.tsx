import { exhibit } from "#web/gallery/exhibit.tsx";
import { PasswordStrength } from "./password-strength.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const passwordsExhibits: readonly Exhibit[] = [
  exhibit(
    PasswordStrength,
    () => ({
      "nothing typed": { isLongEnough: false, isRepeated: false },
      "long enough": { isLongEnough: true, isRepeated: false },
      done: { isLongEnough: true, isRepeated: true },
    }),
    { room: "card" },
  ),
];
