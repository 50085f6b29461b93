// What the editor knows and does: the draft, its sums, what is wrong with it, and saving it.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { checkInvoice, reasonAgainst, invoiceRefusals } from '../draft/body.ts';
import type { InvoiceError } from '../draft/body.ts';
import { changeInvoiceLine } from '../draft/draft.ts';
import type { InvoiceDraft } from '../draft/draft.ts';
import { lineOfProduct } from '../draft/from-invoice.ts';
import type { InvoiceContext } from '../draft/known.ts';
import { invoicePlaceName } from '../draft/next-field.ts';
import { priced } from '../draft/priced.ts';
import { counts } from '../draft/read.ts';
import { focusInvoicePlace, useInvoiceDraft } from '../draft/use-invoice-draft.ts';
import type { InvoiceDraftStart } from '../draft/use-invoice-draft.ts';
import { useSaving } from '../draft/use-saving.ts';
import type { SavedInvoice } from '../draft/use-saving.ts';
import { customerOf } from '#web/client/lists.ts';

export type Opening = InvoiceDraftStart & {
  readonly bookId: number;
  readonly seq: number | null;
  readonly number: string | null;
};

export function useEditor(opening: Opening, books: Omit<InvoiceContext, 'customer' | 'today'>) {
  const { bookId, editing, seq } = opening;
  const typing = useInvoiceDraft(bookId, opening);
  const { draft, today } = typing;
  const known: InvoiceContext = {
    ...books,
    today,
    customer: useCustomer(bookId, draft.customerId),
  };
  const [submitted, setSubmitted] = useState(false);
  const saving = useSaving({
    now: typing.now,
    today,
    bookId,
    editing: editing === null || seq === null ? null : { id: editing.id, seq },
  });
  const finished = useFinished(typing.forget, editing === null ? 'Created' : 'Saved');
  const refused = invoiceRefusals(saving.failure, indexesOf(draft));
  const errors = textsOf([...refused, ...(submitted ? checkInvoice(draft, today) : [])]);
  const save = (issue: boolean) => {
    if (saving.busy) return;
    const gap = checkInvoice(typing.now(), today)[0];
    setSubmitted(gap !== undefined);
    if (gap !== undefined) return focusInvoicePlace(gap.place);
    saving.save({ issue }, finished);
  };
  const take = (index: number, product: Product) => {
    const issue = parseDate(typing.now().issueText, today) ?? today;
    typing.change((now) => changeInvoiceLine(now, index, lineOfProduct(product, issue)));
  };
  return {
    typing,
    known,
    priced: priced(draft, known),
    errors,
    save,
    take,
    busy: saving.busy,
    failure: saving.failure,
    reason: reasonAgainst(draft),
    isPlaced: refused.length > 0,
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** @returns the customer who is chosen; null until one is, and is read. */
function useCustomer(bookId: number, id: number | null): Customer | null {
  const customer = useQuery({ ...customerOf(bookId, id ?? 0), enabled: id !== null });
  return id === null ? null : (customer.data ?? null);
}

/** Of each line that is sent, its place among those that are typed. */
const indexesOf = ({ lines }: InvoiceDraft): readonly number[] =>
  lines.flatMap((line, index) => (counts(line) ? index : []));

/** The first that is said of a place stands. */
const textsOf = (gaps: readonly InvoiceError[]): Readonly<Record<string, string>> =>
  Object.fromEntries(gaps.toReversed().map(({ place, text }) => [invoicePlaceName(place), text]));

/** Says what was done, and shows the invoice in the place of the editor. */
function useFinished(forgetDraft: () => void, saved: 'Created' | 'Saved') {
  const setNotice = useSetAtom(noticeAtom);
  const go = useGo();
  const { scope } = usePageBook();
  return ({ invoice, isMailed }: SavedInvoice) => {
    forgetDraft();
    const { number, status, total, id } = invoice;
    const amount = formatRupees(paiseFromWire(total));
    const done = status === 'draft' ? saved : isMailed ? 'Sent' : 'Issued';
    const without = status !== 'draft' && !isMailed ? ' It was not mailed.' : '';
    setNotice({ text: `${done} ${number}, ${amount}.${without}` });
    go(paths.invoice(id, scope), { replace: true });
  };
}
