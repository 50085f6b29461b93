// The rows of the register of customers, and what can be done with those selected.
import type { CustomerListFigures, ListedCustomer } from '#api/contract/customer/customer.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatPaise, formatRupees, formatSigned } from '#web/format/money.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { useListExplainKey, useSumLinks } from '#web/shell/history/use-list-explain.tsx';
import type { SumLink } from '#web/shell/history/use-list-explain.tsx';
import { ListRegister } from '#web/shell/keys/register/ListRegister.tsx';
import { SelectionSheet } from '#web/shell/keys/register/SelectionSheet.tsx';
import type { ListState } from '#web/shell/keys/register/use-list-register.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { selectionSum } from '#web/ui/lists/register/use-register.ts';
import { customerWords as wording } from '../../wording.ts';
import type { CustomerAddress } from '../use-customer-address.ts';
import { OpenedCustomer } from './OpenedCustomer.tsx';
import { useCustomerLines } from './use-customer-columns.tsx';

type Props = {
  readonly asked: CustomerAddress;
  readonly figures: CustomerListFigures;
  readonly list: ListState<ListedCustomer>;
  readonly onPage: (customer: ListedCustomer) => void;
};

const nameOf = ({ name }: ListedCustomer): string => name;

const customersInWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'customer' : 'customers'}`;

export function CustomerRegister({ asked, figures, list, onPage }: Props) {
  const { id: bookId } = usePageBook();
  const linesOf = useCustomerLines();
  const sumLink = useExplainedSums(asked, list.current);
  const { found, total } = figures;
  const { totalPaise, customersPaise, othersPaise } = figures.outstanding;
  const { revenuePaise, outstandingPaise, overduePaise } = found;
  const { selection, clear } = list.register;
  const whole = { count: found.count, paise: outstandingPaise };
  const selected = selectionSum(selection, whole, (customer) => customer.outstandingPaise);
  return (
    <>
      <p role="status" className="register-total">
        {customersInWords(found.count)}, outstanding{' '}
        <b className="font-medium">{formatRupees(outstandingPaise)}</b>
        {overduePaise > 0 && `, overdue ${formatRupees(overduePaise)}`}
        {othersPaise !== 0 && (
          <>
            {`. Sundry Debtors ${formatRupees(totalPaise)}: `}
            {`customers ${formatSigned(customersPaise)} · `}
            {`accounts without a customer ${formatSigned(othersPaise)}`}
          </>
        )}
      </p>
      <ListRegister
        what="the customers"
        caption="Customers"
        state={list}
        nameOf={nameOf}
        linesOf={linesOf}
        onPage={onPage}
        order={asked.order}
        onOrder={(order) => asked.set({ order })}
        foot={{
          text: `Total of ${customersInWords(found.count)}`,
          sums: {
            orders: sumLink('orders', formatCount(found.orders)),
            revenue: sumLink('revenue', formatPaise(revenuePaise)),
            outstanding: sumLink('outstanding', formatSigned(outstandingPaise)),
            overdue: sumLink('overdue', formatPaise(overduePaise)),
          },
          ...(found.count < total && { beside: `of ${formatCount(total)}` }),
        }}
        none={`${wording.empty}.`}
        clearText={wording.clear}
        onClear={() => asked.set({ q: '', status: '' })}
        opened={(customer) => <OpenedCustomer customer={customer} />}
      />
      <SelectionSheet
        what="the selected customers"
        count={selected.count}
        total={`Outstanding ${formatRupees(selected.paise)}`}
        acts={[]}
        onClear={clear}
        of={async (work) => {
          const { customersSheet } = await import('./customer-sheet.ts');
          const { search, status, order } = asked;
          const isKept = ({ id }: ListedCustomer) => selection.rows.has(id) !== selection.isWhole;
          return customersSheet(work, { bookId, narrowing: { search, status }, order, isKept });
        }}
      />
    </>
  );
}

/** Of a customer the events are those of their ledger. */
function useExplainedSums(
  { search, status }: CustomerAddress,
  current: () => ListedCustomer | undefined,
): SumLink {
  const hrefOf = useExplainHref();
  const asOn = todayInIndia();
  const list = {
    of: 'customers',
    narrowing: { search, status },
    line: 'outstanding',
    asOn,
  } as const;
  useListExplainKey('Customers', list, () => {
    const customer = current();
    return customer && hrefOf({ account: customer.accountId, asOn });
  });
  return useSumLinks(list);
}
