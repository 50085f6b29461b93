// What an act answers beside its reply: what is unusual about it, though nothing forbids it. Asked
// for as a preview, an act answers that alone and is not done.
import { z } from 'zod';
import { warningCode } from '#core/warning/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';

export const actWarning = z.strictObject({
  code: warningCode,
  message: z.string().describe('The same in words, for a form.'),
  field: z.string().optional().describe('Where a form has it; left out of what is the whole act.'),
  facts: z
    .record(z.string(), z.union([z.string(), z.number(), z.null()]))
    .describe('Names, days, quantities, and amounts as rupees.'),
});
export type ActWarning = z.infer<typeof actWarning>;

const list = z.array(actWarning);

/** A field of the reply of an act; it is left out where nothing is unusual. */
export const warned = {
  warnings: list
    .optional()
    .describe('In the reply of an act alone: what is unusual about it. Left out where nothing is.'),
};

/**
 * The query of an act that may be asked for as a preview. Calls that took no query passed over what
 * stood in one, and still do.
 */
export const previewQuery = z.object({
  preview: z
    .enum(['true', 'false'])
    .default('false')
    .describe(
      '`true`: the act is judged by all rules as it would be now, and not done. It is refused as ' +
        'the act would be, or answers its warnings alone.',
    ),
});

/** The same, where the address names no book. */
export const actQuery = bookQuery.extend(previewQuery.shape);

export const previewReply = z.strictObject({ warnings: list });
