// Files that become records: what was imported, and the lines of a file as they are sent.
import { z } from 'zod';
import { importKind } from '#core/import/terms.ts';
import { changedDetailsShape } from '#api/contract/account/account.ts';
import { newOpeningBill } from '#api/contract/account/opening.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { importedProductShape } from '#api/contract/catalogue/product.ts';
import { changedCustomerShape } from '#api/contract/customer/customer.ts';
import { importedSupplierShape } from '#api/contract/supplier/supplier.ts';
import { record } from '#core/shapes/record.ts';
import { givenDay, wireDay } from '#core/shapes/values.ts';
import { lineRefusal } from '#api/contract/journal/batch.ts';
import { postJournal } from '#api/contract/journal/journal.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { problem } from '#api/contract/wire/problem.ts';
import { date, id, instant, rupees, text, wholeNumber, wireId } from '#api/contract/wire/values.ts';

/** Lines of one import: a sheet that has more is sent in parts. */
export const IMPORT_LINES_MAX = 20_000;

const { code, detail } = problem.shape;
const count = z.int().nonnegative();

export const importOfFile = record({
  id,
  kind: importKind,
  fileName: z.string().nullable(),
  fileHash: z.string().nullable(),
  lines: count.describe('Lines that were to become records.'),
  refused: count,
  status: z.enum(['under way', 'finished', 'being undone']),
  created: count,
  changed: count.describe('Records that were there and were changed.'),
  takenBack: count.describe('Of both, those that an undo took back.'),
  startedAt: instant,
  startedBy: z.strictObject({ id: z.int(), name: z.string() }),
  undoUntil: wireDay.describe('The last day on which it may be undone.'),
});
export type ImportOfFile = z.output<typeof importOfFile>;

export const listImports = endpoint({
  method: 'GET',
  path: '/api/islogin/import',
  summary: 'The imports of a book, the last one first',
  access: 'member',
  query: bookQuery,
  shows: [],
  reply: z.array(importOfFile),
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/islogin/import',
  summary: 'Begin an import, whose lines are sent by the call of their kind',
  access: 'member',
  query: bookQuery,
  body: record({
    kind: importKind,
    fileName: text(200).nullable().optional(),
    fileHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 in hex.')
      .nullable()
      .optional(),
    lines: wholeNumber(1, IMPORT_LINES_MAX).describe(
      'Those that are to become records: no more are taken, and none once they were read to the ' +
        'end of a body, which ends the import.',
    ),
    bookId: wireId.optional(),
  }),
  reply: z.strictObject({ id }),
});

const line = wholeNumber(1, 10_000_000).describe('Of the file, by which it is answered.');
const answered = id.describe('The line of the file that this answers.');

export const importedLine = z.strictObject({
  line: answered,
  ok: z.literal(true),
  id: id
    .nullable()
    .describe(
      'Of the record that was made or changed; of the account of an opening balance. ' +
        'Null in a rehearsal.',
    ),
  same: z
    .array(z.strictObject({ id, name: z.string(), by: z.string() }))
    .optional()
    .describe('In a rehearsal, records of the book that may be the same one, and by which field.'),
  unchanged: z
    .literal(true)
    .optional()
    .describe('In a rehearsal, set where the book has all that the line says already.'),
});
export type AcceptedImportLine = z.infer<typeof importedLine>;

/** The last line of the reply; without it the connection broke, and the same may be sent again. */
export const importSummary = z.strictObject({
  done: z.boolean().describe('Whether the body was read to its end.'),
  accepted: count,
  refused: count,
  code: code.optional(),
  detail: detail.optional().describe('Why it ended before its time.'),
});
export type ImportSummary = z.infer<typeof importSummary>;

const query = bookQuery.extend({
  import_id: wireId
    .optional()
    .describe('Of an import that has begun; none is a rehearsal, which writes nothing.'),
});
const reply = z.array(z.union([importedLine, lineRefusal, importSummary]));

const SENT_AGAIN = 'A line imported before is answered as it was.';

/** How a line says that it changes a record of the book; otherwise it adds one. */
const changing = {
  id: wireId.optional().describe('Of the record to change.'),
  match: z
    .literal('name')
    .optional()
    .describe('Changes the record that bears the name; refused where none or several do.'),
};

export const importCustomers = endpoint({
  method: 'POST',
  path: '/api/islogin/import/customer',
  summary: `Add or change customers, one per line, or rehearse it. ${SENT_AGAIN}`,
  access: 'member',
  takesNoKey: true,
  query,
  lines: record({ ...changedCustomerShape, line, ...changing }),
  reply,
});

export const importSuppliers = endpoint({
  method: 'POST',
  path: '/api/islogin/import/supplier',
  summary: `Add or change suppliers, one per line, or rehearse it. ${SENT_AGAIN}`,
  access: 'member',
  takesNoKey: true,
  query,
  lines: record({ ...importedSupplierShape, line, ...changing }),
  reply,
});

export const importAccounts = endpoint({
  method: 'POST',
  path: '/api/islogin/import/account',
  summary: `Add or change accounts, one per line, or rehearse it. ${SENT_AGAIN}`,
  access: 'member',
  takesNoKey: true,
  query,
  lines: record({ ...changedDetailsShape, line, ...changing }),
  reply,
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/api/islogin/import/product',
  summary: `Add or change products, one per line, or rehearse it. ${SENT_AGAIN}`,
  access: 'member',
  takesNoKey: true,
  query,
  lines: record({ ...importedProductShape, line, ...changing }),
  reply,
});

/** As many as a journal has that is posted by itself. */
const JOURNAL_LINES_MAX = 500;
const { entry: entries } = postJournal.body.shape;
const importedEntries = z
  .array(
    entries.element.extend({
      against_bill: text(50)
        .optional()
        .describe(
          'The number of the open bill of the account that the whole line settles: one of the ' +
            'book, or one that a line above has made.',
        ),
    }),
  )
  .max(JOURNAL_LINES_MAX, `A journal has at most ${JOURNAL_LINES_MAX} lines.`);

export const importJournals = endpoint({
  method: 'POST',
  path: '/api/islogin/import/journal',
  summary: `Import journals, one per line, or rehearse it. ${SENT_AGAIN}`,
  access: 'member',
  takesNoKey: true,
  query,
  lines: postJournal.body.omit({ book_id: true }).extend({ line, date, entry: importedEntries }),
  reply,
});

export const importOpenings = endpoint({
  method: 'POST',
  path: '/api/islogin/import/opening',
  summary:
    'Import opening balances, one account with its bills per line, or rehearse it. All become one ' +
    'change of the document, which keeps the accounts that no line names',
  access: 'member',
  takesNoKey: true,
  query,
  lines: record({
    line,
    accountId: wireId,
    balancePaise: rupees.describe('Rupees; debit positive, credit negative.'),
    bills: z
      .array(newOpeningBill)
      .default([])
      .describe('Of a customer or supplier; what they do not come to is a bill of its own.'),
    beginsOn: givenDay.optional().describe('The book’s own first day where it is not given.'),
  }),
  reply,
});

const keptRecord = z.strictObject({
  line: answered,
  id,
  code,
  detail: detail.describe('Why it stays.'),
});
export type KeptRecord = z.infer<typeof keptRecord>;

/** Records that stay are listed up to so many. */
export const KEPT_MAX = 1000;

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/islogin/import/:importId/undo',
  summary:
    'Take back what came of an import, for 30 days; what was used, locked or filed since stays. ' +
    'Asked again, it takes back what is in use no longer',
  access: 'member',
  takesNoKey: true,
  query: bookQuery,
  reply: z.strictObject({
    import: importOfFile,
    kept: z.array(keptRecord).describe(`The first ${KEPT_MAX} of them.`),
  }),
});

export const importEndpoints = {
  listImports,
  startImport,
  importCustomers,
  importSuppliers,
  importAccounts,
  importJournals,
  importProducts,
  importOpenings,
  undoImport,
};
