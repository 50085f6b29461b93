// Beside a statement: what is outstanding by its age, and which mails went to the customer before.
import { useQuery } from '@tanstack/react-query';
import type { CustomerMail } from '#api/contract/customer/mails.ts';
import type { Statement } from '#api/contract/customer/statement.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { dateOfInstant, formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { ON_ACCOUNT } from '#web/format/bills.ts';
import { billsOpenOn, mailsTo } from '../queries.ts';

type Props = { readonly bookId: number; readonly statement: Statement };

export function StatementSide({ bookId, statement }: Props) {
  return (
    <aside aria-label="About this customer" className="flex flex-col gap-3 print:hidden">
      <Outstanding bookId={bookId} statement={statement} />
      <SentBefore bookId={bookId} customerId={statement.customer.id} />
    </aside>
  );
}

function Outstanding({ bookId, statement: { customer, to } }: Props) {
  const today = todayInIndia();
  const asOn = to < today ? to : today;
  const { data } = useQuery(billsOpenOn(bookId, customer.accountId, asOn));
  if (data === undefined) return null;
  const inAge = (age: number | null) =>
    data.rows.filter((bill) => bill.age === age).reduce((sum, bill) => sum + bill.openPaise, 0);
  const onAccount = inAge(null);
  return (
    // On a narrow page the same ages stand just above.
    <section className="card p-4 max-xl:hidden">
      <h2 className="font-semibold">Outstanding on {formatDate(asOn)}</h2>
      <p className="my-1 text-fig font-semibold">{formatRupees(data.totalPaise)}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {ageLabels(data.days).map((label, age) => (
          <AgeLine key={label} label={label} paise={inAge(age)} isLate={age > 0} />
        ))}
        {onAccount !== 0 && <AgeLine label={ON_ACCOUNT} paise={onAccount} isLate={false} />}
      </dl>
    </section>
  );
}

type AgeLineProps = { readonly label: string; readonly paise: number; readonly isLate: boolean };

const AgeLine = ({ label, paise, isLate }: AgeLineProps) => (
  <>
    <dt className="text-ink-2">{label}</dt>
    <dd className={`text-right ${isLate && paise > 0 ? 'text-overdue' : ''}`}>
      {paise < 0 ? '−' : ''}
      {formatPaise(paise)}
    </dd>
  </>
);

const OUTCOMES = { waiting: 'on its way', sent: 'sent', failed: 'not sent' } as const;

function SentBefore(props: { readonly bookId: number; readonly customerId: number }) {
  const { data = [] } = useQuery(mailsTo(props.bookId, props.customerId));
  if (data.length === 0) return null;
  return (
    <section className="card p-4">
      <h2 className="mb-1 font-semibold">Sent before</h2>
      <ul className="flex flex-col gap-2">
        {data.slice(0, 6).map((mail) => (
          <li key={`${mail.kind} ${mail.id}`} className="text-ink-2">
            <span className="text-ink">{subjectOf(mail)}</span>, {OUTCOMES[mail.status]}{' '}
            {formatDate(dateOfInstant(mail.createdAt))}
            <span className="block wrap-anywhere">to {mail.address}</span>
            {mail.reason !== null && <span className="block text-overdue">{mail.reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const subjectOf = (mail: CustomerMail): string =>
  mail.kind === 'statement'
    ? `Statement to ${formatDate(mail.to)}`
    : `Reminder of ${mail.invoices.map(({ number }) => number).join(', ')}`;
