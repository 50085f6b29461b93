// A reversal does not repeat the entries that it mirrors, so whoever projects events from the log
// gives each reversal the journal that it reverses: from the same slice, or else from the log.
import type { JournalPosted } from '#core/journal/index.ts';
import type { Recorded } from '#core/kernel/event.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { ProjectedEvent, RecordedEvent } from './projection.ts';

type StreamOfBook = { readonly bookId: number; readonly stream: string };

/** Reads the events of the given streams; none when no stream is given. */
export type ReadStreams = (wanted: readonly StreamOfBook[]) => Promise<readonly RecordedEvent[]>;

const keyOf = ({ bookId, stream }: StreamOfBook): string => `${bookId} ${stream}`;

/** @returns the events in their order, each reversal with its original. */
export async function withOriginals(
  events: readonly RecordedEvent[],
  readStreams: ReadStreams,
): Promise<ProjectedEvent[]> {
  const reversed = events.filter(({ type }) => type === 'JournalReversed');
  if (reversed.length === 0) return [...events];
  const originals = new Map<string, Recorded<JournalPosted>>();
  const remember = (found: readonly RecordedEvent[]) => {
    for (const event of found) {
      if (event.type === 'JournalPosted') originals.set(keyOf(event), event);
    }
  };
  remember(events);
  remember(await readStreams(reversed.filter((event) => !originals.has(keyOf(event)))));
  return events.map((event) => {
    if (event.type !== 'JournalReversed') return event;
    const original = originals.get(keyOf(event));
    invariant(original !== undefined, 'Only a posted journal can be reversed.');
    return { ...event, original };
  });
}
