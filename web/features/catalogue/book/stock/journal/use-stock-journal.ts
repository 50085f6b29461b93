// A stock journal while it is typed: kept on the device until it is posted.
import { useState } from 'react';
import { z } from 'zod';
import { postStockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { lineActs } from '../line-acts.ts';
import { invalidateStock } from '../queries.ts';
import { changedLine, checkLines, copiedLines, linesToPost, withLine } from './lines.ts';
import type { StockErrors, StockLineText } from './lines.ts';

type Fields = {
  readonly date: string;
  readonly narration: string;
  readonly lines: readonly StockLineText[];
};

const draft = z.object({
  date: z.string().optional(),
  narration: z.string().optional(),
  lines: z
    .array(
      z.object({
        key: z.number(),
        direction: z.enum(['in', 'out']),
        productId: z.number().nullable(),
        godownId: z.number().nullable().default(null),
        isBatched: z.boolean().default(false),
        batch: z.string().default(''),
        madeOn: z.string().default(''),
        expiresOn: z.string().default(''),
        quantity: z.string(),
        rate: z.string().default(''),
        value: z.string().default(''),
      }),
    )
    .optional(),
});

export type Begun = {
  /** One that is posted, of which this is to be another. */
  readonly copy: StockJournal | null;
  readonly purpose: 'adjustment' | 'count';
  /** The day that it begins with, where it is not today's. */
  readonly on: CalendarDate | null;
};

/** What is typed; a copy of one that is posted is kept nowhere. */
function useDraft(bookId: number, { copy, purpose, on }: Begun) {
  const [today] = useState(todayInIndia);
  const kept = useKeptFields<Fields>({
    form: purpose === 'count' ? 'stock-count' : 'stock-journal',
    bookId,
    schema: draft,
    begin: () => ({
      date: formatDate(on ?? today),
      narration: copy?.narration ?? '',
      lines: copy === null ? withLine([]) : copiedLines(copy),
    }),
    isKept: copy === null,
  });
  return { ...kept, today, ...lineActs(kept, { withLine, changed: changedLine }) };
}

type Posted = { readonly id: number; readonly number: number };

export function useStockJournal(bookId: number, begun: Begun, onPosted: (posted: Posted) => void) {
  const { purpose } = begun;
  const typed = useDraft(bookId, begun);
  const { date: text, narration, lines } = typed.fields;
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const date = parseDate(text, typed.today);
  const errors = checkLines(lines, purpose, typed.today);
  const refused = fieldErrorsOf(failure);
  const submit = (): boolean => {
    setSubmitted(true);
    if (date === null || errors.none || errors.lines.size > 0) return false;
    const told = linesToPost(lines, purpose, typed.today);
    const body = { date, narration: narration.trim(), purpose, lines: told };
    void send(
      () => call(postStockJournal, { params: { bookId }, body }),
      async (posted) => {
        typed.forget();
        await invalidateStock();
        onPosted(posted);
      },
    );
    return true;
  };
  return {
    ...typed,
    purpose,
    date,
    lines,
    busy,
    failure,
    submit,
    dateError: submitted && date === null ? UNREADABLE_DATE : refused['date'],
    narrationError: refused['narration'],
    lineErrors: submitted ? errors.lines : NO_ERRORS,
    isEmpty: submitted && errors.none,
  };
}

const NO_ERRORS: StockErrors['lines'] = new Map();

export type StockJournalForm = ReturnType<typeof useStockJournal>;
