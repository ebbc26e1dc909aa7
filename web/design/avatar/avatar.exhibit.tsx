import { exhibit } from "#web/gallery/exhibit.tsx";
import { long } from "#web/gallery/trial-texts.ts";
import { Avatar } from "./avatar.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

export const avatarExhibits: readonly Exhibit[] = [
  exhibit(Avatar, () => ({
    small: { name: "Asha Kulkarni", picture: null, size: "small" },
    middle: { name: "Asha Kulkarni", picture: null, size: "middle" },
    large: { name: "Asha Kulkarni", picture: null, size: "large" },
    "one name": { name: "Om", picture: null, size: "middle" },
    "with a title": { name: "Dr. Meenakshi Rao", picture: null, size: "middle" },
    "no name": { name: "", picture: null, size: "middle" },
    long: { name: long.name, picture: null, size: "middle" },
    Hindi: { name: "देवांशी पटेल", picture: null, size: "middle" },
  })),
];
