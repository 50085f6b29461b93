import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** @returns the text as `like` takes it to mean itself: its signs for "anything" are escaped. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Both sides are normalized, since a keyboard may write é as one letter or as two, and so the
 * letters of Indian scripts with a dot below.
 * @returns a condition: the expression holds the text, in any case, taken as it is written.
 */
export const containsText = (expression: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  sql`normalize(${expression}) ilike ${`%${literally(text.normalize('NFC'))}%`}`;
