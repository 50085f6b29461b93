// The invitations that wait for the person, above their books.
import { useQuery } from '@tanstack/react-query';
import { listInvitationsToMe } from '#api/contract/book/invitation.ts';
import { asking } from '#web/client/query.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { paths } from '#web/paths.ts';
import { OfferButtons, OfferText } from './Offer.tsx';

export function InvitationsToMe() {
  const { data = [] } = useQuery(asking(listInvitationsToMe, {}));
  const go = useGo();
  if (data.length === 0) return null;
  return (
    <section className="mb-6 flex flex-col gap-2">
      <h2 className="text-h2 font-semibold">Invitations</h2>
      <ul aria-label="Invitations" className="flex flex-col gap-2">
        {data.map((invitation) => (
          <li
            key={invitation.id}
            className="card flex flex-wrap items-center justify-between gap-3 p-4"
          >
            <OfferText invitation={invitation} />
            <OfferButtons
              invitation={invitation}
              token={null}
              onAccepted={() => go(paths.book(invitation.bookId))}
              onDeclined={() => undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
