// The payments to suppliers of a book as a register, newest first.
import { Link } from 'react-router-dom';
import type { SupplierPaymentCard } from '#api/contract/trade/supplier-payment.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DocumentListPage } from '../DocumentListPage.tsx';
import type { DocumentsDeclared } from '../DocumentListPage.tsx';
import { PAYMENT_CALLS } from './queries.ts';
import { SUPPLIER_PAYMENT_LIST } from './SupplierPaymentList.tsx';
import { PAYMENT_FILTERS } from './wording.ts';

const PAYMENTS: DocumentsDeclared<SupplierPaymentCard> = {
  calls: PAYMENT_CALLS,
  list: SUPPLIER_PAYMENT_LIST,
  statuses: PAYMENT_FILTERS,
  empty: {
    title: 'No payments to suppliers yet',
    text: 'Open a bill and press P, or pay many at once in a payment run.',
  },
};

export function SupplierPaymentListPage() {
  const { scope } = usePageBook();
  const payables = (
    <Link to={paths.payables(scope)} className={buttonClass('secondary')}>
      Payables
    </Link>
  );
  return <DocumentListPage of={PAYMENTS} add={payables} />;
}
