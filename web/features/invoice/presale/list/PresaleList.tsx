// Quotations, proforma invoices and challans as a register under what narrows them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PresaleCard } from '#api/contract/trade/presale.ts';
import { useGo } from '#web/ahead/use-go.ts';
import { formatCount, formatPaise, formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useListExplainKey, useSumLinks } from '#web/shell/history/use-list-explain.tsx';
import { ListRegister, ListWaiting } from '#web/shell/keys/register/ListRegister.tsx';
import { SelectionSheet } from '#web/shell/keys/register/SelectionSheet.tsx';
import { useListRegister } from '#web/shell/keys/register/use-list-register.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { selectionSum } from '#web/ui/lists/register/use-register.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { presaleWords as wording } from '../../wording.ts';
import { presaleFiguresOf, presaleStretchOf } from '../queries.ts';
import { OpenedPresale } from './OpenedPresale.tsx';
import { PresalePills } from './PresalePills.tsx';
import { presaleName, usePresaleColumns, usePresaleLines } from './use-presale-columns.tsx';
import type { PresaleFilterState } from './use-presale-filter.ts';

type Props = { readonly bookId: number; readonly filter: PresaleFilterState };

const keyOf = ({ id }: PresaleCard): number => id;

export function PresaleList({ bookId, filter }: Props) {
  const { narrowing, order } = filter;
  const figures = useQuery({
    ...presaleFiguresOf(bookId, narrowing),
    placeholderData: keepPreviousData,
  });
  const { data } = figures;
  const go = useGo();
  const { scope } = usePageBook();
  const all = usePresaleColumns();
  const linesOf = usePresaleLines();
  const onPage = ({ id }: PresaleCard) => go(paths.presale(id, scope));
  const onOrder = (next: string) => filter.set({ order: next });
  const list = useListRegister<PresaleCard>({
    list: 'presale',
    title: wording.title,
    listKey: JSON.stringify([narrowing, order]),
    count: data?.count ?? 0,
    keyOf,
    columns: all,
    stretchOf: (offset) => presaleStretchOf(bookId, narrowing, order, offset),
    onPage,
    opensInPlace: true,
    order,
    onOrder,
  });
  const explained = { of: 'presales', narrowing, line: 'total' } as const;
  const sumLink = useSumLinks(explained);
  const rowHref = () => {
    const card = list.current();
    return card && paths.history(bookId, { kind: 'presale', record: card.id });
  };
  useListExplainKey(wording.title, explained, rowHref, (data?.count ?? 0) > 0);
  if (data?.of === 0) return <EmptyState title={wording.empty}>{wording.emptyHelp}</EmptyState>;
  return (
    <>
      <PresalePills filter={filter} figures={data} columns={all} />
      {data === undefined ? (
        <ListWaiting
          what="the register"
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <>
          <p role="status" className="register-total">
            {`${documentsInWords(data.count)}, ${formatRupees(paiseFromWire(data.total))}`}
          </p>
          <ListRegister
            what="the register"
            caption={wording.title}
            state={list}
            nameOf={presaleName}
            linesOf={linesOf}
            onPage={onPage}
            order={order}
            onOrder={onOrder}
            foot={{
              text: `Total of ${documentsInWords(data.count)}, none of it posted`,
              sums: { amount: sumLink('total', formatPaise(paiseFromWire(data.total))) },
              ...(data.count < data.of && { beside: `of ${formatCount(data.of)}` }),
            }}
            none={`${wording.nothingFound}.`}
            onClear={filter.clear}
            opened={(card) => <OpenedPresale card={card} />}
          />
          <Marked bookId={bookId} filter={filter} list={list} total={paiseFromWire(data.total)} />
        </>
      )}
    </>
  );
}

const documentsInWords = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'document' : 'documents'}`;

type MarkedProps = Props & {
  readonly list: ReturnType<typeof useListRegister<PresaleCard>>;
  /** What the whole list comes to, in paise. */
  readonly total: number;
};

/** What is selected, and its sheet. */
function Marked({ bookId, filter, list, total }: MarkedProps) {
  const { selection, clear, count } = list.register;
  const whole = { count, paise: total };
  const selected = selectionSum(selection, whole, (card) => paiseFromWire(card.total));
  return (
    <SelectionSheet
      what="the selected documents"
      count={selected.count}
      total={`Total ${formatRupees(selected.paise)}`}
      acts={[]}
      onClear={clear}
      of={async (work) => {
        const { presalesSheet } = await import('./presale-sheet.ts');
        const isKept = ({ id }: PresaleCard) => selection.rows.has(id) !== selection.isWhole;
        const { narrowing, order } = filter;
        return presalesSheet(work, { bookId, narrowing, order, isKept });
      }}
    />
  );
}
