import type { ProductDetails } from "#core/catalogue/product.ts";

/**
 * What a query of the list asks for: goods of one of some kinds, of one of some ingredients, for one of some concerns. An empty list asks
 * for nothing. Texts are in small letters.
 */
export type Alternative = {
  readonly kinds: readonly string[];
  readonly ingredients: readonly string[];
  readonly concerns: readonly string[];
};

/** The best of these counts. */
export type Rule = readonly Alternative[];

/** 3: what was asked for; 2: also good; 1: has to do with it; 0: something else. */
export type Grade = 0 | 1 | 2 | 3;

const FIELDS = { kind: "kinds", of: "ingredients", for: "concerns" } as const;

/**
 * The rule that a text says: "kind: juice; of: amla / gooseberry", and between "|" what would do as well. Throws a TypeError on any other
 * text.
 */
export const ruleOf = (text: string): Rule =>
  text.split("|").map((alternative) => {
    const asked = { kinds: [] as readonly string[], ingredients: [] as readonly string[], concerns: [] as readonly string[] };
    for (const part of alternative.split(";")) {
      const [name = "", names = ""] = part.split(":").map((one) => one.trim());
      if (name !== "kind" && name !== "of" && name !== "for")
        throw new TypeError(`"${part.trim()}" is no rule: it begins with "kind:", "of:" or "for:"`);
      asked[FIELDS[name]] = names.toLowerCase().split(" / ");
    }
    return asked;
  });

/** How good a product answers a query under a rule. It follows from the product's kind, ingredients and concerns alone. */
export const gradeOf = (rule: Rule, product: ProductDetails): Grade => highest(rule.map((alternative) => gradeOfOne(alternative, product)));

function gradeOfOne({ kinds, ingredients, concerns }: Alternative, product: ProductDetails): Grade {
  if (kinds.length > 0 && !isOfKind(kinds, product)) return 0;
  if (concerns.length === 0) return ingredients.length === 0 ? 3 : gradeOfIngredients(ingredients, product);
  const grade = highest(concerns.map((concern) => gradeOfConcern(concern, product)));
  return grade === 3 && ingredients.length > 0 && gradeOfIngredients(ingredients, product) < 3 ? 2 : grade;
}

/** The kind of a product is its collection, its form or the name of what many of its kind are called by. */
function isOfKind(kinds: readonly string[], { categories, subCategory, form, tags }: ProductDetails): boolean {
  const own = [...categories, subCategory, form, ...tags].map((name) => name.toLowerCase());
  return kinds.some((kind) => own.includes(kind));
}

/** Best is what is named after the ingredient; what merely contains it has to do with it. */
function gradeOfIngredients(names: readonly string[], { tags, information }: ProductDetails): Grade {
  if (tags.some((tag) => isNamedIn(tag, names))) return 3;
  return information.ingredients.some(({ name }) => isNamedIn(name.english, names)) ? 1 : 0;
}

/** What is taken or put on comes before wares; what a product is for first of all counts more than what it is for as well. */
function gradeOfConcern(concern: string, { concerns, isConsumable, categories }: ProductDetails): Grade {
  const place = concerns.map((one) => one.toLowerCase()).indexOf(concern);
  if (place === -1) return 0;
  if (!isConsumable && categories.includes("Accessories")) return 1;
  return place === 0 ? 3 : 2;
}

function isNamedIn(text: string, names: readonly string[]): boolean {
  const words = wordsIn(text);
  return names.some((name) => wordsIn(name).every((word) => words.includes(word)));
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

function highest(grades: readonly Grade[]): Grade {
  return grades.reduce<Grade>((best, grade) => (grade > best ? grade : best), 0);
}
