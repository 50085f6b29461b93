// What every act on a stock journal answers.
import type { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { id, wireDay } from '#core/shapes/values.ts';
import { warned } from '#api/contract/wire/warnings.ts';

export const stockJournalWritten = record({
  id,
  number: id,
  date: wireDay.describe('Of a reversal, the day on which the goods are put back.'),
  seq: id,
  ...warned,
});
export type StockJournalWritten = z.output<typeof stockJournalWritten>;
