// What happened in a book, as the log would have recorded it: numbered from 1, a second apart.
import type { BooksEvent, RecordedEvent } from '#core/domain.ts';
import { MASTER_KINDS, nounOf } from '#core/catalogue/master/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { meera } from '#tests/specimens/books/people.ts';

export type Happened = {
  readonly event: BooksEvent;
  readonly stream: string;
  readonly actorId: number;
};

/** Something that Meera did. */
export const did = (event: BooksEvent, stream: string = streamOf(event)): Happened => ({
  event,
  stream,
  actorId: meera.id,
});

/** A reversal lies on the stream of the journal that it reverses. */
export const didToJournal = (journalId: number, event: BooksEvent): Happened =>
  did(event, streamName('journal', journalId));

export const byPerson = (actorId: number, happened: Happened): Happened => ({
  ...happened,
  actorId,
});

const MASTER = new RegExp(`^(${MASTER_KINDS.map(nounOf).join('|')})(?=[A-Z])`);

function streamOf({ type, data }: BooksEvent): string {
  const noun = MASTER.exec(type)?.[0].toLowerCase();
  if (noun !== undefined) {
    const ids = new Map<string, unknown>(Object.entries(data));
    return streamName(noun, Number(ids.get(`${noun}Id`)));
  }
  if ('bookId' in data && /^Depreciation(Policy|Run)|^AssetDispos/.test(type)) {
    return streamName('asset-posting', data.bookId);
  }
  if (type === 'StockRunPosted' || type === 'StockRunReversed') {
    return streamName('stock-posting', data.bookId);
  }
  if (type === 'PartnershipTermsSet' || type === 'ProfitAppropriated') {
    return streamName('appropriation', data.bookId);
  }
  if ('bookId' in data && /^OpeningBalances|^StockOpened$/.test(type)) {
    return streamName('opening', data.bookId);
  }
  if (type === 'InstantNamed' || type === 'InstantNameWithdrawn') {
    return streamName('instant', data.bookId);
  }
  if (type === 'JournalChecked' || type === 'JournalCheckWithdrawn') {
    return streamName('check', data.journalId);
  }
  if (type === 'EventNoted') return streamName('event-note', data.event);
  if (type.startsWith('SelfInvoice') && 'billId' in data)
    return streamName('self-invoice', data.billId);
  if (type.startsWith('PaymentVoucher') && 'paymentId' in data) {
    return streamName('payment-voucher', data.paymentId);
  }
  if ('presaleId' in data) return streamName('presale', data.presaleId);
  if ('stockJournalId' in data) return streamName('stock-journal', data.stockJournalId);
  if ('settlementId' in data) return streamName('settlement', data.settlementId);
  if ('invoiceId' in data && data.invoiceId !== null) {
    return streamName('invoice', data.invoiceId);
  }
  if ('customerId' in data) return streamName('customer', data.customerId);
  if ('accountId' in data) return streamName('account', Number(data.accountId));
  if ('typeId' in data) return streamName('account-type', data.typeId);
  if ('recordId' in data) return streamName(data.kind, data.recordId);
  if ('journalId' in data) return streamName('journal', data.journalId);
  if ('bookId' in data) return streamName('book', data.bookId);
  if ('personId' in data) return streamName('person', data.personId);
  throw new Error('A reversal does not name its stream: use didToJournal.');
}

const FIRST_SECOND = Date.UTC(2026, 10, 20, 8, 0, 0);

/** @returns the instant of an event in the book, with microseconds: seq 1 is at 08:00:01. */
const instantOf = (seq: number): string =>
  new Date(FIRST_SECOND + seq * 1000).toISOString().replace('Z', '456Z');

/** The same instant as the reads give it. */
export const shownInstantOf = (seq: number): string => instantOf(seq).replace('456Z', 'Z');

/** @returns the events of one book as recorded, numbered on from `afterSeq`. */
export const recorded = (
  bookId: number,
  happened: readonly Happened[],
  afterSeq = 0,
): RecordedEvent[] =>
  happened.map(({ event, stream, actorId }, index) => {
    const seq = afterSeq + index + 1;
    return { ...event, bookId, seq, epoch: 1, stream, actorId, recordedAt: instantOf(seq) };
  });
