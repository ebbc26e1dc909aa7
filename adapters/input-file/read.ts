/** Stands where a value was that can't be used. What hangs on it is not judged: one slip is one fault. */
export const FAULTY: unique symbol = Symbol("faulty");

export type Read<Value> = Value | typeof FAULTY;

/** What was read of an object, field by field. */
export type Reads<Value> = { readonly [Field in keyof Value]: Read<Value[Field]> };
