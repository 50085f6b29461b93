import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';

export function NoSuchCustomer() {
  const { name, scope } = usePageBook();
  return (
    <>
      <PageHead title="No such customer" />
      <EmptyState
        title="No such customer"
        actions={
          <Link to={paths.customersOf(scope)} className={buttonClass('primary')}>
            Customers
          </Link>
        }
      >
        The book ‘{name}’ has no customer at this address.
      </EmptyState>
    </>
  );
}
