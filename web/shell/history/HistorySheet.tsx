// The history of one record from the event log: what was done, by whom and when.
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { readHistory } from '#api/contract/book/history.ts';
import type { HistoryItem } from '#api/contract/book/history.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { historyAtom } from '#web/state/history.ts';
import type { HistoryOf } from '#web/state/history.ts';
import { SideSheet } from '#web/ui/overlays/SideSheet.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

/** Mounted once in the shell; a screen opens it by naming a record. */
export function HistoryHost() {
  const [of, setOf] = useAtom(historyAtom);
  return of === null ? null : <HistorySheet of={of} onClose={() => setOf(null)} />;
}

type Props = { readonly of: HistoryOf; readonly onClose: () => void };

function HistorySheet({ of: { bookId, kind, id, title }, onClose }: Props) {
  const items = useQuery(asking(readHistory, { params: { kind, id }, query: { book_id: bookId } }));
  return (
    <SideSheet title={`History of ${title}`} onClose={onClose}>
      {items.isPending && (
        <Skeletons label="Loading the history" count={3} item="h-12" layout="flex flex-col gap-3" />
      )}
      {items.isError && items.data === undefined && (
        <ErrorState
          what="the history"
          why={sentenceOf(items.error.failure)}
          onRetry={() => void items.refetch()}
        />
      )}
      <ol className="flex flex-col">
        {items.data?.map((item) => (
          <Item key={item.seq} item={item} />
        ))}
      </ol>
      {items.data !== undefined && (
        <p className="mt-4 text-sm text-ink-3">Nothing here can be changed or removed.</p>
      )}
    </SideSheet>
  );
}

const Item = ({ item }: { readonly item: HistoryItem }) => (
  <li className="border-l-2 border-line pb-4 pl-4">
    <p dir="auto" className="break-words">
      {item.what}
    </p>
    <p className="text-sm text-ink-2">
      <span dir="auto">{item.actor.id === 0 ? 'The system' : item.actor.name}</span>,{' '}
      {formatInstant(item.recorded_at)}
    </p>
    <p className="text-xs text-ink-3">event {formatCount(item.seq)}</p>
  </li>
);
