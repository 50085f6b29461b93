// Here, and only here, signed rupees of the wire become a side and a positive amount in paise.
import type { z } from 'zod';
import type { AskedGstPart, Entry, Reference, SettlingIds } from '#core/journal/index.ts';
import { settledItem } from '#core/journal/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { AllocationId, SettlementId } from '#core/kernel/ids.ts';
import type { postJournal } from '#api/contract/journal/journal.ts';
import type { NextIds } from '#api/store/ids.ts';
import { given } from './route-parts.ts';

type Body = Pick<
  z.output<(typeof postJournal)['body']>,
  'entry' | 'narration' | 'date' | 'voucher_type' | 'gst'
>;

const gstOf = (parts: NonNullable<Body['gst']>): readonly AskedGstPart[] =>
  parts.map(({ mark, period, rule, lines }) => ({
    mark,
    period:
      period === undefined
        ? null
        : { from: period.from as CalendarDate, to: period.to as CalendarDate },
    ...given('rule', rule),
    lines: lines ?? null,
  }));

/** @returns the document that a body describes, for a journal that is to be posted. */
export const documentOf = ({ entry, narration, date, voucher_type: voucherType, gst }: Body) => ({
  voucherType,
  ...given('gst', gst && gstOf(gst)),
  entryDate: (date ?? null) as CalendarDate | null,
  narration,
  entries: entry.map(({ account_id: accountId, amount, references }): Entry => ({
    accountId,
    side: amount < 0 ? 'credit' : 'debit',
    amountPaise: Math.abs(amount),
    ...given('references', references && referencesOf(references)),
  })),
});

type WireReference = NonNullable<Body['entry'][number]['references']>[number];

/** @returns the references of a line; undefined where all of it is on account and bears no name. */
function referencesOf(references: readonly WireReference[]): Reference[] | undefined {
  const isPlain = ({ kind, name, date, due_date: due }: WireReference) =>
    kind === 'on-account' && name === undefined && date === undefined && due === undefined;
  if (references.every(isPlain)) return undefined;
  return references.map(({ kind, amount: amountPaise, item, name, date, due_date: dueDate }) => ({
    kind,
    amountPaise,
    ...(item !== undefined && itemOf(item)),
    ...given('name', name),
    ...given('date', date),
    ...given('dueDate', dueDate),
  }));
}

function itemOf({ kind, id, line = 1 }: NonNullable<WireReference['item']>) {
  return kind === 'journal' ? { journal: { id, line } } : { document: { kind, id } };
}

type WithSettling<Document> = Document & { readonly settling?: SettlingIds };

/** @returns the document with as many fresh ids as it settles items; most settle none. */
export async function withSettlingIds<Document extends { readonly entries: readonly Entry[] }>(
  document: Document,
  nextIds: NextIds,
): Promise<WithSettling<Document>> {
  const items = document.entries.flatMap(({ references = [] }) =>
    references.flatMap((one) => settledItem(one) ?? []),
  );
  if (items.length === 0) return document;
  const invoices = items.filter(({ kind }) => kind === 'invoice').length;
  const settling = {
    allocationIds: (await nextIds('allocation', invoices)) as AllocationId[],
    settlementIds: (await nextIds('settlement', items.length - invoices)) as SettlementId[],
  };
  return { ...document, settling };
}
