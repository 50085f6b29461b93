// Ids and kinds in addresses. PostgreSQL would also read "0x10", "1_000" and " 7 " as numbers, so
// an id is looked at before any SQL sees it.
import { isEntityKind } from '#api/contract/entity/kinds.ts';

/** @returns the id, or null unless the text is a positive whole number below 2^53 without zeros. */
export function parseId(text: string): number | null {
  if (!/^[1-9][0-9]{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** Path parameters named `id` or `…Id` are ids; the others are words. */
export type ParamsOf<Path extends string> = {
  readonly [Name in NamesOf<Path>]: Name extends 'id' | `${string}Id` ? number : string;
};

type NamesOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A kind of record is one of the specification's, in exactly its letters. */
function parseParam(name: string, text: string): number | string | null {
  if (name === 'entity') return isEntityKind(text) ? text : null;
  return name === 'id' || name.endsWith('Id') ? parseId(text) : text;
}

/** @returns the parameters of a path, ids as numbers, or null when an id can be nobody's. */
export function parseParams(
  raw: Readonly<Record<string, string>>,
): Record<string, number | string> | null {
  const params: Record<string, number | string> = {};
  for (const [name, text] of Object.entries(raw)) {
    const value = parseParam(name, text);
    if (value === null) return null;
    params[name] = value;
  }
  return params;
}
