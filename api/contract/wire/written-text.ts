// Texts of forms that may be left empty: nothing, or only spaces, is none.
import { z } from 'zod';
import { normalised } from '#core/shapes/values.ts';
import { linesOfText, text } from './values.ts';

const trimmed = (value: string | null): string | null =>
  value === null || value.trim() === '' ? null : value.trim();

/** Of several lines: at most `max` characters, or null. */
export const linesOrNull = (max: number) => normalised(linesOfText(max).nullable(), trimmed);

/** Of one line: at most `max` characters, or null. */
export const textOrNull = (max: number) => normalised(text(max).nullable(), trimmed);

/** As a GSTIN or PAN is written: in capitals and without gaps, whatever was typed. */
export const capitalsOrNull = (max: number) =>
  normalised(
    text(max).nullable(),
    (value) => trimmed(value)?.replaceAll(/[\s-]/g, '').toUpperCase() ?? null,
  );

/** One @, no spaces, a dot behind it; nothing that a mail's header would read. */
export const emailOrNull = textOrNull(254).refine(
  (value) => value === null || z.email().safeParse(value).success,
  'Must be an e-mail address.',
);
