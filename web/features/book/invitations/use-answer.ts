import { useSetAtom } from 'jotai';
import { listBooks } from '#api/contract/book/book.ts';
import {
  acceptInvitation,
  declineInvitation,
  listInvitationsToMe,
} from '#api/contract/book/invitation.ts';
import type { InvitationToMe } from '#api/contract/book/invitation.ts';
import { call } from '#web/client/call.ts';
import type { Failure } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { checkSession } from '#web/state/session.ts';

type Answering = {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly accept: (then: () => void) => void;
  readonly decline: (then: () => void) => void;
};

/** @param token of the link, for whoever came by it. */
export function useAnswer(invitation: InvitationToMe, token: string | null): Answering {
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const params = { bookId: invitation.book_id, invitationId: invitation.id };
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
          await answered(`You declined the invitation to ‘${invitation.book_name}’.`);
          then();
        },
      ),
  };
}
