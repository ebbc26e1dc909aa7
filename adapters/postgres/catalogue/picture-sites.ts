import { sql } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Where products that are sold have pictures, by what their addresses begin with: one of them, and how many products. The shop's own are
 * left out.
 */
export type PictureSite = { readonly image: string; readonly products: number };

export async function pictureSites(db: Database): Promise<readonly PictureSite[]> {
  const { rows } = await sql<PictureSite>`
    select min(image) as image, count(distinct product.id)::int8 as products
      from product, unnest(images) image where is_active and image !~ '^/[^/]'
      group by substring(image from '^[a-z]+://[^/?#]*') order by products desc, image`.execute(db);
  return rows;
}
