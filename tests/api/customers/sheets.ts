// Files to take away, as they arrive.
import type { Got } from '#tests/support/server.ts';

/** A file arrives byte for byte. */
export const bytesOf = ({ body }: Got): Buffer => Buffer.from(body as string, 'latin1');

/** Rows of cells as RFC 4180 has them. */
export function cellsOf(got: Got): string[][] {
  const text = bytesOf(got)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}
