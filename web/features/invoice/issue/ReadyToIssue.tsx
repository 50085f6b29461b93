// Whether it may be issued: what is in order, and what is not, each a way to where it is put right.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { titleOf } from '#core/tax/index.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { InvoicePlace } from '../draft/next-field.ts';
import { checksOf } from './checks.ts';
import type { CheckedDraft, CheckPlace } from './checks.ts';

type Props = CheckedDraft & {
  readonly bookId: number;
  /** What leads to a field of the draft, around the words. */
  readonly toField: (place: InvoicePlace, words: string) => ReactNode;
};

export function ReadyToIssue({ bookId, toField, ...checked }: Props) {
  return (
    <section aria-labelledby="ready-to-issue" className="card px-4 py-3">
      <h3 id="ready-to-issue" className="pb-1 font-semibold">
        Ready to issue
      </h3>
      <ul>
        {checksOf(checked).map(({ good, text, place }) => (
          <li
            key={text}
            className={`flex items-start gap-2 py-0.5 text-sm ${good ? 'text-ink-2' : 'text-warn'}`}
          >
            <span className={`mt-0.5 ${good ? 'text-paid' : 'text-warn'}`}>
              <Icon name={good ? 'check' : 'clock'} size={14} />
            </span>
            <span>
              <Way
                place={place}
                text={text}
                customerId={checked.draft.customerId}
                bookId={bookId}
                toField={toField}
              />
            </span>
          </li>
        ))}
      </ul>
      <Title bookId={bookId} {...checked} />
    </section>
  );
}

type WayProps = Pick<Props, 'bookId' | 'toField'> & {
  readonly place: CheckPlace | null;
  readonly text: string;
  readonly customerId: number | null;
};

function Way({ place, text, bookId, customerId, toField }: WayProps): ReactNode {
  const { scope } = usePageBook();
  if (place === null) return text;
  if (place !== 'customer-record') {
    if ('field' in place) return toField(place, text);
    return <To to={paths.billingSettings(bookId, place.setting)}>{text}</To>;
  }
  return customerId === null ? text : <To to={paths.customer(customerId, scope)}>{text}</To>;
}

const To = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link to={to} className="link">
    {children}
  </Link>
);

/** Which document of the law it will be. */
function Title({
  bookId,
  known: { customer, settings },
  priced,
}: CheckedDraft & Pick<Props, 'bookId'>) {
  const { lines = [] } = priced.sums?.draft ?? {};
  const title = titleOf({
    supplierRegistration: settings.registration,
    recipientRegistration: customer?.registration ?? 'unregistered',
    treatments: lines.map(({ treatment }) => treatment),
  });
  return (
    <p className="pt-1 text-sm text-ink-2">
      {settings.registration === 'unregistered'
        ? 'This will be an invoice without GST.'
        : `This will be a ${title.toLowerCase()}.`}{' '}
      <Link to={paths.billingSettings(bookId)} className="link">
        Billing settings
      </Link>
    </p>
  );
}
