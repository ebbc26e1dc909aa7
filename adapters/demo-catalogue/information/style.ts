/** How a product's sentence is built: by the kind of thing that it is. */
export type Style = "powder" | "pill" | "spoon" | "drink" | "oil" | "tea" | "meal" | "skin" | "scent" | "box" | "ware";
