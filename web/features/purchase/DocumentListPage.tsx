// A list of documents of suppliers: what narrows it, and what the posted ones come to.
import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { todayInIndia } from '#web/format/dates.ts';
import { counted, formatCount, formatPaise } from '#web/format/money.ts';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage, Outstanding } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import type { DeclaredList } from '#web/shell/keys/register/list-declaration.ts';
import { PeriodPill } from '#web/shell/keys/register/PeriodPill.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { PillGroup, SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { documentFiguresOf, documentsOnSheet, documentStretchOf } from './document-calls.ts';
import type { DocumentCalls } from './document-calls.ts';
import { useDocumentFilter } from './use-document-filter.ts';

/** The list of a kind of document, which is all that its page says. */
export type DocumentsDeclared<Card> = {
  readonly calls: DocumentCalls<Card>;
  readonly list: DeclaredList<Card>;
  readonly statuses: readonly { readonly value: string; readonly label: string }[];
  readonly empty: { readonly title: string; readonly text: string };
  /** What those are called that stand and that ended; what is left of one, in a sentence. */
  readonly words?: { readonly stands: string; readonly ended: string; readonly open: string };
};

type Props<Card> = {
  readonly of: DocumentsDeclared<Card>;
  readonly add: ReactNode;
};

const POSTED = { stands: 'Posted', ended: 'reversed', open: 'outstanding' };

export function DocumentListPage<Card>({ of, add }: Props<Card>) {
  const { calls, statuses, empty, words = POSTED } = of;
  const { id: bookId } = usePageBook();
  const { asked, order, set, ...filter } = useDocumentFilter(calls.cards.query.shape);
  const figures = useQuery({
    ...documentFiguresOf(calls, bookId, asked),
    placeholderData: keepPreviousData,
  });
  const list = useDeclaredList(of.list, {
    narrowed: asked,
    count: figures.data?.count ?? 0,
    stretchOf: (offset) => documentStretchOf(calls, { bookId, asked, order, offset }),
    order,
    onOrder: (next) => set({ order: next }),
    sheet: {
      read: (read, offset, limit) =>
        documentsOnSheet(calls, read, { bookId, asked, order, offset, limit }),
      remarks: (rows, chosen) => [
        ...(asked.search === undefined ? [] : [`Found by ‘${asked.search}’`]),
        ...chosen,
        `${formatCount(rows.length)} in the list, drafts and ${words.ended} ones included`,
      ],
    },
  });
  const { data } = figures;
  const [one] = list.list.noun;
  const rows = counted(data?.count ?? 0, one);
  return (
    <DeclaredListPage
      of={list}
      figures={figures}
      told={
        data && {
          ...data,
          worth: data.outstandingPaise,
          total: <Outstanding rows={rows} paise={data.outstandingPaise} what={words.open} />,
          foot: {
            text: `${words.stands} of ${rows}`,
            sums: {
              taxable: formatPaise(data.taxablePaise),
              gst: formatPaise(data.gstPaise),
              total: formatPaise(data.totalPaise),
              outstanding: formatPaise(data.outstandingPaise),
            },
          },
        }
      }
      add={add}
      empty={empty}
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
              id={`${list.list.name}-period`}
              period={filter.period}
              today={todayInIndia()}
              onChange={filter.setPeriod}
            />
            <SelectPill
              label="Status"
              value={filter.filter ?? ''}
              options={statuses}
              onChange={(status) => set({ filter: status })}
            />
          </PillGroup>
        </>
      }
      onClear={() => set({ search: null, filter: null, year: null, quarter: null, month: null })}
    />
  );
}
