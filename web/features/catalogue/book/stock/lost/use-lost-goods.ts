// Goods lost or given away while they are typed, with what they cost and the credit that goes back,
// which is what is posted.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { postLostGoods, readLostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import type { LostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { lossReason } from '#core/stock-journal/index.ts';
import type { LossReason } from '#core/stock-journal/index.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import type { CallInput } from '#web/client/call.ts';
import { asking } from '#web/client/query.ts';
import { formatDate } from '#web/format/dates.ts';
import { goodsText } from '../typed/goods-text.ts';
import { goodsDraft, useGoodsForm } from '../typed/use-goods-form.ts';
import type { GoodsFormFields, PostedGoods } from '../typed/use-goods-form.ts';
import {
  checkLostLines,
  copiedLostLines,
  isBlankLine,
  lostLinesToPost,
  lostLinesToShow,
  withLostLine,
} from './lost-lines.ts';
import type { LostErrors, LostLineText } from './lost-lines.ts';

type Fields = GoodsFormFields<LostLineText> & { readonly reason: LossReason };

const draft = goodsDraft(goodsText.extend({ rate: z.string(), otherState: z.boolean() })).extend({
  reason: lossReason.optional(),
});

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

type GoodsToPost = Omit<CallInput<typeof postLostGoods>['body'], 'creditPaise'>;

type Order = {
  readonly asked: { readonly date: string; readonly lines: string };
  readonly told: GoodsToPost;
  readonly seen: LostGoods | undefined;
};

/** Fast hands order before the figures have come: what the goods come to is then asked first. */
async function postWith(bookId: number, { asked, told, seen }: Order) {
  const params = { bookId };
  if (seen !== undefined) {
    return call(postLostGoods, { params, body: { ...told, creditPaise: seen.creditPaise } });
  }
  const read = await call(readLostGoods, { params, query: asked });
  return read.ok
    ? call(postLostGoods, { params, body: { ...told, creditPaise: read.value.creditPaise } })
    : read;
}

type Begun = { readonly bookId: number; readonly copy: StockJournal | null };

export function useLostGoods({ bookId, copy }: Begun, onPosted: (posted: PostedGoods) => void) {
  const typed = useGoodsForm<LostLineText, Fields>({
    form: 'lost-goods',
    bookId,
    schema: draft,
    begin: (today) => ({
      date: formatDate(today),
      reason: lossReason.safeParse(copy?.purpose).data ?? 'lost',
      narration: copy?.narration ?? '',
      lines: copy === null ? withLostLine([]) : copiedLostLines(copy),
    }),
    // A copy of one that is posted is kept nowhere.
    isKept: copy === null,
    withLine: withLostLine,
    changed: (line, change) => ({ ...line, ...change }),
    onPosted,
  });
  const { date, lines, submitted } = typed;
  const { reason, narration } = typed.fields;
  const errors = checkLostLines(lines);
  const isComplete = date !== null && errors.size === 0 && !lines.every(isBlankLine);
  const asked = isComplete ? { date, lines: lostLinesToShow(lines) } : null;
  const preview = usePreview(bookId, asked);
  const shown = isComplete ? preview.data : undefined;
  const told = {
    ...(date !== null && { date }),
    reason,
    narration: narration.trim(),
    lines: isComplete ? lostLinesToPost(lines) : [],
  };
  const creditPaise = shown?.creditPaise;
  const isKnown = creditPaise !== undefined && !preview.isPlaceholderData && !typed.busy;
  const warnings = useActWarnings(
    postLostGoods,
    isKnown ? { params: { bookId }, body: { ...told, creditPaise } } : null,
  );
  const submit = (): boolean => {
    typed.setSubmitted(true);
    if (asked === null) return false;
    const seen = preview.isPlaceholderData ? undefined : shown;
    typed.post(() => postWith(bookId, { asked, told, seen }));
    return true;
  };
  return {
    ...typed,
    submit,
    warnings,
    shown,
    previewFailure: preview.error?.failure ?? null,
    lineErrors: submitted ? errors : NO_ERRORS,
    isEmpty: submitted && lines.every(isBlankLine),
  };
}

const NO_ERRORS: LostErrors = new Map();

export type LostGoodsFields = ReturnType<typeof useLostGoods>;
