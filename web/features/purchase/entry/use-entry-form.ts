// The form of a bill of entry: what it would post, its errors, and how it is saved.
import { useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { readReturns } from '#api/contract/book/returns.ts';
import {
  changeBillOfEntry,
  createBillOfEntry,
  postBillOfEntry,
  readBillOfEntry,
} from '#api/contract/trade/bill-of-entry.ts';
import type { BillOfEntryDetail } from '#api/contract/trade/bill-of-entry.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { entryLedger } from '#core/trade/index.ts';
import type { PurchaseBillFacts } from '#core/trade/index.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { bookReturnsOf } from '#web/client/book-returns.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, lineErrorOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { usePageBook } from '#web/state/page-book.ts';
import {
  beginEntry,
  entryBody,
  entryFaults,
  entryGaps,
  keptEntryText,
  entryTextOf,
  linesSaid,
  typedEntry,
  withEntryLine,
} from './entry-text.ts';
import type { EntryLineText, EntryText } from './entry-text.ts';
import { useDraftedDocument } from '../use-drafted-document.ts';
import { importedBillsOf, tookInEntry } from './queries.ts';

export type EntryFormParts = {
  readonly bookId: number;
  /** The draft that is written anew; null of a new one. */
  readonly entry: BillOfEntryDetail | null;
  readonly buyer: PurchaseBillFacts['buyer'];
  /** The bill from whose page it was begun. */
  readonly billId: number | null;
};

export function useEntryForm({ bookId, entry, buyer, billId }: EntryFormParts) {
  const [today] = useState(todayInIndia);
  const kept = useKeptFields<EntryText>({
    form: 'bill-of-entry',
    bookId,
    schema: keptEntryText,
    begin: () => (entry === null ? beginEntry(today) : entryTextOf(entry)),
    ...(billId !== null && { given: { bills: [{ billId, covered: '' }] } }),
    isWanted: (draft) => billId === null || draft.bills?.[0]?.billId === billId,
    isKept: entry === null,
  });
  const { fields, setFields } = kept;
  const editing: Editing<EntryText, BillOfEntryDetail> | null =
    entry === null
      ? null
      : {
          begun: entry,
          latest: () =>
            call(readBillOfEntry, { params: { entryId: entry.id }, query: { book_id: bookId } }),
          fieldsOf: entryTextOf,
          seqOf: ({ seq }) => seq,
        };
  const { scope } = usePageBook();
  const query = { book_id: bookId };
  const { busy, failure, conflict, submitted, save } = useDraftedDocument({
    editing,
    kept,
    calls: {
      create: (said, post) =>
        call(createBillOfEntry, { query, body: { ...entryBody(said, today), post } }),
      change: (said, { id, seq }) => {
        const body = { ...entryBody(said, today), expected: seq };
        return call(changeBillOfEntry, { params: { entryId: id }, query, body });
      },
      post: ({ id, seq }) =>
        call(postBillOfEntry, { params: { entryId: id }, query, body: { expected: seq } }),
      tookIn: (written) => tookInEntry(bookId, written),
    },
    saysPosted: (number) => `Bill of entry posted as ${number}.`,
    pageOf: (id) => paths.billOfEntry(id, scope),
  });
  const { data: linkable = [] } = useQuery(importedBillsOf(bookId));
  const days = [fields.postedOn, fields.receivedOn].map((text) => parseDate(text, today) ?? today);
  const years = [...new Set(days.map((day) => financialYearLabel(financialYearOf(day))))];
  const read = useQueries({
    queries: years.map((year) => asking(readReturns, { params: { bookId }, query: { year } })),
  });
  const returns = bookReturnsOf(read.flatMap(({ data }) => data ?? []));
  const typed = typedEntry(fields, { buyer, returns, today });
  const faults = entryFaults(fields, today);
  const gaps = entryGaps(fields);
  const isReadable = Object.keys(faults).length === 0;
  const isWhole = Object.keys(gaps).length === 0;
  const body = entryBody(fields, today);
  const warnings = useActWarnings(
    createBillOfEntry,
    isReadable && isWhole && !busy ? { query, body: { ...body, post: true } } : null,
  );
  const keys = linesSaid(fields).map(({ key }) => key);
  const errors: Readonly<Record<string, string | undefined>> = {
    ...refusedOf(failure, keys),
    ...(submitted === 'post' ? gaps : {}),
    ...(submitted === null ? {} : faults),
  };
  return {
    ...kept,
    today,
    busy,
    failure,
    conflict,
    typed,
    linkable,
    warnings,
    errors,
    isWhole,
    entries: entryLedger({ ...typed, accountId: null }),
    set: (change: Partial<EntryText>) => setFields((now) => ({ ...now, ...change })),
    setLine: (key: number, change: Partial<EntryLineText>) =>
      setFields((now) => ({
        ...now,
        lines: now.lines.map((one) => (one.key === key ? { ...one, ...change } : one)),
      })),
    addLine: () => setFields((now) => ({ ...now, lines: [...withEntryLine(now.lines)] })),
    removeLine: (key: number) =>
      setFields((now) => {
        const left = now.lines.filter((one) => one.key !== key);
        return { ...now, lines: left.length === 0 ? [...withEntryLine([])] : left };
      }),
    link: (linked: number, isLinked: boolean) =>
      setFields((now) => ({
        ...now,
        bills: isLinked
          ? [...now.bills, { billId: linked, covered: '' }]
          : now.bills.filter((one) => one.billId !== linked),
        lines: now.lines.map((line) =>
          !isLinked && line.billId === linked ? { ...line, billId: null } : line,
        ),
      })),
    cover: (linked: number, covered: string) =>
      setFields((now) => ({
        ...now,
        bills: now.bills.map((one) => (one.billId === linked ? { ...one, covered } : one)),
      })),
    save: (post: boolean) => save(post, { isReadable, isWhole }),
    submit: () => save(true, { isReadable, isWhole }),
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;

/** The names of the form by those of the calls. */
const HEAD_FIELDS: Readonly<Record<string, string>> = {
  port_code: 'portCode',
  bill_number: 'billNumber',
  bill_date: 'billDate',
  posted_on: 'postedOn',
  received_on: 'receivedOn',
  credit_period: 'receivedOn',
  landed_by: 'landedBy',
};
const LINE_FIELDS: Readonly<Record<string, string>> = {
  bcd_rate: 'bcdRate',
  sws_rate: 'swsRate',
  igst_rate: 'igstRate',
  account_id: 'accountId',
  bill_id: 'billId',
};

/** @returns what the server says, by the names of the form; a line by the key that was sent. */
function refusedOf(
  failure: Failure | null,
  keys: readonly number[],
): Readonly<Record<string, string>> {
  const ofLine = lineErrorOf(failure);
  const refused = Object.entries(fieldErrorsOf(failure)).map(([name, text]) => {
    const [, index, field] = /^items\.(\d+)\.(\w+)/u.exec(name) ?? [];
    if (index === undefined || field === undefined) return [HEAD_FIELDS[name] ?? name, text];
    return [`${LINE_FIELDS[field] ?? field} ${keys[Number(index)] ?? ''}`, text];
  });
  const line =
    ofLine === null
      ? []
      : [
          [
            `${LINE_FIELDS[ofLine.field ?? ''] ?? ofLine.field ?? ''} ${keys[ofLine.index] ?? ''}`,
            ofLine.text,
          ],
        ];
  return Object.fromEntries([...refused, ...line]) as Record<string, string>;
}
