// What an invitation offers, and the two answers to it.
import type { InvitationToMe } from '#api/contract/book/invitation.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { bookWords as wording } from '../wording.ts';
import { useAnswer } from './use-answer.ts';

export function OfferText({ invitation }: { readonly invitation: InvitationToMe }) {
  const { book_name: book, invited_by: inviter, role, ends_on: endsOn } = invitation;
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
        You may accept until {formatDate(dateFromWire(endsOn))}. Nothing changes before.
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
  const of = <span className="sr-only"> the invitation to {invitation.book_name}</span>;
  return (
    <div className="flex flex-col gap-3">
      {failure !== null && <Notice kind="problem">{refusalOf(failure)}</Notice>}
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
