// What every act on a stock journal answers.
import { z } from 'zod';
import { id } from '#api/contract/wire/values.ts';

export const stockJournalWritten = z.strictObject({
  id,
  number: id,
  date: z.string().describe('Of a reversal, the day on which the goods are put back.'),
  seq: id,
});
export type StockJournalWritten = z.infer<typeof stockJournalWritten>;
