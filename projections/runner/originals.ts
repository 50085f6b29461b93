// Some events leave it to an earlier one to say what they mean: a reversal does not repeat the
// entries that it mirrors, and a credit note, or a cancellation, names no product. Whoever projects
// events from the log gives them what the earlier one says: from the same slice, or from the log.
import { goodsMoved, invoiceDecider, movesGoodsOfInvoice } from '#core/invoice/index.ts';
import type { InvoiceEvent, InvoiceState } from '#core/invoice/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import type { LoggedEvent } from '#core/kernel/event.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ProjectedEvent, RecordedEvent } from './projection.ts';

type StreamOfBook = { readonly bookId: number; readonly stream: string };

/** Reads the events of the given streams; none when no stream is given. */
type ReadStreams = (wanted: readonly StreamOfBook[]) => Promise<readonly RecordedEvent[]>;

const keyOf = ({ bookId, stream }: StreamOfBook): string => `${bookId} ${stream}`;

/** @returns the events in their order, each with what an earlier one says of it. */
export async function withOriginals(
  events: readonly RecordedEvent[],
  readStreams: ReadStreams,
): Promise<ProjectedEvent[]> {
  const reversed = events.filter(({ type }) => type === 'JournalReversed');
  const moving = events.filter(movesGoodsOfInvoice);
  if (reversed.length + moving.length === 0) return [...events];
  const originals = new Map<string, LoggedEvent<JournalPosted>>();
  const remember = (found: readonly RecordedEvent[]) => {
    for (const event of found) {
      if (event.type === 'JournalPosted') originals.set(keyOf(event), event);
    }
  };
  remember(events);
  const invoices = new Map(moving.map((event) => [keyOf(event), event]));
  const unknown = reversed.filter((event) => !originals.has(keyOf(event)));
  const found = await readStreams([...unknown, ...invoices.values()]);
  remember(found);
  const streams = Map.groupBy(found, keyOf);
  return events.map((event) => {
    if (movesGoodsOfInvoice(event)) {
      return { ...event, goods: goodsMoved(event, invoiceOf(streams.get(keyOf(event)) ?? [])) };
    }
    if (event.type !== 'JournalReversed') return event;
    const original = originals.get(keyOf(event));
    invariant(original !== undefined, 'Only a posted journal can be reversed.');
    return { ...event, original };
  });
}

const invoiceOf = (events: readonly RecordedEvent[]): InvoiceState =>
  (events as readonly InvoiceEvent[]).reduce(invoiceDecider.evolve, invoiceDecider.initialState);
