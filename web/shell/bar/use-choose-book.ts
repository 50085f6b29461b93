// Another book is worked in: from a record to the list of its kind, which the other book has too.
import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { inPresent, useMoment } from '#web/client/past/moment.ts';
import { useScope } from '../commands/use-scope.ts';

/** Where a record stands is the list of its kind. */
const LISTS = [
  { of: '/account/', to: paths.accounts() },
  { of: '/billing/invoice/', to: paths.invoices },
  { of: '/customers/', to: paths.customers },
];

export function useChooseBook(): (bookId: number) => void {
  const choose = useSetAtom(activeBookChoiceAtom);
  const navigate = useNavigate();
  const scope = useScope();
  const { pathname } = useLocation();
  const isPast = useMoment() !== null;
  return (id) => {
    choose({ id });
    // One record belongs to one book, and an address that names a book means that one.
    const list = LISTS.find(({ of }) => pathname.startsWith(of));
    // So does an event: another book is shown as it is now.
    if (list !== undefined) void navigate(inPresent(list.to));
    else if (pathname.startsWith('/book/')) void navigate(inPresent(paths.dashboard));
    else if (scope !== undefined || isPast) void navigate(inPresent(pathname));
  };
}
