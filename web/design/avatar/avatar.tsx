import UserRound from "lucide-react/icons/user-round";
import { once } from "#web/design/figures/once.ts";
import { fileAddress } from "#web/design/link/file-address.ts";
import type { FileId } from "#core/files/file-id.ts";

type AvatarProps = { readonly name: string; readonly picture: FileId | null; readonly size: "small" | "middle" | "large" };

/** Somebody's picture; without one their initials, and without a name somebody. The name stands beside it, so it says nothing. */
export function Avatar({ name, picture, size }: AvatarProps) {
  return (
    <span className={`avatar avatar-${size} avatar-${hueOf(name)}`} aria-hidden="true">
      {picture === null ? (
        initialsOf(name) || <UserRound className="icon icon-large" />
      ) : (
        <img src={fileAddress(picture)} alt="" width={96} height={96} />
      )}
    </span>
  );
}

/** The same for the same name, wherever it is drawn. */
const hueOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 5;

const letters = once(() => new Intl.Segmenter("hi", { granularity: "grapheme" }));

/** What stands before a name and is none. */
const TITLE = /^(dr|mr|mrs|ms|prof|डॉ)\.$/i;

/** The scripts of India, whose letters are syllables. */
const SYLLABLES =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;

/**
 * The first letter, as people see letters, of the first and of the last name; of syllables the first name's alone, as two of them read as a
 * word.
 */
function initialsOf(name: string): string {
  const names = name.split(" ").filter((part) => part !== "" && !TITLE.test(part));
  const first = names[0] ?? "";
  if (SYLLABLES.test(first)) return firstLetterOf(first);
  const outer = names.length > 1 ? [first, names.at(-1)] : names;
  return outer.map((part = "") => firstLetterOf(part).toLocaleUpperCase()).join("");
}

/** Of plain letters it needs no segmenter, which takes a cheap phone 30 ms to make. */
const firstLetterOf = (name: string): string => /^[a-z](?![^a-z])/i.exec(name)?.[0] ?? [...letters().segment(name)][0]?.segment ?? "";
