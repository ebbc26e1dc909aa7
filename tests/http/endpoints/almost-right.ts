import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { apiDocument } from "#adapters/http-contract/api-document.ts";
import type { Endpoint } from "#adapters/http-contract/endpoint.ts";
import type { Schema } from "#adapters/http-contract/api-document.ts";

const { paths, components } = apiDocument("0", "https://shop.example", endpoints);

/** Bodies as the endpoint's declaration describes them, in each of which one text, however deep it stands, is another. */
export function almostRight({ method, path }: Endpoint, other: string): readonly unknown[] {
  const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"]?.schema;
  if (schema === undefined) return [];
  const right = described(schema);
  return placesOf(right).map((place) => replaced(right, place, other));
}

/** A value that such a schema describes. */
export function described(schema: Schema, name = ""): unknown {
  const { $ref, anyOf, oneOf, properties, items, type, minimum, ...more } = schema as Described;
  const chosen = (anyOf ?? oneOf)?.[0];
  if ($ref !== undefined) return described(Object(components["schemas"])[$ref.split("/").at(-1) ?? ""], name);
  if (chosen !== undefined) return described(chosen, name);
  if (more.const !== undefined || more.enum !== undefined) return more.const ?? more.enum?.[0];
  if (properties !== undefined) return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, described(of, key)]));
  if (type === "array") return [described(items ?? {}, name)];
  if (type === "integer" || type === "number") return Math.max(minimum ?? 1, 1);
  if (more.format === "date-time") return "2026-11-20T04:30:00.000Z";
  return type === "boolean" ? true : (LIKELY.find(([names]) => names.test(name))?.[1] ?? "abc");
}

type Described = {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly type?: string;
  readonly minimum?: number;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
};

const LIKELY: readonly (readonly [names: RegExp, text: string])[] = [
  [/mobile/, "9820012345"],
  [/email/, "asha@example.in"],
  [/pincode/, "411004"],
  [/birthdate|expires|^day$|_date$|^not_before$/, "1990-01-01"],
  [/^(?:at|start|end)$/, "2026-11-20T04:30:00.000Z"],
];

type Place = readonly (string | number)[];

/** Where texts stand. */
function placesOf(value: unknown): readonly Place[] {
  if (typeof value === "string") return [[]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner).map((place) => [Array.isArray(value) ? Number(key) : key, ...place]),
  );
}

function replaced(value: unknown, [key, ...rest]: Place, other: string): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.map((inner, at) => (at === key ? replaced(inner, rest, other) : inner));
  return { ...Object(value), [key]: replaced(Object(value)[key], rest, other) };
}
