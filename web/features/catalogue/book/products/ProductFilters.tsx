// What narrows the list of products, how it is drawn, its views and its columns.
import { useQuery } from '@tanstack/react-query';
import type { ListedProduct, ProductFigures } from '#api/contract/catalogue/product.ts';
import { queryClient } from '#web/client/query.ts';
import { formatCount } from '#web/format/money.ts';
import type { DeclaredListState } from '#web/shell/keys/register/declared-list.tsx';
import { ListPills, ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { MoreFilters } from '#web/ui/lists/register/pills/MoreFilters.tsx';
import type { RarerFilter } from '#web/ui/lists/register/pills/MoreFilters.tsx';
import { PickerPill } from '#web/ui/lists/register/pills/PickerPill.tsx';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { allOf } from '../../calls/lists.ts';
import { rowOf } from '../../list/rows.ts';
import { AsPill } from './AsPill.tsx';
import { ONLY_WORDS, PRODUCT_STATUSES } from './product-words.ts';
import { productStretchOf } from './queries.ts';
import { PRODUCT_FILTER_NAMES } from './use-product-address.ts';
import type { ProductAddress } from './use-product-address.ts';

const SHOWS = [
  { value: '', label: 'All' },
  { value: 'own', label: 'Own' },
  { value: 'shared', label: 'Shared' },
];

/** Each with how many it would show, where that is known. */
const statusesOf = (figures: ProductFigures | undefined) => [
  { value: '', label: 'Any' },
  ...(['enabled', 'disabled', 'retired'] as const).map((value) => {
    const count = figures?.byStatus[value];
    const label = PRODUCT_STATUSES[value];
    return { value, label: count === undefined ? label : `${label} ${formatCount(count)}` };
  }),
];
const ONLY = Object.entries(ONLY_WORDS);

const VIEWS = [
  { name: 'All', query: '' },
  { name: 'Kept in stock', query: 'only=stocked&order=-in_hand' },
  { name: 'Without HSN or SAC', query: 'only=without-hsn' },
  { name: 'Without a GST rate', query: 'only=without-rate' },
  { name: 'Highest price first', query: 'order=-price' },
  { name: 'Newest first', query: 'order=-added' },
];

type Props = {
  readonly of: DeclaredListState<ListedProduct>;
  readonly asked: ProductAddress;
  readonly figures: ProductFigures | undefined;
};

export function ProductFilters({ of, asked, figures }: Props) {
  const { id: bookId } = usePageBook();
  const { narrowing, order, set } = asked;
  const find = async (search: string) => {
    const stretch = productStretchOf(bookId, { ...narrowing, search }, order, 0);
    return (await queryClient.fetchQuery(stretch))[0];
  };
  return (
    <>
      <ListSearch
        of={of}
        label="Search products"
        value={asked.search}
        onChange={(text) => set({ q: text })}
        find={find}
      />
      <ListPills of={of} views={{ names: PRODUCT_FILTER_NAMES, given: VIEWS }}>
        <SelectPill
          label="Of"
          value={narrowing.of ?? ''}
          options={SHOWS}
          onChange={(show) => set({ show })}
        />
        <SelectPill
          label="Status"
          value={narrowing.status ?? ''}
          options={statusesOf(figures)}
          onChange={(status) => set({ status })}
        />
        <MoreFilters filters={rarerFilters(asked)} />
        <AsPill />
      </ListPills>
    </>
  );
}

function rarerFilters({ narrowing, set }: ProductAddress): RarerFilter[] {
  return [
    {
      id: 'category',
      label: 'Category',
      isSet: narrowing.category !== undefined,
      pill: (isNew) => (
        <CategoryPill
          categoryId={narrowing.category ?? null}
          onChange={(id) => set({ category: id === null ? '' : String(id) })}
          opensAtOnce={isNew}
        />
      ),
    },
    ...ONLY.map(([value, label]) => ({
      id: value,
      label,
      isSet: narrowing.only === value,
      onSet: (isSet: boolean) => set({ only: isSet ? value : '' }),
    })),
  ];
}

// Narrows the list to the products of one category.
type CategoryPillProps = {
  /** Null is any. */
  readonly categoryId: number | null;
  readonly onChange: (categoryId: number | null) => void;
  readonly opensAtOnce: boolean;
};

function CategoryPill({ categoryId, onChange, opensAtOnce }: CategoryPillProps) {
  const { id: bookId } = usePageBook();
  const { data } = useQuery(allOf('category', bookId));
  const choices = (data ?? []).map((category) => {
    const { id, name, below } = rowOf(category, bookId);
    return { id, name, hint: below };
  });
  const chosen = choices.find(({ id }) => id === categoryId) ?? null;
  return (
    <PickerPill
      label="Category"
      noun="category"
      value={chosen?.name ?? (categoryId === null ? 'Any' : '')}
      isSet={categoryId !== null}
      choices={choices}
      chosen={chosen}
      onChange={onChange}
      opensAtOnce={opensAtOnce}
    />
  );
}
