// The bytes that WHERE begins with, and those that Node's parser is given in their place.
export const WHERE = Buffer.from('WHERE ', 'latin1');
/** Of the same length, and a method that the parser knows. */
export const QUERY = Buffer.from('QUERY ', 'latin1');

/** @returns whether bytes begin as WHERE does: not, as far as there are any, or to its end. */
export function likeWhere(bytes: Buffer): 'not' | 'so far' | 'whole' {
  const length = Math.min(bytes.length, WHERE.length);
  if (bytes.compare(WHERE, 0, length, 0, length) !== 0) return 'not';
  return length === WHERE.length ? 'whole' : 'so far';
}

const [A, Z, HYPHEN] = [0x41, 0x5a, 0x2d];

/** Whether a byte may stand within a method that the parser knows, as those of M-SEARCH do. */
export const isOfMethod = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= A && byte <= Z) || byte === HYPHEN);

/**
 * How much of the bytes the parser is given at once. It stumbles over the W of GWHERE as it does
 * over that of a WHERE behind a body that ends in G. To tell the two apart, such a G is given to it
 * by itself: only the second ends a request.
 * @param bytes at least one.
 */
export const partOf = (bytes: Buffer): number => Math.max(1, beforeWhere(bytes));

/** @returns the place of the first byte that could end a body before a WHERE; else the length. */
function beforeWhere(bytes: Buffer): number {
  for (let at = bytes.indexOf(WHERE, 1); at !== -1; at = bytes.indexOf(WHERE, at + 1)) {
    if (isOfMethod(bytes[at - 1])) return at - 1;
  }
  // A WHERE may begin at their very end and go on in what comes next.
  for (let at = Math.max(1, bytes.length - WHERE.length + 1); at <= bytes.length; at += 1) {
    if (isOfMethod(bytes[at - 1]) && likeWhere(bytes.subarray(at)) !== 'not') return at - 1;
  }
  return bytes.length;
}
