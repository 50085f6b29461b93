// The self-invoices and payment vouchers of a book as a register, newest first; of a period what
// table 13 of GSTR-1 counts of them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listReverseChargePapers } from '#api/contract/trade/reverse-charge.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { counted, formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { DeclaredListPage } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import { PeriodPill } from '#web/shell/keys/register/PeriodPill.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PillGroup, SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { documentsOnSheet, documentStretchOf } from '../document-calls.ts';
import { useDocumentFilter } from '../use-document-filter.ts';
import { paperInWords, PAPER_FILTERS, REVERSE_CHARGE_LIST } from './ReverseChargeList.tsx';
import { PAPER_CARDS, paperFiguresOf, paperSeriesIn } from './queries.ts';

export function ReverseChargeListPage() {
  const { id: bookId, scope } = usePageBook();
  const { asked, order, set, ...filter } = useDocumentFilter(listReverseChargePapers.query.shape);
  const figures = useQuery({
    ...paperFiguresOf(bookId, asked),
    placeholderData: keepPreviousData,
  });
  const { data } = figures;
  const list = useDeclaredList(REVERSE_CHARGE_LIST, {
    narrowed: asked,
    count: data?.count ?? 0,
    stretchOf: (offset) => documentStretchOf(PAPER_CARDS, { bookId, asked, order, offset }),
    order,
    onOrder: (next) => set({ order: next }),
    sheet: {
      read: (read, offset, limit) =>
        documentsOnSheet(PAPER_CARDS, read, { bookId, asked, order, offset, limit }),
      remarks: (rows, chosen) => [
        ...(asked.search === undefined ? [] : [`Found by ‘${asked.search}’`]),
        ...chosen,
        `${formatCount(rows.length)} in the list, cancelled ones included`,
      ],
    },
  });
  return (
    <DeclaredListPage
      of={list}
      figures={figures}
      told={
        data && {
          count: data.count,
          of: data.of,
          foot: {
            text: `Issued of ${counted(data.count, 'paper')}`,
            sums: { taxable: formatPaise(data.taxablePaise), gst: formatPaise(data.gstPaise) },
          },
        }
      }
      add={
        <Link to={paths.purchaseBills(scope)} className={buttonClass('secondary')}>
          Bills
        </Link>
      }
      empty={{
        title: 'No self-invoices or payment vouchers yet',
        text: 'Open a bill under reverse charge of a supplier who is not registered and press I. A payment of such a bill makes its voucher itself.',
      }}
      notes={<InTable13 bookId={bookId} asked={asked} />}
      filters={
        <>
          <ListSearch
            of={list}
            label="Number or supplier"
            value={filter.search}
            onChange={(search) => set({ search })}
          />
          <PillGroup>
            <PeriodPill
              id="reverse-charge-period"
              period={filter.period}
              today={todayInIndia()}
              onChange={filter.setPeriod}
            />
            <SelectPill
              label="Paper"
              value={filter.filter ?? ''}
              options={PAPER_FILTERS}
              onChange={(kind) => set({ filter: kind })}
            />
          </PillGroup>
        </>
      }
      onClear={() => set({ search: null, filter: null, year: null, quarter: null, month: null })}
    />
  );
}

type CountProps = {
  readonly bookId: number;
  readonly asked: Parameters<typeof paperSeriesIn>[1];
};

/** Of all papers of the period, whatever else narrows the list. */
function InTable13({ bookId, asked }: CountProps) {
  const { data } = useQuery(paperSeriesIn(bookId, asked));
  if (data === undefined || data.length === 0 || asked.from === undefined) return null;
  const runs = data.map(({ from, to, total, cancelled, nature, kind }) => {
    const gone = cancelled === 0 ? '' : `, ${cancelled} cancelled`;
    return `${nature}. ${paperInWords({ kind })} ${from} to ${to}: ${total}${gone}`;
  });
  return <p className="mb-2 text-sm text-ink-2">Table 13 of GSTR-1: {runs.join('; ')}.</p>;
}
