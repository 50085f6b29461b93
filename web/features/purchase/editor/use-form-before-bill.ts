// The form of what is said of goods before their bill, an order or a note of goods received: what
// it comes to, its errors, and how it is saved. A kind says its texts and its calls.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import type { Heads } from '#core/tax/terms.ts';
import { orderHeads, orderLines, orderSum, sizesOfBill } from '#core/trade/index.ts';
import type { PartySnapshot, PurchaseBillFacts } from '#core/trade/index.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import type { AskedAct } from '#web/client/act-warnings.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import type { Scope } from '#web/paths.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import type { Start } from '#web/shell/form/use-kept-fields.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { lastPricesOf } from '../queries.ts';
import { useDraftedDocument } from '../use-drafted-document.ts';
import { draftLineOf, isBlankBillLine, lineError, lineMissing, withBillLine } from './bill-text.ts';
import type { BillLineText } from './bill-text.ts';
import { keysSent, lineActs, refusedLines, wrongLinesIn } from './line-text.ts';
import type { BoughtLineError } from './line-text.ts';
import { useSupplierOf } from './use-bill-form.ts';

export type TextBeforeBill = {
  readonly supplierId: number | null;
  readonly narration: string;
  readonly lines: BillLineText[];
};

type Written = { readonly id: number; readonly number: string | null; readonly seq: number };

/** What a kind says of its form. */
export type FormBeforeBill<Text extends TextBeforeBill, Detail extends Written> = {
  readonly of: 'order' | 'receipt';
  readonly schema: Start<Text>['schema'];
  readonly textOf: (detail: Detail) => Text;
  /** Its own day, by which the supplier is known, and all of its days. */
  readonly day: keyof Text & string;
  readonly days: readonly (keyof Text & string)[];
  /** How the fields beside the lines are called on the wire. */
  readonly wire: Readonly<Record<string, string>>;
  /** The heads of its tax; of what bears none so far there are none. */
  readonly placeOf: ((text: Text) => string) | null;
  /** Whether a line may be sent without a rate. */
  readonly needsRate: boolean;
  readonly calls: (at: { readonly bookId: number; readonly today: CalendarDate }) => {
    readonly create: (text: Text, posts: boolean) => AskedAct<Detail>;
    readonly change: (text: Text, seen: Detail) => Promise<CallResult<Detail>>;
    readonly post: (changed: Detail) => Promise<CallResult<Detail>>;
    readonly read: (id: number) => Promise<CallResult<Detail>>;
  };
  readonly tookIn: (bookId: number, written: Detail) => Promise<void>;
  readonly saysPosted: (number: string) => string;
  readonly pageOf: (id: number, scope: Scope) => string;
};

export type FormBeforeBillParts<Text, Detail> = {
  readonly bookId: number;
  /** The draft that is written anew; null of a new one. */
  readonly begun: Detail | null;
  /** Under which name what is typed is kept, and how a new one begins. */
  readonly form: string;
  readonly begin: (today: CalendarDate) => Text;
  readonly accounts: readonly Account[];
  readonly buyer: PurchaseBillFacts['buyer'];
  /** The ledger of the supplier from whose page it was asked for. */
  readonly supplierId: number | null;
};

type TypedFacts = {
  readonly today: CalendarDate;
  /** Null of what bears no tax. */
  readonly place: string | null;
  readonly isTaxed: boolean;
  readonly supplier: PartySnapshot;
};

/** @returns what is typed so far as it would be issued; a line that cannot be read is nothing. */
function typedBeforeBill(text: TextBeforeBill, { today, place, isTaxed, supplier }: TypedFacts) {
  const blank = withBillLine([]);
  const lines = text.lines.flatMap((said) => {
    const isRead = lineError(said, today) === null && lineMissing(said, undefined) === null;
    const line = draftLineOf(said, undefined);
    // Figures that no order may have are not reckoned with.
    if (isRead && sizesOfBill({ lines: [line] }) === null) return [line];
    return blank.map((one) => draftLineOf(one, undefined));
  });
  const said = { accountId: null, lines };
  const heads: Heads = isTaxed ? orderHeads(said, supplier, place) : 'none';
  const priced = orderLines(said, heads);
  const taxablePaise = priced.reduce((sum, line) => sum + line.taxablePaise, 0);
  return { heads, lines: priced, totalPaise: isTaxed ? orderSum(priced) : taxablePaise };
}

export function useFormBeforeBill<Text extends TextBeforeBill, Detail extends Written>(
  declared: FormBeforeBill<Text, Detail>,
  parts: FormBeforeBillParts<Text, Detail>,
) {
  const { bookId, begun, accounts, buyer, supplierId } = parts;
  const { textOf, wire, placeOf } = declared;
  const [today] = useState(todayInIndia);
  const kept = useKeptFields<Text>({
    form: parts.form,
    bookId,
    schema: declared.schema,
    begin: () => (begun === null ? parts.begin(today) : textOf(begun)),
    ...(supplierId !== null && { given: { supplierId } as Partial<Text> }),
    isWanted: (draft) => supplierId === null || draft.supplierId === supplierId,
    isKept: begun === null,
  });
  const { fields, setFields } = kept;
  const calls = declared.calls({ bookId, today });
  const editing: Editing<Text, Detail> | null =
    begun === null
      ? null
      : {
          begun,
          latest: () => calls.read(begun.id),
          fieldsOf: textOf,
          seqOf: ({ seq }) => seq,
        };
  /** The lines of what was sent last, by their keys. */
  const [sent, setSent] = useState<readonly number[]>([]);
  const { scope } = usePageBook();
  const { busy, failure, conflict, submitted, isPosting, save } = useDraftedDocument({
    editing,
    kept,
    calls: {
      create: (said, posts) => {
        setSent(keysSent(said));
        return calls.create(said, posts).send();
      },
      change: (said, seen) => {
        setSent(keysSent(said));
        return calls.change(said, seen);
      },
      post: calls.post,
      tookIn: (written) => declared.tookIn(bookId, written),
    },
    saysPosted: declared.saysPosted,
    pageOf: (id) => declared.pageOf(id, scope),
  });
  const dayText = (name: keyof Text & string): string => String(fields[name]);
  const day = parseDate(dayText(declared.day), today) ?? today;
  const { supplier, snapshot } = useSupplierOf({ bookId, accounts }, fields.supplierId, day);
  const { data: prices = [] } = useQuery(lastPricesOf(bookId, fields.supplierId));
  const wrongLines = wrongLinesIn(fields.lines, (one) => lineError(one, today));
  const missingLines = wrongLinesIn(fields.lines, (one) =>
    declared.needsRate || (one.productId === null && one.accountId === null)
      ? lineMissing(one, undefined)
      : null,
  );
  const unreadable: Readonly<Record<string, string>> = Object.fromEntries(
    declared.days
      .filter((name) => dayText(name).trim() !== '' && parseDate(dayText(name), today) === null)
      .map((name) => [name, UNREADABLE_DATE]),
  );
  const isReadable = wrongLines.size === 0 && Object.keys(unreadable).length === 0;
  const isWhole =
    fields.supplierId !== null &&
    missingLines.size === 0 &&
    fields.lines.some((one) => !isBlankBillLine(one));
  const act = calls.create(fields, true);
  const warnings = useActWarnings(act.endpoint, isReadable && isWhole && !busy ? act.input : null);
  const missing = (isMissing: boolean, what: string) => (isPosting && isMissing ? what : undefined);
  const refused = fieldErrorsOf(failure);
  const said = placeOf?.(fields) ?? '';
  return {
    ...kept,
    of: declared.of,
    today,
    busy,
    failure,
    conflict,
    warnings,
    supplier,
    typed: typedBeforeBill(fields, {
      today,
      isTaxed: placeOf !== null,
      place: said === '' ? buyer.stateCode : said,
      supplier: snapshot,
    }),
    /** @returns what the supplier charged last for an item, as it is typed. */
    lastRate(productId: number | null): string | null {
      const last = prices.find((one) => one.productId === productId);
      return last === undefined ? null : decimalText(last.priceThousandths, 3);
    },
    lineErrors: new Map<number, BoughtLineError>([
      ...refusedLines(failure, sent),
      ...(isPosting ? missingLines : []),
      ...(submitted === null ? [] : wrongLines),
    ]),
    /** Of the fields beside the lines, by their names here. */
    errorOf: (name: string): string | undefined => unreadable[name] ?? refused[wire[name] ?? ''],
    errors: {
      supplier:
        missing(fields.supplierId === null, 'Choose the supplier') ??
        refused['supplier_account_id'],
      lines: missing(fields.lines.every(isBlankBillLine), 'Enter one line'),
    },
    set: (change: Partial<Text>) => setFields((now) => ({ ...now, ...change })),
    setSupplier: (next: number | null) => setFields((now) => ({ ...now, supplierId: next })),
    ...lineActs(setFields),
    save: (posts: boolean) => save(posts, { isReadable, isWhole }),
    submit: () => save(true, { isReadable, isWhole }),
  };
}

export type BeforeBillForm<Text extends TextBeforeBill> = ReturnType<
  typeof useFormBeforeBill<Text, Written>
>;
