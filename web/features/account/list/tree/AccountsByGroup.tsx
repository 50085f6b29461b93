// The accounts by group, as on a day, and what is chosen of them.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { figureLedgerQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { AsOn } from '#web/shell/balances/AsOn.tsx';
import { nestedGroups } from '#web/shell/balances/group-tree.ts';
import { HideZero } from '#web/shell/balances/zero/HideZero.tsx';
import { useBalances } from '#web/shell/balances/use-balances.ts';
import { zeroKey } from '#web/shell/balances/zero/use-zero-rows.ts';
import { useDays } from '#web/shell/balances/use-days.ts';
import { useOpenGroups, useTreeKeys } from '#web/shell/balances/use-tree.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { DaysPill } from '#web/ui/lists/register/pills/DaysPill.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { AccountTree } from './AccountTree.tsx';

type Props = {
  readonly withRetired: boolean;
  /** What every way of showing the accounts has: the search, and the choice of the way. */
  readonly filters: ReactNode;
};

export function AccountsByGroup({ withRetired, filters }: Props) {
  const { scope } = usePageBook();
  const { days, today, setOn } = useDays();
  const shown = useBalances(days, { withRetired, neverEmpty: true });
  const { data, isPending, isError, error, refetch } = shown.balances;
  const groups = data === undefined ? [] : nestedGroups(data);
  const open = useOpenGroups(groups);
  const tree = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLInputElement>(null);
  useTreeKeys(tree, 'Accounts', open);
  useKeys('Accounts', [
    zeroKey(shown.toggleZero),
    { keys: 'F2', does: 'Choose the day', run: () => day.current?.focus() },
  ]);
  const hrefOf = (accountId: number) =>
    paths.account(accountId, scope, days.on === null ? {} : figureLedgerQuery(days, days.period));
  return (
    <>
      <div className="register-filters">
        {filters}
        <HideZero hides={shown.hidesZero} count={shown.hiddenCount} onToggle={shown.toggleZero} />
        <DaysPill label="As on" value={formatDate(days.to)}>
          <AsOn day={days.to} onDay={setOn} today={today} field={day} />
        </DaysPill>
        <span className="ml-auto max-sm:hidden">
          <Button kind="quiet" aria-keyshortcuts="Shift+ArrowLeft" onClick={open.closeAll}>
            Close all groups <Kbd>{keyLabel('Shift+ArrowLeft')}</Kbd>
          </Button>
        </span>
      </div>
      <div ref={tree}>
        {isPending && (
          <Skeletons label="Loading accounts" count={12} item="h-8" layout="flex flex-col gap-px" />
        )}
        {isError && data === undefined && (
          <ErrorState
            what="the accounts"
            why={sentenceOf(error.failure)}
            onRetry={() => void refetch()}
          />
        )}
        {data !== undefined && (
          <AccountTree
            balances={data}
            groups={groups}
            look={{ hrefOf, open, asked: shown.asked }}
          />
        )}
      </div>
    </>
  );
}
