// What was done to a record, by whom and when, newest first.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/client/failure.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { ChangedFields } from '#web/shell/history/ChangedFields.tsx';
import { actorOf, historySheet } from '#web/shell/history/history-sheet.ts';
import { AsKnownThen } from '#web/shell/guards/past/AsKnownThen.tsx';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { masterHistoryOf } from '../calls/one.ts';
import type { Kind, MastersBook } from '../kinds.ts';

type Props = {
  readonly kind: Kind | 'asset';
  readonly where: MastersBook;
  readonly id: number;
  /** Of the record. */
  readonly name: string;
};

/** So many are shown until somebody asks for the rest. */
const FIRST = 8;

export function HistoryCard({ kind, where, id, name }: Props) {
  const history = masterHistoryOf(kind, where, id);
  const items = useQuery(history);
  const client = useQueryClient();
  const [all, setAll] = useState(false);
  const shown = all ? items.data : items.data?.slice(0, FIRST);
  const rest = (items.data?.length ?? 0) - (shown?.length ?? 0);
  return (
    <section aria-labelledby="history" className="card p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="history" className="text-h2 font-semibold">
          History
        </h2>
        <SheetActions
          what="this history"
          of={async () => historySheet(name, await client.fetchQuery(history))}
          {...(where === null && { book: null })}
        />
      </div>
      {items.isPending && (
        <Skeletons label="Loading the history" count={3} item="h-10" layout="flex flex-col gap-2" />
      )}
      {items.isError && items.data === undefined && (
        <Notice kind="problem">{sentenceOf(items.error.failure)}</Notice>
      )}
      <ol className="flex flex-col gap-3">
        {shown?.map(({ seq, what, actor, changes, recordedAt: at }) => (
          <li key={seq} className="border-l-2 border-line pl-3">
            <p dir="auto" className="break-words">
              {what}
            </p>
            <ChangedFields changes={changes} />
            <p className="text-sm text-ink-2">
              <span dir="auto">{actorOf({ actor })}</span>, {formatInstant(at)}{' '}
              {where !== null && <AsKnownThen event={seq} />}
            </p>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          {formatCount(rest)} earlier
        </Button>
      )}
    </section>
  );
}
