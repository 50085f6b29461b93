// The history of one record from the event log: what was done, by whom and when.
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { readHistory } from '#api/contract/book/history.ts';
import type { HistoryItem } from '#api/contract/book/history.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import type { HistoryOf } from '#web/state/history.ts';
import { sessionAtom } from '#web/state/session.ts';
import { SideSheet } from '#web/ui/overlays/SideSheet.tsx';
import { AsKnownThen } from '../guards/past/AsKnownThen.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { actorOf, historySheet } from './history-sheet.ts';

type Props = { readonly of: HistoryOf; readonly onClose: () => void };

export function HistorySheet({ of: { bookId, kind, id, title }, onClose }: Props) {
  const book = useAtomValue(sessionAtom)?.books.find((one) => one.id === bookId);
  const items = useQuery(asking(readHistory, { params: { kind, id }, query: { book_id: bookId } }));
  return (
    <SideSheet
      title={`History of ${title}`}
      onClose={onClose}
      {...(book !== undefined && {
        foot: (
          <SheetActions
            what="this history"
            book={book}
            of={async ({ read }) => {
              const params = { kind, id };
              const changes = await read(readHistory, { params, query: { book_id: bookId } });
              return historySheet(title, changes);
            }}
          />
        ),
      })}
    >
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
          <Item key={item.seq} item={item} onLeave={onClose} />
        ))}
      </ol>
      {items.data !== undefined && (
        <p className="mt-4 text-sm text-ink-3">Nothing here can be changed or removed.</p>
      )}
    </SideSheet>
  );
}

type ItemProps = { readonly item: HistoryItem; readonly onLeave: () => void };

const Item = ({ item, onLeave }: ItemProps) => (
  <li className="border-l-2 border-line pb-4 pl-4">
    <p dir="auto" className="break-words">
      {item.what}
    </p>
    <ChangedFields changes={item.changes} />
    <p className="text-sm text-ink-2">
      <span dir="auto">{actorOf(item)}</span>, {formatInstant(item.recordedAt)}
    </p>
    <p className="text-xs text-ink-3">
      event {formatCount(item.seq)} <AsKnownThen event={item.seq} onLeave={onLeave} />
    </p>
  </li>
);
