// Where the address of a record leads to none of the book.
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';

const LISTS = {
  account: { title: 'Accounts', pathOf: paths.accounts },
  customer: { title: 'Customers', pathOf: paths.customersOf },
  supplier: { title: 'Suppliers', pathOf: paths.suppliers },
} as const;

type Props = {
  readonly noun: keyof typeof LISTS;
  /** Whether the page has a head of its own. */
  readonly hasHead?: boolean;
};

export function NoSuchRecord({ noun, hasHead = false }: Props) {
  const { name, scope } = usePageBook();
  const title = `No such ${noun}`;
  const { title: list, pathOf } = LISTS[noun];
  return (
    <>
      {!hasHead && <PageHead title={title} />}
      <EmptyState
        title={title}
        actions={
          <Link to={pathOf(scope)} className={buttonClass('primary')}>
            {list}
          </Link>
        }
      >
        The book ‘{name}’ has no {noun} at this address.
      </EmptyState>
    </>
  );
}
