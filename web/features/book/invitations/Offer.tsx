// What an invitation offers, and the two answers to it.
import type { InvitationToMe } from '#api/contract/book/invitation.ts';
import { Link } from 'react-router-dom';
import { problemCodeOf, sentenceOf, statusOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { bookWords as wording } from '../wording.ts';
import { useSetAtom } from 'jotai';
import { listBooks } from '#api/contract/book/book.ts';
import {
  acceptInvitation,
  declineInvitation,
  listInvitationsToMe,
} from '#api/contract/book/invitation.ts';
import { call } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { checkSession } from '#web/state/session.ts';

export function OfferText({ invitation }: { readonly invitation: InvitationToMe }) {
  const { bookName: book, invitedBy: inviter, role, endsOn } = invitation;
  return (
    <div className="min-w-0">
      <p className="break-words">
        <span dir="auto" className="font-medium">
          {inviter}
        </span>{' '}
        invites you to the book{' '}
        <span dir="auto" className="font-medium">
          ‘{book}’
        </span>{' '}
        as {role}.
      </p>
      <p className="text-sm text-ink-2">
        You may accept until {formatDate(endsOn)}. Nothing changes before.
      </p>
    </div>
  );
}

type Props = {
  readonly invitation: InvitationToMe;
  /** Of the link, for whoever came by it. */
  readonly token: string | null;
  readonly onAccepted: () => void;
  readonly onDeclined: () => void;
};

export function OfferButtons({ invitation, token, onAccepted, onDeclined }: Props) {
  const { busy, failure, accept, decline } = useAnswer(invitation, token);
  const of = <span className="sr-only"> the invitation to {invitation.bookName}</span>;
  return (
    <div className="flex flex-col gap-3">
      {failure !== null && (
        <Notice kind="problem">
          {refusalOf(failure)}
          {problemCodeOf(failure) === 'address_not_confirmed' && (
            <>
              {' '}
              <Link to={paths.profile} className="link">
                {wording.toProfile}
              </Link>
            </>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={busy} onClick={() => accept(onAccepted)}>
          Accept{of}
        </Button>
        <Button disabled={busy} onClick={() => decline(onDeclined)}>
          Decline{of}
        </Button>
      </div>
    </div>
  );
}

const refusalOf = (failure: Failure): string =>
  statusOf(failure) === 404 ? wording.notOpen : sentenceOf(failure);

type Answering = {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly accept: (then: () => void) => void;
  readonly decline: (then: () => void) => void;
};

/** @param token of the link, for whoever came by it. */
function useAnswer(invitation: InvitationToMe, token: string | null): Answering {
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const params = { bookId: invitation.bookId, invitationId: invitation.id };
  const body = token === null ? {} : { token };
  const answered = async (text: string) => {
    setNotice({ text });
    await Promise.all([invalidate(listInvitationsToMe, listBooks), checkSession()]);
  };
  return {
    busy,
    failure,
    accept: (then) =>
      void send(
        () => call(acceptInvitation, { params, body }),
        async ({ name, role }) => {
          await answered(`You are ${role} of ‘${name}’ now.`);
          then();
        },
      ),
    decline: (then) =>
      void send(
        () => call(declineInvitation, { params, body }),
        async () => {
          await answered(`You declined the invitation to ‘${invitation.bookName}’.`);
          then();
        },
      ),
  };
}
