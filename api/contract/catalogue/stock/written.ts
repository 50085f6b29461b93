// What every act on a stock journal answers.
import { z } from 'zod';
import { id } from '#api/contract/wire/values.ts';
import { warned } from '#api/contract/wire/warnings.ts';

export const stockJournalWritten = z.strictObject({
  id,
  number: id,
  date: z.string().describe('Of a reversal, the day on which the goods are put back.'),
  seq: id,
  ...warned,
});
export type StockJournalWritten = z.infer<typeof stockJournalWritten>;
