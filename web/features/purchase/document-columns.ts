// The columns of money that lists of documents of suppliers end with.
import { formatCell } from '#web/format/money.ts';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';

type Sums = {
  readonly taxablePaise: number;
  readonly gstPaise: number;
  readonly totalPaise: number;
  readonly outstandingPaise: number;
};

type OpenColumn = { readonly label: string; readonly width: number };

/** @param open what is said of what is open of a document. */
export const moneyColumns = <Card extends Sums>(
  open: OpenColumn,
): DeclaredList<Card>['columns'] => [
  {
    id: 'taxable',
    label: 'Taxable (₹)',
    kind: 'money',
    width: 100,
    room: 'more',
    value: ({ taxablePaise }) => taxablePaise,
  },
  {
    id: 'gst',
    label: 'GST (₹)',
    kind: 'money',
    width: 88,
    room: 'more',
    value: ({ gstPaise }) => gstPaise,
  },
  ...totalColumns<Card>(open),
];

/** The last of them, and all of what bears no tax. */
export const totalColumns = <Card extends Pick<Sums, 'totalPaise' | 'outstandingPaise'>>(
  open: OpenColumn,
): DeclaredList<Card>['columns'] => [
  {
    id: 'total',
    label: 'Total (₹)',
    kind: 'money',
    width: 104,
    order: 'amount',
    isFixed: true,
    value: ({ totalPaise }) => totalPaise,
  },
  {
    ...open,
    id: 'outstanding',
    kind: 'money',
    room: 'some',
    value: ({ outstandingPaise }) => outstandingPaise,
    cell: ({ outstandingPaise }) => formatCell(outstandingPaise),
  },
];
