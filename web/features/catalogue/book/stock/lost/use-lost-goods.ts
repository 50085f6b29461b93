// Goods lost or given away while they are typed: kept on the device until they are posted, with
// what they cost and the credit that goes back, which is what is posted.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { postLostGoods, readLostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import type { LostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { lossReason } from '#core/stock-journal/index.ts';
import type { LossReason } from '#core/stock-journal/index.ts';
import { call } from '#web/client/call.ts';
import type { CallInput } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { lineActs } from '../line-acts.ts';
import { invalidateStock } from '../queries.ts';
import {
  checkLostLines,
  copiedLostLines,
  isBlankLine,
  lostLinesToPost,
  lostLinesToShow,
  withLostLine,
} from './lost-lines.ts';
import type { LostErrors, LostLineText } from './lost-lines.ts';

type Fields = {
  readonly date: string;
  readonly reason: LossReason;
  readonly narration: string;
  readonly lines: readonly LostLineText[];
};

const draft = z.object({
  date: z.string().optional(),
  reason: lossReason.optional(),
  narration: z.string().optional(),
  lines: z
    .array(
      z.object({
        key: z.number(),
        productId: z.number().nullable(),
        godownId: z.number().nullable().default(null),
        batch: z.string().default(''),
        quantity: z.string(),
        rate: z.string(),
        otherState: z.boolean(),
      }),
    )
    .optional(),
});

/** What is typed; a copy of one that is posted is kept nowhere. */
function useDraft(bookId: number, copy: StockJournal | null) {
  const [today] = useState(todayInIndia);
  const kept = useKeptFields<Fields>({
    form: 'lost-goods',
    bookId,
    schema: draft,
    begin: () => ({
      date: formatDate(today),
      reason: lossReason.safeParse(copy?.purpose).data ?? 'lost',
      narration: copy?.narration ?? '',
      lines: copy === null ? withLostLine([]) : copiedLostLines(copy),
    }),
    isKept: copy === null,
  });
  return {
    ...kept,
    today,
    ...lineActs(kept, {
      withLine: withLostLine,
      changed: (line, change) => ({ ...line, ...change }),
    }),
  };
}

/** What the lines cost and give back; nothing is asked while they are not complete. */
const usePreview = (
  bookId: number,
  query: { readonly date: string; readonly lines: string } | null,
) =>
  useQuery({
    ...asking(readLostGoods, { params: { bookId }, query: query ?? { lines: '' } }),
    enabled: query !== null,
    retry: false,
    placeholderData: keepPreviousData,
  });

type Posted = { readonly id: number; readonly number: number };

type GoodsToPost = Omit<CallInput<typeof postLostGoods>['body'], 'credit'>;

type Order = {
  readonly asked: { readonly date: string; readonly lines: string };
  readonly told: GoodsToPost;
  readonly seen: LostGoods | undefined;
};

/** Fast hands order before the figures have come: what the goods come to is then asked first. */
async function postWith(bookId: number, { asked, told, seen }: Order) {
  const params = { bookId };
  if (seen !== undefined) {
    return call(postLostGoods, { params, body: { ...told, credit: seen.credit } });
  }
  const read = await call(readLostGoods, { params, query: asked });
  return read.ok
    ? call(postLostGoods, { params, body: { ...told, credit: read.value.credit } })
    : read;
}

type Begun = { readonly bookId: number; readonly copy: StockJournal | null };

export function useLostGoods({ bookId, copy }: Begun, onPosted: (posted: Posted) => void) {
  const typed = useDraft(bookId, copy);
  const { date: text, reason, narration, lines } = typed.fields;
  const [submitted, setSubmitted] = useState(false);
  const { send, ...sending } = useSend({ keepsKeys: true });
  const date = parseDate(text, typed.today);
  const errors = checkLostLines(lines);
  const isComplete = date !== null && errors.size === 0 && !lines.every(isBlankLine);
  const asked = isComplete ? { date, lines: lostLinesToShow(lines) } : null;
  const preview = usePreview(bookId, asked);
  const shown = isComplete ? preview.data : undefined;
  const { date: dateRefused, narration: narrationError } = fieldErrorsOf(sending.failure);
  const submit = (): boolean => {
    setSubmitted(true);
    if (asked === null) return false;
    const told = {
      date: asked.date,
      reason,
      narration: narration.trim(),
      lines: lostLinesToPost(lines),
    };
    const seen = preview.isPlaceholderData ? undefined : shown;
    void send(
      () => postWith(bookId, { asked, told, seen }),
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
    ...sending,
    submit,
    date,
    lines,
    shown,
    previewFailure: preview.error?.failure ?? null,
    dateError: submitted && date === null ? UNREADABLE_DATE : dateRefused,
    narrationError,
    lineErrors: submitted ? errors : NO_ERRORS,
    isEmpty: submitted && lines.every(isBlankLine),
  };
}

const NO_ERRORS: LostErrors = new Map();

export type LostGoodsFields = ReturnType<typeof useLostGoods>;
