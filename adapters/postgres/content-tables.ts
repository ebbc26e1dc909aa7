import type { ColumnType, Generated } from "kysely";
import type { Contents } from "#core/content/content.port.ts";

export type ContentTables = { content: ContentRow };

/** JSON goes in as text and comes out as the value. */
type Kept<Document> = ColumnType<Document, string, string>;

export type ContentRow = {
  only_row: Generated<true>;
  company: Kept<Contents["company"]>;
  landing: Kept<Contents["landing"]>;
  menus: Kept<Contents["menus"]>;
  hospital_page: Kept<Contents["hospitalPage"]>;
  health_plan_page: Kept<Contents["healthPlanPage"]>;
};
