// A stock journal while it is typed.
import { z } from 'zod';
import { postStockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { formatDate } from '#web/format/dates.ts';
import { goodsText } from '../typed/goods-text.ts';
import { goodsDraft, useGoodsForm } from '../typed/use-goods-form.ts';
import type { GoodsFormFields, PostedGoods } from '../typed/use-goods-form.ts';
import { changedLine, checkLines, copiedLines, linesToPost, withLine } from './lines.ts';
import type { StockErrors, StockLineText } from './lines.ts';

const draft = goodsDraft(
  goodsText.extend({
    direction: z.enum(['in', 'out']),
    isBatched: z.boolean().default(false),
    isUnnamed: z.boolean().default(false),
    madeOn: z.string().default(''),
    expiresOn: z.string().default(''),
    rate: z.string().default(''),
    value: z.string().default(''),
  }),
);

export type Begun = {
  /** One that is posted, of which this is to be another. */
  readonly copy: StockJournal | null;
  readonly purpose: 'adjustment' | 'count';
  /** The day that it begins with, where it is not today's. */
  readonly on: CalendarDate | null;
};

export function useStockJournal(
  bookId: number,
  { copy, purpose, on }: Begun,
  onPosted: (posted: PostedGoods) => void,
) {
  const typed = useGoodsForm<StockLineText, GoodsFormFields<StockLineText>>({
    form: purpose === 'count' ? 'stock-count' : 'stock-journal',
    bookId,
    schema: draft,
    begin: (today) => ({
      date: formatDate(on ?? today),
      narration: copy?.narration ?? '',
      lines: copy === null ? withLine([]) : copiedLines(copy),
    }),
    // A copy of one that is posted is kept nowhere.
    isKept: copy === null,
    withLine,
    changed: changedLine,
    onPosted,
  });
  const { date, lines, submitted, today } = typed;
  const errors = checkLines(lines, purpose, today);
  const body = bodyOf();
  const input = body === null || typed.busy ? null : { params: { bookId }, body };
  const warnings = useActWarnings(postStockJournal, input);
  function bodyOf() {
    if (date === null || errors.none || errors.lines.size > 0) return null;
    const narration = typed.fields.narration.trim();
    return { date, narration, purpose, lines: linesToPost(lines, purpose, today) };
  }
  const submit = (): boolean => {
    typed.setSubmitted(true);
    if (body === null) return false;
    typed.post(() => call(postStockJournal, { params: { bookId }, body }));
    return true;
  };
  return {
    ...typed,
    warnings,
    purpose,
    submit,
    lineErrors: submitted ? errors.lines : NO_ERRORS,
    isEmpty: submitted && errors.none,
  };
}

const NO_ERRORS: StockErrors['lines'] = new Map();

export type StockJournalForm = ReturnType<typeof useStockJournal>;
