// The list of documents before an invoice: its columns on the screen, on paper and in a file, its
// lines on a phone.
import { Link } from 'react-router-dom';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { PRESALE_NAMES } from '#web/format/terms.ts';
import { paths } from '#web/paths.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { presaleWords as wording, standingName } from '../../wording.ts';
import { PresaleBadge } from '../PresaleHead.tsx';

/** A draft takes its number when it is issued. */
const presaleName = ({ number, kind }: PresaleCard): string =>
  number ?? `Draft ${PRESALE_NAMES[kind].toLowerCase()}`;

/** Nothing of it is in the books, so nothing is added up on paper. */
export const PRESALE_LIST: DeclaredList<PresaleCard> = {
  name: 'presale',
  title: wording.title,
  noun: ['document', 'documents'],
  keyOf: ({ id }) => id,
  nameOf: presaleName,
  hrefOf: ({ id }, scope) => paths.presale(id, scope),
  opensInPlace: true,
  worth: { label: 'Total', paise: ({ totalPaise }) => totalPaise },
  columns: [
    {
      id: 'number',
      label: 'Number',
      kind: 'text',
      width: 132,
      order: 'number',
      isFixed: true,
      leads: 'is-id',
      value: ({ number }) => number ?? 'Draft',
      cell: presaleName,
    },
    {
      id: 'kind',
      label: 'Kind',
      kind: 'text',
      width: 132,
      look: 'is-quiet',
      room: 'some',
      value: ({ kind }) => PRESALE_NAMES[kind],
    },
    {
      id: 'date',
      label: 'Date',
      kind: 'date',
      width: 112,
      order: 'date',
      look: 'is-quiet',
      value: ({ issueDate }) => issueDate,
    },
    {
      id: 'customer',
      label: 'Customer',
      kind: 'text',
      isFixed: true,
      value: ({ customerName }) => customerName,
    },
    {
      id: 'valid',
      label: 'Valid until',
      kind: 'date',
      width: 112,
      look: 'is-quiet',
      room: 'more',
      onlyIn: 'screen-and-file',
      after: 'date',
      value: ({ validUntil }) => validUntil,
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'text',
      width: 196,
      isFixed: true,
      value: standingName,
      cell: (card) => <Standing card={card} />,
    },
    {
      id: 'invoice',
      label: 'Invoice',
      kind: 'text',
      onlyIn: 'sheet',
      value: ({ invoiceNumber }) => invoiceNumber,
    },
    {
      id: 'taxable',
      label: 'Taxable value (₹)',
      kind: 'money',
      onlyIn: 'file',
      value: ({ taxablePaise }) => taxablePaise,
    },
    {
      id: 'amount',
      label: 'Amount (₹)',
      kind: 'money',
      width: 132,
      order: 'amount',
      isFixed: true,
      value: ({ totalPaise }) => totalPaise,
    },
  ],
  phone: {
    name: ({ customerName }) => customerName,
    figure: ({ totalPaise }) => formatPaise(totalPaise),
    line: (card) => `${presaleName(card)} · ${dayText(card.issueDate)}`,
    mark: (card) => <PresaleBadge card={card} length="short" />,
  },
};

function Standing({ card }: { readonly card: PresaleCard }) {
  const { scope } = usePageBook();
  const { invoiceId: id, invoiceNumber: number } = card;
  return (
    <span className="inline-flex items-center gap-2">
      <PresaleBadge card={card} length="short" />
      {id !== null && (
        <Link to={paths.invoice(id, scope)} tabIndex={-1} className="link-quiet text-sm">
          {number}
        </Link>
      )}
    </span>
  );
}
