// The form of a debit note to a supplier: what goes back of each line, what it comes to, and how it
// is saved.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { Account } from '#api/contract/account/account.ts';
import {
  changePurchaseDebitNote,
  createPurchaseDebitNote,
  postPurchaseDebitNote,
} from '#api/contract/trade/purchase-debit-note.ts';
import type {
  PurchaseDebitNoteDetail,
  Returnable,
  ReturnableItem,
} from '#api/contract/trade/purchase-debit-note.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import {
  debitNoteLedger,
  measureOf,
  partOfLine,
  taxPaise,
  tdsTakenBack,
} from '#core/trade/index.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf, lineErrorOf } from '#web/client/failure.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate, todayInIndia } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { tookInNote } from './queries.ts';

export type NoteFormParts = {
  readonly bookId: number;
  readonly bill: Returnable;
  /** The draft that is written anew; null of a new note. */
  readonly note: PurchaseDebitNoteDetail | null;
  readonly accounts: readonly Account[];
};

const texts = z.object({
  postedOn: z.string(),
  commercial: z.boolean(),
  narration: z.string(),
  /** What goes back, by the line of the bill. */
  parts: z.record(z.string(), z.string()),
});
type NoteText = z.infer<typeof texts>;

const goneOf = ({ gone }: ReturnableItem) => ({ ...gone, measure: measureOf(gone) });

/** @returns what of a line may still go back: thousandths, or paise where it has no quantity. */
export const leftOf = (item: ReturnableItem): number => measureOf(item) - goneOf(item).measure;

const partText = (item: ReturnableItem, measure: number): string =>
  item.quantityThousandths === null ? formatPaise(measure) : decimalText(measure, 3);

/** @returns what is typed as the measure of its line; null of what cannot be read. */
function measureTyped(item: ReturnableItem, text: string): number | null {
  if (item.quantityThousandths === null) return parseAmount(text, leftOf(item));
  const units = decimalOf(bareFigure(text), 3);
  return units === null || units < 0 ? null : units;
}

type TypedPart = { readonly item: ReturnableItem; readonly measure: number };

const wantedOf = ({ item, measure }: TypedPart) =>
  item.quantityThousandths === null
    ? { quantityThousandths: null, taxablePaise: measure }
    : { quantityThousandths: measure, taxablePaise: null };

/** What of the income tax that was deducted of the bill goes back with the parts. */
function tdsBack(
  { tds: deducted, postedOn }: Returnable,
  on: CalendarDate,
  returned: { readonly returnedPaise: number; readonly totalPaise: number },
) {
  if (deducted === null) return null;
  const { gone, taxBps: rateBps, ...same } = deducted;
  const tds = { ...same, rateBps, reason: null, accountId: null };
  return tdsTakenBack({ tds, postedOn }, on, { ...gone, ...returned, isDeposited: false });
}

/** @returns what the parts come to, as they would be posted. */
function typedNote(
  bill: Returnable,
  parts: readonly TypedPart[],
  { isCommercial, postedOn }: { readonly isCommercial: boolean; readonly postedOn: CalendarDate },
) {
  const lines = parts.map((part) => ({
    line: part.item.line,
    accountId: part.item.accountId,
    ...partOfLine(part.item, goneOf(part.item), wantedOf(part), isCommercial),
  }));
  const sumPaise = lines.reduce((sum, one) => sum + one.taxablePaise + taxPaise(one), 0);
  const isLast = bill.items.every((item) => {
    const given = parts.find((part) => part.item.line === item.line)?.measure ?? 0;
    return leftOf(item) === given;
  });
  const keepsTax = isCommercial && bill.items.some((item) => taxPaise(item) > 0);
  const roundOffPaise = isLast && !keepsTax ? bill.roundOffPaise : 0;
  const totalPaise = sumPaise + roundOffPaise;
  const note = { accountId: bill.supplierAccountId, number: '', postedOn, bills: [] };
  const returnedPaise = lines.reduce((sum, one) => sum + one.taxablePaise, 0);
  const tds = tdsBack(bill, postedOn, { returnedPaise, totalPaise });
  return {
    lines,
    totalPaise,
    tdsPaise: tds?.amountPaise ?? 0,
    entries: debitNoteLedger({ ...note, lines, roundOffPaise, totalPaise, tds }),
    byLine: new Map(lines.map((one) => [one.line, { ...one, gstPaise: taxPaise(one) }])),
  };
}

const beginText = (
  note: PurchaseDebitNoteDetail | null,
  bill: Returnable,
  today: CalendarDate,
) => ({
  postedOn: note === null ? formatDate(today) : dayText(note.postedOn),
  commercial: note?.commercial ?? false,
  narration: note?.narration ?? '',
  parts: Object.fromEntries(
    (note?.given ?? []).flatMap((given) => {
      const item = bill.items.find(({ line }) => line === given.billLine);
      const measure = given.quantityThousandths ?? given.taxablePaise;
      return item === undefined || measure === null
        ? []
        : [[String(given.billLine), partText(item, measure)]];
    }),
  ),
});

export function useNoteForm({ bookId, bill, note }: NoteFormParts) {
  const [today] = useState(todayInIndia);
  const kept = useKeptFields<NoteText>({
    form: `purchase-debit-note-${bill.billId}`,
    bookId,
    schema: texts,
    begin: () => beginText(note, bill, today),
    isKept: note === null,
  });
  const { fields, setFields } = kept;
  /** What was asked for last: a draft may lack what a posted note needs. */
  const [submitted, setSubmitted] = useState<'draft' | 'post' | null>(null);
  const { send, busy, failure } = useSend({ keepsKeys: true });
  const notify = useSetAtom(noticeAtom);
  const navigate = useNavigate();
  const { scope } = usePageBook();

  const read = bill.items.map((item) => {
    const text = fields.parts[item.line] ?? '';
    return { item, measure: text.trim() === '' ? 0 : measureTyped(item, text) };
  });
  const parts = read.flatMap(({ item, measure }): TypedPart[] =>
    measure === null || measure === 0 ? [] : [{ item, measure }],
  );
  const wrong = new Map<number, string>(
    read.flatMap(({ item, measure }): (readonly [number, string])[] => {
      if (measure === null) return [[item.line, 'Enter how much goes back']];
      const left = leftOf(item);
      return measure > left ? [[item.line, `At most ${partText(item, left)} can go back`]] : [];
    }),
  );
  const within = parts.filter(({ item }) => !wrong.has(item.line));
  const postedOn = parseDate(fields.postedOn, today);
  const typed = typedNote(bill, within, {
    isCommercial: fields.commercial,
    postedOn: postedOn ?? today,
  });
  const isReadable = wrong.size === 0 && postedOn !== null;
  const isWhole = parts.length > 0;
  const body = {
    billId: bill.billId,
    postedOn,
    commercial: fields.commercial,
    narration: fields.narration.trim(),
    items: parts.map((part) => ({ billLine: part.item.line, ...wantedOf(part) })),
  };
  const warnings = useActWarnings(
    createPurchaseDebitNote,
    isReadable && isWhole && !busy
      ? { query: { book_id: bookId }, body: { ...body, post: true } }
      : null,
  );
  const write = (post: boolean): (() => Promise<CallResult<PurchaseDebitNoteDetail>>) => {
    const query = { book_id: bookId };
    if (note === null) {
      return () => call(createPurchaseDebitNote, { query, body: { ...body, post } });
    }
    const at = { params: { noteId: note.id }, query };
    return async () => {
      const changed = await call(changePurchaseDebitNote, {
        ...at,
        body: { ...body, expected: note.seq },
      });
      if (!changed.ok || !post) return changed;
      await tookInNote(bookId, changed.value);
      return call(postPurchaseDebitNote, { ...at, body: { expected: changed.value.seq } });
    };
  };
  const save = (post: boolean): boolean => {
    setSubmitted(post ? 'post' : 'draft');
    if (!isReadable || (post && !isWhole)) return false;
    void send(write(post), async (written) => {
      kept.forget();
      await tookInNote(bookId, written);
      const text = post ? `Debit note posted as ${written.number ?? ''}.` : 'Draft saved.';
      notify({ kind: 'done', text });
      void navigate(paths.purchaseNote(written.id, scope));
    });
    return true;
  };
  const refused = fieldErrorsOf(failure);
  const refusedLine = lineErrorOf(failure);
  const refusedPart = refusedLine === null ? undefined : parts[refusedLine.index];
  return {
    ...kept,
    today,
    busy,
    failure,
    typed,
    warnings,
    lineErrors: new Map<number, string>([
      ...(refusedLine === null || refusedPart === undefined
        ? []
        : [[refusedPart.item.line, refusedLine.text] as const]),
      ...wrong,
    ]),
    errors: {
      postedOn: submitted !== null && postedOn === null ? UNREADABLE_DATE : refused['posted_on'],
      commercial: refused['commercial'],
      lines: submitted === 'post' && !isWhole ? 'Enter what goes back' : undefined,
    },
    set: (change: Partial<NoteText>) => setFields((now) => ({ ...now, ...change })),
    setPart: (line: number, text: string) =>
      setFields((now) => ({ ...now, parts: { ...now.parts, [line]: text } })),
    returnAll: () =>
      setFields((now) => ({
        ...now,
        parts: Object.fromEntries(
          bill.items.flatMap((item) => {
            const left = leftOf(item);
            return left === 0 ? [] : [[String(item.line), partText(item, left)]];
          }),
        ),
      })),
    save,
    submit: () => save(true),
  };
}

export type NoteForm = ReturnType<typeof useNoteForm>;
