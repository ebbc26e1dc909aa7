export type Banner = {
  readonly position: number;
  readonly title: string;
  readonly text: string;
  readonly picture: string | null;
  readonly link: string;
  readonly hindi: { readonly title: string; readonly text: string } | null;
};

export type TopPractitioner = {
  readonly position: number;
  readonly name: string;
  readonly slug: string;
  readonly therapy: string;
  readonly city: string;
  /** Years of practice. */
  readonly experience: number;
  readonly picture: string | null;
};

export type Landing = { readonly banners: readonly Banner[]; readonly practitioners: readonly TopPractitioner[] };

/**
 * Banners and practitioners by ascending position; those that share one stay as they stood. Source: specification/content.md, Landing page.
 */
export const inOrder = ({ banners, practitioners }: Landing): Landing => ({
  banners: banners.toSorted(byPosition),
  practitioners: practitioners.toSorted(byPosition),
});

const byPosition = (a: { readonly position: number }, b: { readonly position: number }): number => a.position - b.position;
