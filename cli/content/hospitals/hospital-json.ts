import type { HospitalPage, InBothLanguages } from "#core/content/care-page.ts";

/** A page of hospitals as the lines of a file of `hospital import`. */
export const hospitalLines = ({ hospitals, banner, departments, questions }: HospitalPage): readonly object[] => [
  { page: { banner: inFile(banner), departments: departments.map(inFile), questions: questions.map(inFile) } },
  ...hospitals.map(({ id, ...hospital }) => ({ hospital: { _id: id, ...inFile(hospital) } })),
];

const inFile = <Texts>({ hindi, ...others }: InBothLanguages<Texts>) => ({ ...others, hi: hindi });
