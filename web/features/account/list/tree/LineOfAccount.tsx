// The line of an account in its row; nothing while it is not known, or where it would be flat.
import { useQuery } from '@tanstack/react-query';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountNode } from '#web/shell/balances/group-tree.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Sparkline } from '#web/ui/lists/pictures/Sparkline.tsx';
import { yearLineOf } from './year-lines.ts';

type Props = { readonly account: AccountNode; readonly to: CalendarDate };

export function LineOfAccount({ account: { accountId, name }, to }: Props) {
  const { id: bookId } = usePageBook();
  const { data: points = [] } = useQuery({
    ...yearLineOf(bookId, accountId, to),
    placeholderData: (before) => before,
  });
  const last = points.at(-1)?.when ?? '';
  return <Sparkline label={`${name}, month-end balances, 12 months to ${last}`} points={points} />;
}
