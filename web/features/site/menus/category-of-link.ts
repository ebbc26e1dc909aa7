/** The category whose page an address is; null: it is another page. */
export const categoryOfLink = (link: string | null): string | null => {
  const slug = /^\/shop\/product-category\/([^/?]+)$/.exec(link ?? "")?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
};
