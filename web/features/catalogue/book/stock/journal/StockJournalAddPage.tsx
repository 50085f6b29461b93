// A new stock journal: what came into stock, or left it, without a bill; what was counted there; or
// what was lost or given away.
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { stockJournalOf } from '../queries.ts';
import { LostGoodsForm } from '../lost/LostGoodsForm.tsx';
import { lossInWords } from '../lost/lost-lines.ts';
import { GoodsForm } from '../typed/GoodsForm.tsx';
import { stockJournalNoun } from './lines.ts';
import { StockLines } from './StockLines.tsx';
import { useStockJournal } from './use-stock-journal.ts';
import type { Begun } from './use-stock-journal.ts';

export function StockJournalAddPage() {
  const { id: bookId, scope } = usePageBook();
  const [address] = useSearchParams();
  const from = Number(address.get('from'));
  const isCopy = Number.isSafeInteger(from) && from > 0;
  const copy = useQuery({ ...stockJournalOf(bookId, from), enabled: isCopy });
  const isCount = address.get('for') === 'count' || copy.data?.purpose === 'count';
  const isLost =
    address.get('for') === 'loss' || (copy.data != null && lossInWords(copy.data.purpose) !== null);
  const purpose = isCount ? 'count' : 'adjustment';
  const title = isCount ? 'New physical count' : 'New stock journal';
  const on = parseCalendarDate(address.get('on') ?? '');
  const begun = { copy: copy.data ?? null, purpose, on } as const;
  const key = `${bookId} ${from} ${purpose} ${on ?? ''}`;
  return (
    <>
      <PageHead
        title={isLost ? 'Goods lost or given away' : title}
        above={
          <Link to={paths.stockJournals(scope)} className="link-quiet">
            Stock journals
          </Link>
        }
      />
      {isCopy && copy.isPending ? (
        <Skeletons label="Loading" count={3} item="h-14" layout="flex flex-col gap-3" />
      ) : isLost ? (
        <LostGoodsForm key={key} bookId={bookId} copy={begun.copy} />
      ) : (
        <Form key={key} bookId={bookId} begun={begun} />
      )}
    </>
  );
}

const COUNT_INTRO =
  'Enter what was there; of goods kept in batches, of each batch and of what has none, or of ' +
  'all together. The books say ' +
  'the same from that day on. What is recorded later with an earlier day changes the difference, ' +
  'but not that of a batch.';

function Form({ bookId, begun }: { readonly bookId: number; readonly begun: Begun }) {
  const { scope } = usePageBook();
  const navigate = useNavigate();
  const notify = useSetAtom(noticeAtom);
  const noun = stockJournalNoun(begun.purpose);
  const form = useStockJournal(bookId, begun, ({ id, number }) => {
    notify({ kind: 'done', text: `${noun.begins} ${formatCount(number)} posted.` });
    void navigate(paths.stockJournal(id, scope));
  });
  return (
    <GoodsForm
      name="Stock journal"
      save={`Post ${noun.within}`}
      form={form}
      intro={begun.purpose === 'count' ? COUNT_INTRO : null}
      width="max-w-280"
    >
      <StockLines form={form} bookId={bookId} />
    </GoodsForm>
  );
}
