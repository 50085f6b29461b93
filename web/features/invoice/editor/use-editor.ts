// What the editor knows and does: the draft, its sums, what is wrong with it, and saving it.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { PresaleDetail } from '#api/contract/trade/presale.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { useGo } from '#web/ahead/use-go.ts';
import type { Failure } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useEditConflict, useSeenRecord } from '#web/shell/form/edit-conflict.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { checkInvoice, reasonAgainst, invoiceRefusals } from '../draft/body.ts';
import type { InvoiceError } from '../draft/body.ts';
import { changeInvoiceLine } from '../draft/draft.ts';
import type { InvoiceDraft } from '../draft/draft.ts';
import { lineOfProduct } from '../draft/from-invoice.ts';
import type { InvoiceContext } from '../draft/known.ts';
import { missingErrors, missingOf } from '../issue/missing.ts';
import { invoicePlaceName, withOpenLine } from '../draft/next-field.ts';
import type { InvoicePlace } from '../draft/next-field.ts';
import { priced } from '../draft/priced.ts';
import type { InvoicePreview } from '../draft/priced.ts';
import { counts } from '../draft/read.ts';
import { awaitsAnswer } from './tax/TaxCard.tsx';
import { focusInvoicePlace, useInvoiceDraft } from '../draft/use-invoice-draft.ts';
import type { InvoiceDraftStart, InvoiceTyping } from '../draft/use-invoice-draft.ts';
import { checkKind } from '../presale/presale-body.ts';
import type { DraftKind } from '../draft/kinds.ts';
import { latestPresale, usePresaleSaving } from '../presale/use-presale-saving.ts';
import { latestInvoice, useSaving } from '../draft/use-saving.ts';
import type { DraftVersion, Issuing } from '../draft/use-saving.ts';
import { customerOf } from '#web/client/billing-reads.ts';
import { KIND_NOUNS } from '../wording.ts';

export type Opening = InvoiceDraftStart & {
  readonly bookId: number;
  readonly seq: number | null;
  readonly number: string | null;
  /** Where it begins; null where the first gap is. */
  readonly place: InvoicePlace | null;
};

/** After the dialog has begun in its own first field; the line may only now be opened. */
function useFirstPlace(typing: InvoiceTyping, place: InvoicePlace | null): void {
  useEffect(() => {
    if (place === null) return undefined;
    const timer = setTimeout(() => typing.go(withOpenLine(typing.now(), place), place));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `typing` is another with every stroke
  }, [place]);
}

export function useEditor(opening: Opening, books: Omit<InvoiceContext, 'customer' | 'today'>) {
  const { bookId, editing, seq, kind } = opening;
  const typing = useInvoiceDraft(bookId, opening);
  const { draft, today } = typing;
  useFirstPlace(typing, opening.place);
  const customer = useCustomer(bookId, draft.customerId);
  const known: InvoiceContext = { ...books, today, customer };
  const [submitted, setSubmitted] = useState(false);
  const saving = useSavingOf(kind, {
    now: typing.now,
    today,
    book: { id: bookId, hasGstin: known.settings.registration !== 'unregistered' },
    opened: editing === null || seq === null ? null : { ...editing, seq },
    typing,
  });
  const checkDraft = (now: InvoiceDraft) => [...checkInvoice(now, today), ...checkKind(now, kind)];
  const refused = invoiceRefusals(saving.failure, indexesOf(draft));
  useFocusOnRefused(refused, saving.failure);
  const shown = priced(draft, known, kind);
  const demand = useDemand(shown, typing, kind);
  const unread = submitted ? checkDraft(draft) : [];
  const errors = textsOf([...refused, ...demand.errors, ...unread]);
  /** What the law asks for and is chosen or confirmed in the card of the tax. */
  const unsaid = () =>
    kind === 'invoice' && awaitsAnswer({ priced: priced(typing.now(), known, kind), typing });
  const save = (issue: boolean) => {
    if (saving.busy) return;
    const gap = checkDraft(typing.now())[0];
    setSubmitted(gap !== undefined);
    if (gap !== undefined) return focusInvoicePlace(gap.place);
    if (issue && unsaid()) return focusInvoicePlace({ field: 'create' });
    const place = demand.placeBefore(issue);
    if (place !== null) return focusInvoicePlace(place);
    saving.save({ issue, ...(issue && demand.override) });
  };
  return {
    kind,
    typing,
    known,
    priced: shown,
    demand,
    errors,
    save,
    take: takeInto(typing),
    busy: saving.busy,
    failure: saving.failure,
    conflict: saving.conflict,
    reason: reasonAgainst(draft),
    isPlaced: refused.length > 0,
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** What the server refused is the next thing to be typed. */
function useFocusOnRefused(refused: readonly InvoiceError[], failure: Failure | null): void {
  const latest = useRef(refused);
  useLayoutEffect(() => {
    latest.current = refused;
  });
  // Once for each refusal, not at each stroke after it.
  useEffect(() => {
    const place = latest.current[0]?.place;
    if (failure !== null && place !== undefined) focusInvoicePlace(place);
  }, [failure]);
}

/** A product of the catalogue fills a line, at the rate of the day of issue. */
const takeInto =
  ({ now, today, change }: InvoiceTyping) =>
  (index: number, product: Product) => {
    const issue = parseDate(now().issueText, today) ?? today;
    change((draft) => changeInvoiceLine(draft, index, lineOfProduct(product, issue)));
  };

/** What the law still demands, once somebody wanted to issue, and the reason to do without. */
function useDemand(preview: InvoicePreview, typing: InvoiceTyping, kind: DraftKind) {
  const shown = kind === 'invoice' ? preview : { refusal: null };
  const [wantsIssue, setWantsIssue] = useState(false);
  const [reason, setReason] = useState('');
  const missing = missingOf(shown, '');
  const errors = missingErrors(missingOf(shown, reason), indexesOf(typing.draft));
  const isOpen = missingOf(shown, reason).length > 0;
  const written = reason.trim();
  return {
    missing: wantsIssue ? missing : [],
    errors: wantsIssue ? errors : [],
    reason,
    setReason,
    override: missing.length > 0 && written !== '' ? { overrideReason: written } : {},
    /** @returns the place to fill before it can be issued; null when nothing is in the way. */
    placeBefore: (issue: boolean): InvoicePlace | null => {
      if (!issue || !isOpen) {
        setWantsIssue(issue);
        return null;
      }
      // The fields may only now be there, and stay while they are filled.
      flushSync(() => {
        setWantsIssue(true);
        typing.change((now) => withOpenLines(now, errors));
      });
      return errors[0]?.place ?? { field: 'create' };
    },
  };
}

/** @returns the customer who is chosen; null until one is, and is read. */
function useCustomer(bookId: number, id: number | null): Customer | null {
  const customer = useQuery({ ...customerOf(bookId, id ?? 0), enabled: id !== null });
  return id === null ? null : (customer.data ?? null);
}

/** Of each line that is sent, its place among those that are typed. */
const indexesOf = ({ lines }: InvoiceDraft): readonly number[] =>
  lines.flatMap((line, index) => (counts(line) ? index : []));

const withOpenLines = (draft: InvoiceDraft, gaps: readonly InvoiceError[]): InvoiceDraft =>
  gaps.reduce((now, { place }) => withOpenLine(now, place), draft);

/** The first that is said of a place stands. */
const textsOf = (gaps: readonly InvoiceError[]): Readonly<Record<string, string>> =>
  Object.fromEntries(gaps.toReversed().map(({ place, text }) => [invoicePlaceName(place), text]));

type Saving = Omit<Parameters<typeof useSaving>[0], 'version' | 'onChanged'> & {
  /** The draft of the books as it was read last; null for a new one. */
  readonly opened: DraftVersion | null;
  readonly typing: InvoiceTyping;
};

/** An invoice and a document before it are sent each by its own calls. */
function useSavingOf(kind: DraftKind, { opened, typing, ...sent }: Saving) {
  const editing = editingOfDraft(kind, sent.book.id, opened);
  const [version, setVersion] = useSeenRecord(editing);
  const given = { ...sent, version, onChanged: setVersion };
  const ofInvoice = useSaving(given);
  const ofPresale = usePresaleSaving({ ...given, kind });
  const finished = useFinished(typing.forget);
  const finishedPresale = usePresaleFinished(typing.forget);
  const ways = {
    editing,
    record: version,
    fields: typing.draft,
    take: (theirs: InvoiceDraft, latest: DraftVersion) => {
      setVersion(latest);
      typing.load(theirs);
    },
    rebase: (_: InvoiceDraft, merged: InvoiceDraft, latest: DraftVersion) => {
      setVersion(latest);
      typing.change(() => merged);
    },
  };
  const { writeOver: writeInvoice, took: tookInvoice, ...invoice } = ofInvoice;
  const { writeOver: writePresale, took: tookPresale, ...presale } = ofPresale;
  const ofInvoices = useEditConflict(
    kind === 'invoice'
      ? { ...ways, ...invoice, write: writeInvoice, saved: tookInvoice(finished) }
      : null,
  );
  const ofPresales = useEditConflict(
    kind === 'invoice'
      ? null
      : { ...ways, ...presale, write: writePresale, saved: tookPresale(finishedPresale) },
  );
  if (kind === 'invoice') {
    const save = (how: Issuing) => invoice.save(how, finished);
    return { ...invoice, conflict: ofInvoices, save };
  }
  return {
    ...presale,
    conflict: ofPresales,
    save: (how: Issuing) => presale.save(how, finishedPresale),
  };
}

/** @returns how a draft of the books is changed beside others; null for a new one. */
const editingOfDraft = (
  kind: DraftKind,
  bookId: number,
  begun: DraftVersion | null,
): Editing<InvoiceDraft, DraftVersion> | null =>
  begun && {
    begun,
    latest: () => (kind === 'invoice' ? latestInvoice : latestPresale)(bookId, begun.id),
    fieldsOf: ({ draft }) => draft,
    seqOf: ({ seq }) => seq,
  };

/** Says what was done, and shows the document in the place of the editor. */
function usePresaleFinished(forgetDraft: () => void) {
  const setNotice = useSetAtom(noticeAtom);
  const go = useGo();
  const { scope } = usePageBook();
  return ({ id, number, kind, totalPaise }: PresaleDetail) => {
    forgetDraft();
    const amount = formatRupees(totalPaise);
    const done = number === null ? `Saved draft ${KIND_NOUNS[kind]}` : `Issued ${number}`;
    setNotice({ text: `${done}, ${amount}.` });
    go(paths.presale(id, scope), { replace: true });
  };
}

/** Says what was done, and shows the invoice in the place of the editor. */
function useFinished(forgetDraft: () => void) {
  const setNotice = useSetAtom(noticeAtom);
  const go = useGo();
  const { scope } = usePageBook();
  return ({ number, status, totalPaise, id }: InvoiceDetail) => {
    forgetDraft();
    const amount = formatRupees(totalPaise);
    const done = status === 'draft' ? 'Saved draft' : 'Issued';
    setNotice({ text: `${done} ${number}, ${amount}.` });
    go(paths.invoice(id, scope), { replace: true });
  };
}
