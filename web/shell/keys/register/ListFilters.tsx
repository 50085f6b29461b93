// What narrows a declared list: its search, and the pills that stand after its own.
import type { ReactNode } from 'react';
import { useFindFirst } from '#web/ahead/use-find-first.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { ColumnsPill } from '#web/ui/lists/register/pills/ColumnsPill.tsx';
import { PillGroup } from '#web/ui/lists/register/pills/Pills.tsx';
import type { NamedView } from '#web/ui/lists/register/pills/ViewList.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import type { DeclaredListState } from './declared-list.tsx';
import { ListViews } from './ListViews.tsx';
import { useRegisterChoice } from './use-register-choice.ts';

type SearchProps<Row> = {
  readonly of: DeclaredListState<Row>;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Finds what Enter opens. */
  readonly find?: (text: string) => Promise<Row | undefined>;
};

/** An arrow leads from it to the rows. */
export function ListSearch<Row>({ of, find, ...field }: SearchProps<Row>) {
  const { scope } = usePageBook();
  const openFirst = useFindFirst(async (text) => {
    const found = await find?.(text);
    return found === undefined ? null : of.list.hrefOf(found, scope);
  });
  return (
    <SearchField
      {...field}
      keys="/"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && find !== undefined) openFirst(event.currentTarget.value);
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        of.state.register.moveTo(0);
      }}
    />
  );
}

type PillsProps<Row> = {
  readonly of: DeclaredListState<Row>;
  readonly views?: {
    /** Of an address, what says which rows are shown and how they are ordered. */
    readonly names: readonly string[];
    readonly given: readonly NamedView[];
  };
  /** Whether columns are drawn that may be chosen. */
  readonly hasColumns?: boolean;
  readonly children?: ReactNode;
  /** What is done with all of the list. */
  readonly after?: ReactNode;
};

export function ListPills<Row>(props: PillsProps<Row>) {
  const { of, views, hasColumns = true, children, after } = props;
  const { list, columns } = of;
  const isWide = useWide();
  const { choice, choose } = useRegisterChoice(list.name);
  return (
    <PillGroup>
      {children}
      {views !== undefined && <ListViews list={list.name} {...views} />}
      {isWide && hasColumns && (
        <ColumnsPill
          columns={columns}
          hidden={choice.hidden}
          onHidden={(hidden) => choose({ hidden: [...hidden] })}
        />
      )}
      {after}
    </PillGroup>
  );
}
