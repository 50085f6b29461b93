// A list as a register on its page: its rows as they are read, and the keys that every list has.
import { useMemo } from 'react';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { CallFailed } from '#web/client/query.ts';
import { shownColumns } from '#web/ui/lists/register/columns.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { useRegister } from '#web/ui/lists/register/use-register.ts';
import type { Register } from '#web/ui/lists/register/use-register.ts';
import { useRoom } from '#web/ui/lists/register/use-room.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { useRegisterChoice } from './use-register-choice.ts';
import { useRegisterKeys } from './use-register-keys.ts';
import { useStretches } from './use-stretches.ts';

type Options<Row> = {
  /** By which the choice of columns is kept. */
  readonly list: string;
  /** What its keys are listed under. */
  readonly title: string;
  /** What it is narrowed to and ordered by: another list begins anew. */
  readonly listKey: string;
  readonly count: number;
  readonly keyOf: (row: Row) => number;
  readonly columns: readonly RegisterColumn<Row>[];
  /** @returns the query for the page of rows that begins at an offset. */
  readonly stretchOf: (offset: number) => UseQueryOptions<Row[], CallFailed>;
  /** Opens the page of a row. */
  readonly onPage: (row: Row) => void;
  /** Whether a row opens in place by an arrow or a click. */
  readonly opensInPlace: boolean;
  /** Whether Enter leads to its page none the less. */
  readonly enterLeads: boolean;
  /** How many rows stand under each heading; null without headings. */
  readonly groups: readonly number[] | null;
  /** As the address has it. */
  readonly order: string;
  readonly onOrder: (order: string) => void;
};

export type ListState<Row> = {
  readonly register: Register<Row>;
  readonly rowAt: (index: number) => Row | undefined;
  /** Whether the first row that is drawn is on its way. */
  readonly isWaiting: boolean;
  /** Those that are shown: chosen, and with room for them. */
  readonly columns: readonly RegisterColumn<Row>[];
  readonly error: CallFailed | null;
  readonly retry: () => void;
  /** @returns the row that a key means, if any. */
  readonly current: () => Row | undefined;
};

export function useListRegister<Row>(options: Options<Row>): ListState<Row> {
  const { list, listKey, count, keyOf, stretchOf, columns: all, groups, ...keys } = options;
  const { opensInPlace } = keys;
  const { choice } = useRegisterChoice(list);
  const room = useRoom();
  const isWide = useWide();
  const columns = useMemo(() => shownColumns(all, choice.hidden, room), [all, choice.hidden, room]);
  // The same one as long as the list is: a row that is scrolled asks for nothing.
  // oxlint-disable-next-line react/exhaustive-deps -- the key says all that it depends on
  const stretch = useMemo(() => stretchOf, [listKey]);
  const register = useRegister<Row>({ listKey, count, groups, keyOf });
  const { rowAt, isWaiting, error, retry } = useStretches(register, stretch);
  const current = () => (register.at === null ? undefined : rowAt(register.at));
  useRegisterKeys({
    ...keys,
    register,
    rowAt,
    opensInPlace: opensInPlace && isWide,
  });
  return { register, rowAt, isWaiting: count > 0 && isWaiting, columns, error, retry, current };
}
