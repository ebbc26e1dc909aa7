/** What is put aside. */
export const wishlistWords = {
  /** Of a button that is pressed or not. */
  heart: (title: string): string => `Add ${title} to wishlist`,
};
