// The strip above the paper, which is not printed: number, status, when it is due, and what may be
// done now.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { daysBetween } from '#core/kernel/calendar-date.ts';
import { daysInWords } from '#core/kernel/writing/counts.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { shownStatus } from '#web/format/invoice-status.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd, StatusBadge } from '#web/ui/marks/Marks.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import type { MenuItem } from '#web/ui/overlays/Menu.tsx';
import { ActionBar, PageHead } from '#web/ui/PageHead.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import type { InvoiceActs } from './use-invoice-acts.tsx';

type Props = {
  readonly invoice: InvoiceDetail;
  readonly acts: InvoiceActs;
  readonly copies: number;
  readonly onCopies: (copies: number) => void;
};

export function InvoiceHead({ invoice, acts, copies, onCopies }: Props) {
  const { number, status } = invoice;
  const isWide = useWide();
  return (
    <div className="print:hidden">
      <PageHead
        title={number}
        above={<Above invoice={invoice} />}
        below={
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-ink-2">
            <StatusBadge status={shownStatus(invoice)} />
            <DueText invoice={invoice} />
          </p>
        }
      >
        {(isWide || status !== 'draft') && <Copies copies={copies} onCopies={onCopies} />}
      </PageHead>
      {isWide && (
        <div className="mb-4">
          <ActionBar>
            <Buttons invoice={invoice} acts={acts} />
            <More invoice={invoice} acts={acts} />
          </ActionBar>
        </div>
      )}
    </div>
  );
}

type ActsProps = Pick<Props, 'invoice' | 'acts'>;

const More = ({ invoice, acts }: ActsProps) => (
  <Menu label="More" trigger="More" items={menuOf(invoice, acts)} />
);

/** On a phone one row at the foot: all else in a menu, then what is wanted most. */
export const InvoiceFoot = ({ invoice, acts }: ActsProps) => (
  <div
    data-foot=""
    className={
      'foot-bar sticky bottom-0 -mx-4 mt-4 flex items-center gap-3 max-[359px]:gap-2 border-t border-line ' +
      '[&>:last-child]:grow print:hidden'
    }
  >
    {invoice.status === 'draft' && acts.may.edit && <EditLink invoice={invoice} />}
    <Menu
      label="More"
      trigger="More"
      items={[...besidesOf(invoice, acts), ...menuOf(invoice, acts)]}
    />
    <PrimaryButtons invoice={invoice} acts={acts} />
  </div>
);

/** What has a button of its own on a desk, and no room on a phone. */
function besidesOf({ status }: InvoiceDetail, { may, ...acts }: InvoiceActs): readonly MenuItem[] {
  if (status === 'draft') return [{ text: 'Print draft', onSelect: acts.print }];
  return [
    { text: 'Download PDF', onSelect: acts.download },
    ...(may.email && may.pay ? [{ text: 'Send e-mail', onSelect: acts.email }] : []),
  ];
}

function PrimaryButtons({ invoice, acts }: ActsProps) {
  const { may } = acts;
  if (invoice.status === 'draft') return may.issue && <IssueButton acts={acts} />;
  return (
    <>
      <PrintButton text="Print" acts={acts} />
      {may.email && !may.pay && <EmailButton acts={acts} />}
      {may.pay && <PayButton acts={acts} />}
    </>
  );
}

function Above({ invoice: { previousId: previous, nextId: next } }: Pick<Props, 'invoice'>) {
  const { scope } = usePageBook();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <Link to={paths.invoicesOf(scope)} className="link-quiet">
        Invoices
      </Link>
      <Beside id={previous} keys="K" text="Previous" icon={<Icon name="back" size={14} />} />
      <Beside id={next} keys="J" text="Next" icon={<Icon name="next" size={14} />} />
    </p>
  );
}

type BesideProps = {
  readonly id: number | null;
  readonly keys: string;
  readonly text: string;
  readonly icon: ReactNode;
};

function Beside({ id, keys, text, icon }: BesideProps) {
  const { scope } = usePageBook();
  if (id === null) return null;
  return (
    <Link
      to={paths.invoice(id, scope)}
      aria-keyshortcuts={keys}
      className="link-quiet inline-flex min-h-6 items-center gap-1"
    >
      {icon}
      {text}
    </Link>
  );
}

function DueText({ invoice }: { readonly invoice: InvoiceDetail }) {
  const { status, dueDate: due, balanceDuePaise: balance, paidDate: paid } = invoice;
  if (status === 'paid' && paid !== null) return <>Paid {formatDate(paid)}</>;
  if (status === 'draft') return <span>Not in the books yet</span>;
  // What a discount gives away whole was never owed.
  if (status === 'paid' && invoice.totalPaise === 0) return <span>Nothing to pay</span>;
  const days = daysBetween(todayInIndia(), due);
  const late = status === 'overdue';
  const relative =
    days === 0 ? 'today' : `${daysInWords(Math.abs(days))} ` + (days < 0 ? 'late' : 'from now');
  const isOpen = status === 'sent' || late;
  return (
    <span>
      Due {formatDate(due)}
      {isOpen && (days >= 0 || late) && (
        <span className={late ? 'text-overdue' : ''}>, {relative}</span>
      )}
      {balance > 0 && <>. {formatRupees(balance)} due</>}
    </span>
  );
}

/** Each copy is a page of its own (Rule 48): for the recipient, the transporter, the supplier. */
const Copies = ({ copies, onCopies }: Pick<Props, 'copies' | 'onCopies'>) => (
  <label className="flex items-center gap-2 text-sm text-ink-2">
    Copies
    <select
      value={copies}
      onChange={({ target }) => onCopies(Number(target.value))}
      className="control w-auto!"
    >
      <option value={1}>Original</option>
      <option value={2}>Original and duplicate</option>
      <option value={3}>Original, duplicate, triplicate</option>
    </select>
  </label>
);

function Buttons({ invoice, acts }: ActsProps) {
  const { may } = acts;
  if (invoice.status === 'draft') return <DraftButtons invoice={invoice} acts={acts} />;
  return (
    <>
      <PrintButton text="Print" acts={acts} />
      <Button
        aria-keyshortcuts="D"
        busyText={acts.isDownloading ? 'Drawing…' : null}
        onClick={acts.download}
      >
        Download PDF <Kbd>D</Kbd>
      </Button>
      {may.email && <EmailButton acts={acts} />}
      {may.pay && <PayButton acts={acts} />}
    </>
  );
}

const EmailButton = ({ acts }: Pick<Props, 'acts'>) => (
  <Button aria-keyshortcuts="M" onClick={acts.email}>
    Send e-mail <Kbd>M</Kbd>
  </Button>
);

const PayButton = ({ acts }: Pick<Props, 'acts'>) => (
  <Button kind="primary" aria-keyshortcuts="R" onClick={acts.pay}>
    Mark as Paid <Kbd onBrand>R</Kbd>
  </Button>
);

/** A draft is there to be issued; its payment stands in the menu, and issues it on the way. */
function DraftButtons({ invoice, acts }: ActsProps) {
  const { may } = acts;
  return (
    <>
      {may.edit && <EditLink invoice={invoice} />}
      <PrintButton text="Print draft" acts={acts} />
      {may.issue && <IssueButton acts={acts} />}
    </>
  );
}

function EditLink({ invoice: { id } }: Pick<Props, 'invoice'>) {
  const { scope } = usePageBook();
  return (
    <Link
      to={paths.editInvoice(id, scope)}
      aria-keyshortcuts="E"
      className={buttonClass('secondary')}
    >
      <span>
        Edit<span className="max-[359px]:sr-only"> draft</span>
      </span>{' '}
      <Kbd>E</Kbd>
    </Link>
  );
}

const IssueButton = ({ acts }: Pick<Props, 'acts'>) => (
  <Button
    kind="primary"
    aria-keyshortcuts="Control+Enter Alt+S"
    busyText={acts.isIssuing ? 'Issuing…' : null}
    onClick={acts.issue}
  >
    Issue invoice <Kbd onBrand>Ctrl ↵</Kbd>
  </Button>
);

type PrintProps = { readonly text: string; readonly acts: Pick<InvoiceActs, 'print'> };

const PrintButton = ({ text, acts }: PrintProps) => (
  <Button aria-keyshortcuts="Control+P" onClick={acts.print}>
    {text} <Kbd>{keyLabel('Ctrl+P')}</Kbd>
  </Button>
);

/** What is seldom done; what cannot be done stays and says why. */
const menuOf = ({ status }: InvoiceDetail, { may, ...acts }: InvoiceActs): readonly MenuItem[] => [
  ...(may.credit ? [{ text: 'Credit note', keys: 'C', onSelect: acts.credit }] : []),
  ...(may.debit ? [{ text: 'Debit note', keys: 'B', onSelect: acts.debit }] : []),
  ...(may.writeOff ? [{ text: 'Write off', keys: 'W', onSelect: acts.writeOff }] : []),
  ...(status === 'draft'
    ? [
        { text: 'Download PDF', keys: 'D', onSelect: acts.download },
        ...(may.pay ? [{ text: 'Mark as Paid', keys: 'R', onSelect: acts.pay }] : []),
      ]
    : []),
  { text: 'History', keys: 'H', icon: 'clock' as const, onSelect: acts.history },
  ...(may.mayCancel
    ? [
        {
          text: status === 'draft' ? 'Discard this draft' : 'Cancel this invoice',
          danger: true,
          reason: may.cancel,
          onSelect: acts.cancel,
        },
      ]
    : []),
];
