// What a plain record may hold: scalar fields under plain names, up to a size. Decimals are texts,
// since the log has no numbers but whole ones.

export type FieldValue = string | number | boolean | null;
export type RecordFields = Readonly<Record<string, FieldValue>>;

export const FIELD_COUNT_MAX = 100;
/** Of name and fields together, as the log writes them. */
export const RECORD_BYTES_MAX = 16 * 1024;

const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** What every record says of itself, whatever its case, and so no field of its own. */
const RESERVED: ReadonlySet<string> = new Set([
  'id',
  'name',
  'kind',
  'book_id',
  'created_at',
  'updated_at',
  'deleted_at',
  'seq',
  'expected',
  'shared',
]);

/** @returns whether a field may be called so: names that objects have of themselves are not. */
export const isFieldName = (name: string): boolean =>
  FIELD_NAME.test(name) &&
  !RESERVED.has(name.toLowerCase()) &&
  !Object.hasOwn(Object.prototype, name);

/** @returns the size on disk of name and fields, in bytes of UTF-8. */
export const sizeOf = (name: string, fields: RecordFields): number =>
  encodeURIComponent(JSON.stringify({ name, fields })).replace(/%[0-9A-F]{2}/g, '.').length;

/** @returns whether both hold the same, whatever the order of their fields. */
export function sameFields(left: RecordFields, right: RecordFields): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && left[name] === right[name])
  );
}
