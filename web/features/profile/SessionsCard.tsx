// Where the person is signed in, and an end to it anywhere else.
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import {
  signOutOtherSessions,
  signOutSession,
  listSessions,
} from '#api/contract/session/sessions.ts';
import type { OwnSession } from '#api/contract/session/sessions.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking, awaited, invalidate } from '#web/client/query.ts';
import { formatInstant } from '#web/format/dates.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Awaiting } from '#web/ui/states/Awaiting.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { sessionWords as wording } from './wording.ts';

export function SessionsCard() {
  const setNotice = useSetAtom(noticeAtom);
  const title = useRef<HTMLHeadingElement>(null);
  const sessions = useQuery(asking(listSessions, {}));
  const { busy, failure, send } = useSend();
  const ended = async (text: string) => {
    await invalidate(listSessions);
    setNotice({ text });
    // The button that was pressed is gone.
    title.current?.focus();
  };
  const end = ({ id, device }: OwnSession) =>
    void send(
      () => call(signOutSession, { params: { session: id } }),
      () => ended(wording.ended(device ?? wording.unknown)),
    );
  const endOthers = () =>
    void send(
      () => call(signOutOtherSessions, {}),
      () => ended(wording.othersEnded),
    );
  return (
    <section className="card flex flex-col gap-3 p-4">
      <h2 ref={title} tabIndex={-1} className="text-h2 font-semibold">
        {wording.title}
      </h2>
      <Awaiting
        what="your sessions"
        {...awaited(sessions)}
        count={2}
        item="h-14"
        layout="flex flex-col gap-px"
      />
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      <ul aria-label={wording.title} className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <Row key={session.id} session={session} onEnd={busy ? () => undefined : end} />
        ))}
      </ul>
      {(sessions.data?.length ?? 0) > 1 && (
        <Button className="self-start" busyText={busy ? wording.ending : null} onClick={endOthers}>
          {wording.endOthers}
        </Button>
      )}
    </section>
  );
}

type RowProps = {
  readonly session: OwnSession;
  readonly onEnd: (session: OwnSession) => void;
};

function Row({ session, onEnd }: RowProps) {
  const { device, address, signed_in_at, last_used_at, this_device } = session;
  const name = device ?? wording.unknown;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-medium">
          {name}
          {this_device && <span className="font-normal text-paid"> · {wording.thisDevice}</span>}
        </p>
        <p className="text-sm break-words text-ink-2">
          {address !== null && `${address} · `}
          {wording.signedIn(formatInstant(signed_in_at))}
        </p>
        {!this_device && (
          <p className="text-sm text-ink-2">{wording.lastUsed(formatInstant(last_used_at))}</p>
        )}
      </div>
      {!this_device && (
        <Button kind="quiet" className="shrink-0" onClick={() => onEnd(session)}>
          {wording.end}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
