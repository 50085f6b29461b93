// How many entries wait to be sent; opens them.
import { useState } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { outboxAtom, dropUnsentAtom } from '#web/state/outbox.ts';
import { postJournal } from '#api/contract/journal/journal.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { queryClient } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { UnsentEntry } from '#web/state/outbox.ts';
import { sessionAtom } from '#web/state/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SideSheet } from '#web/ui/overlays/SideSheet.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

export function OutboxChip() {
  const [open, setOpen] = useState(false);
  const count = useAtomValue(outboxAtom).length;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={
            'flex min-h-8 shrink-0 items-center rounded-sm border border-warn-line bg-warn-bg ' +
            'px-2.5 text-sm font-medium text-warn pointer-coarse:min-h-11'
          }
        >
          Outbox {count}
        </button>
      )}
      {open && <OutboxSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function OutboxSheet({ onClose }: { readonly onClose: () => void }) {
  const items = useAtomValue(outboxAtom);
  return (
    <SideSheet title="Outbox" onClose={onClose}>
      {items.length === 0 && <p className="text-ink-2">Nothing waits to be sent.</p>}
      <ul className="flex flex-col gap-4">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </SideSheet>
  );
}

function Item({ item }: { readonly item: UnsentEntry }) {
  const drop = useSetAtom(dropUnsentAtom);
  const setNotice = useSetAtom(noticeAtom);
  const books = useAtomValue(sessionAtom)?.books ?? [];
  const { busy, failure, send } = useSend();
  const post = () =>
    void send(
      () => call(postJournal, { body: item.body, idempotencyKey: item.idempotencyKey }),
      async ({ journal }) => {
        drop(item.id);
        setNotice({
          text: `Posted #${formatCount(journal.number)}.`,
          link: { to: paths.journal(journal.id, item.bookId), text: 'View' },
        });
        await queryClient.invalidateQueries();
      },
    );
  return (
    <li className="flex flex-col gap-2 border-b border-line pb-4">
      <p dir="auto" className="font-medium">
        {item.title}
      </p>
      <p className="text-sm text-ink-2">
        <span dir="auto">{books.find(({ id }) => id === item.bookId)?.name}</span>, kept{' '}
        {formatInstant(new Date(item.keptAt).toISOString())}
      </p>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <div className="flex gap-2">
        <Button kind="primary" busyText={busy ? 'Posting…' : null} onClick={post}>
          Post now
        </Button>
        <Button disabled={busy} onClick={() => drop(item.id)}>
          Discard
        </Button>
      </div>
    </li>
  );
}
