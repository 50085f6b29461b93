// What can be checked of the event and of the books after it, here in the browser.
import { useQuery } from '@tanstack/react-query';
import type { BookBalances } from '#api/contract/account/balances.ts';
import type { EventDetail } from '#api/contract/book/log/events.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { balancesAfterEvent, oneEvent } from '../queries.ts';

type Props = {
  readonly event: EventDetail;
  readonly bookId: number;
  readonly isLast: boolean;
};

export function EventChecks({ event, bookId, isLast }: Props) {
  const { seq, hash, previousHash: previous } = event;
  const { data: balances } = useQuery(balancesAfterEvent(bookId, isLast ? null : seq));
  const before = useQuery({ ...oneEvent(bookId, seq - 1), enabled: seq > 1 }).data;
  const own = useQuery({ queryKey: ['hash of event', hash], queryFn: () => hashOf(event) }).data;
  const follows = seq === 1 ? 'Is the first event' : 'Linked to the previous event by its hash';
  return (
    <section aria-label="Checks" className="card px-4 py-3">
      <h2 className="mb-1.5 font-semibold">Checks</h2>
      <ul className="text-sm">
        {balances !== undefined && <Check isTrue={foots(balances)} text="Debits equal credits" />}
        {own != null && <Check isTrue={own === hash} text="The hash matches the event" />}
        {(seq === 1 || before !== undefined) && (
          <Check isTrue={seq === 1 || before?.hash === previous} text={follows} />
        )}
      </ul>
      <p className="mt-1.5 text-xs text-ink-3">
        Hash {short(hash)} follows {short(previous)}.{' '}
        {own === null ? 'A browser checks hashes on https pages only.' : 'Checked in this browser.'}
      </p>
    </section>
  );
}

const short = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

const foots = ({ totals: { closing } }: BookBalances): boolean =>
  closing.debitPaise === closing.creditPaise;

const Check = ({ isTrue, text }: { readonly isTrue: boolean; readonly text: string }) => (
  <li className={`flex items-center gap-1.5 ${isTrue ? '' : 'font-semibold text-overdue'}`}>
    <span className={isTrue ? 'text-paid' : ''}>
      <Icon name={isTrue ? 'check' : 'alert'} size={16} />
    </span>
    {isTrue ? text : `Not so: ${text}`}
  </li>
);

/** As docs/log-format.md says. @returns null where a browser has no SHA-256 for this page. */
async function hashOf({ header, body, previousHash: previous }: EventDetail) {
  if (!isSecureContext) return null;
  const bodyHash = await sha256(body);
  return sha256(`lekha/event/v1\n${header}\n${previous}\n${bodyHash}\n`);
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
