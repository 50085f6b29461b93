// The content of an invoice, or of a document before one: which lines name a product, and what is
// personal of it, as its events mark it and as older ones say it openly.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** @returns a condition: the document, drafted or issued, has a line that names the record. */
export function hasLineWith(field: 'productId' | 'godownId', id: number): RawBuilder<unknown> {
  const named = JSON.stringify([{ [field]: id }]);
  return sql`(content #> '{draft,lines}' @> ${named}::jsonb
    or content #> '{issued,lines}' @> ${named}::jsonb)`;
}

/** Paths in `content`; of an issued invoice only where it went to a private person. */
const IN_CONTENT = [
  { path: '{draft,delivery}', isIssued: false },
  { path: '{issued,delivery}', isIssued: true },
  ...['name', 'company', 'pan', 'address', 'city', 'pincode'].map((field) => ({
    path: `{issued,recipient,${field}}`,
    isIssued: true,
  })),
];
const IS_PRIVATE = `live.content #>> '{issued,recipient,registration}'
  in ('unregistered', 'overseas')`;

/** @param erased the text, as SQL. @returns the content of the row `live`; null stays null. */
export const contentErased = (erased: string): string =>
  IN_CONTENT.reduce((content, { path, isIssued }) => {
    const isText = `jsonb_typeof(live.content #> '${path}') = 'string'`;
    const goes = isIssued ? `${isText} and ${IS_PRIVATE}` : isText;
    const before = `coalesce(live.content #> '${path}', 'null')`;
    const after = `case when ${goes} then to_jsonb(${erased}::text) else ${before} end`;
    return `jsonb_set(${content}, '${path}', ${after}, false)`;
  }, 'live.content');
