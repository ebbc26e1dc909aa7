import type { HospitalPage } from "#core/content/care-page.ts";

/** A page of hospitals as the lines of a file of `hospital import`. */
export const hospitalLines = ({ hospitals, banner, departments, questions }: HospitalPage): readonly object[] => [
  { page: { banner, departments, questions } },
  ...hospitals.map(({ id, name, city, address, text, therapies, picture }) => ({
    hospital: { _id: id, name, city, address, text, therapies, picture },
  })),
];
