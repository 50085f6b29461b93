// The trial balance as it was known after an event, with what that event did to each account.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCell, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { DebitAndCredit } from '#api/contract/account/balances.ts';
import { broughtForward, flatGroups, netOf } from '#web/shell/balances/group-tree.ts';
import type { AccountNode, GroupNode } from '#web/shell/balances/group-tree.ts';
import { SideText } from '#web/ui/lists/Sides.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { balancesAfterEvent } from '../queries.ts';
import { signedText } from './signed.ts';

type Props = {
  readonly bookId: number;
  readonly seq: number;
  /** What is known after the last event is the present. */
  readonly isLast: boolean;
  /** What the event moved on each account, in paise, debit positive. */
  readonly moved: ReadonlyMap<number, number>;
  /** Whether it is that event alone, or its whole act up to it. */
  readonly byEvent: boolean;
};

export function BalancesThen({ bookId, seq, isLast, moved, byEvent }: Props) {
  const { data, isPending, error, refetch } = useQuery(
    balancesAfterEvent(bookId, isLast ? null : seq),
  );
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const wide = useWide();
  if (isPending) {
    return (
      <Skeletons
        label="Loading the trial balance"
        count={10}
        item="h-7"
        layout="flex flex-col gap-px rule-top"
      />
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        what="the trial balance"
        why={error === null ? '' : sentenceOf(error.failure)}
        onRetry={() => void refetch()}
      />
    );
  }
  const groups = flatGroups(data);
  const isOpen = ({ code, accounts }: GroupNode) =>
    accounts.some(({ accountId }) => moved.has(accountId)) !== toggled.has(code);
  const toggle = (code: string) => {
    const next = new Set(toggled);
    if (!next.delete(code)) next.add(code);
    setToggled(next);
  };
  const brought = data.profitBroughtForwardPaise;
  const totals = data.totals.closing;
  return (
    <table className="history-balances rule-top">
      <caption className="sr-only">Trial balance as known after the event</caption>
      <thead className="bg-surface-2 text-xs text-ink-2">
        <tr>
          <th scope="col" className="px-3 py-1.5 text-left font-medium">
            Trial balance
          </th>
          {wide && <Head text={byEvent ? 'This event' : 'This act'} look="w-28" />}
          {wide && <Head text="Debit (₹)" look="w-32" />}
          {wide && <Head text="Credit (₹)" look="w-32 rule-middle" />}
          {!wide && <Head text="Balance (₹)" look="w-40" />}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Group
            key={group.code}
            group={group}
            moved={moved}
            wide={wide}
            bookId={bookId}
            isOpen={isOpen(group)}
            onToggle={() => toggle(group.code)}
          />
        ))}
        {brought !== 0 && (
          <tr className="italic">
            <td className="px-3">{brought < 0 ? 'Profit' : 'Loss'} brought forward</td>
            {wide && EMPTY}
            <Figures sides={broughtForward(brought).closing} wide={wide} />
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold rule-double">
          <td className="px-3">Total</td>
          {wide && EMPTY}
          <Figures sides={totals} wide={wide} isTotal />
        </tr>
      </tfoot>
    </table>
  );
}

/** Neither a group nor a total is moved by one event. */
const EMPTY = <td aria-hidden="true">&nbsp;</td>;

const Head = ({ text, look }: { readonly text: string; readonly look: string }) => (
  <th scope="col" className={`num pr-3 font-medium ${look}`}>
    {text}
  </th>
);

type FiguresProps = {
  readonly sides: DebitAndCredit;
  readonly wide: boolean;
  readonly isTotal?: boolean;
};

function Figures({ sides, wide, isTotal = false }: FiguresProps) {
  const show = isTotal ? formatPaise : formatCell;
  if (wide) {
    return (
      <>
        <td className="num pr-3">{show(sides.debitPaise)}</td>
        <td className="num rule-middle pr-3">{show(sides.creditPaise)}</td>
      </>
    );
  }
  const net = isTotal ? sides.debitPaise : netOf(sides);
  return (
    <td className="num pr-3">
      {formatPaise(Math.abs(net))}{' '}
      <span className="inline-block w-5 text-left">{!isTotal && <SideText paise={net} />}</span>
    </td>
  );
}

type GroupProps = {
  readonly group: GroupNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly moved: Props['moved'];
  readonly wide: boolean;
  readonly bookId: number;
};

function Group({ group, isOpen, onToggle, moved, wide, bookId }: GroupProps) {
  const { name, figures, accounts, ownCount } = group;
  return (
    <>
      <tr className={isOpen ? 'font-semibold' : ''}>
        <th scope="row" className="px-3 text-left font-[inherit]">
          <button type="button" aria-expanded={isOpen} onClick={onToggle} className="text-left">
            <span className={`inline-block align-middle text-ink-3 ${isOpen ? '' : '-rotate-90'}`}>
              <Icon name="down" size={14} />
            </span>{' '}
            {name}
          </button>
        </th>
        {wide && EMPTY}
        <Figures sides={figures.closing} wide={wide} />
      </tr>
      {isOpen &&
        accounts.map((account) => (
          <Account
            key={account.accountId}
            account={account}
            wide={wide}
            bookId={bookId}
            movedPaise={moved.get(account.accountId) ?? 0}
          />
        ))}
      {isOpen && accounts.length < ownCount && (
        <tr className="text-sm text-ink-3">
          <td className="pl-9" colSpan={wide ? 4 : 2}>
            {`The first ${accounts.length} of ${ownCount}; the trial balance shows all.`}
          </td>
        </tr>
      )}
    </>
  );
}

type AccountProps = {
  readonly account: AccountNode;
  readonly movedPaise: number;
  readonly wide: boolean;
  readonly bookId: number;
};

function Account({ account, movedPaise, wide, bookId }: AccountProps) {
  const { accountId, name, figures } = account;
  const change = movedPaise === 0 ? '' : signedText(movedPaise);
  return (
    <tr className={movedPaise === 0 ? '' : 'bg-warn-bg'}>
      <td className="pl-9">
        <Link to={paths.account(accountId, bookId)} dir="auto" className="link-name">
          {name}
        </Link>
        {!wide && <span className="pl-1.5 text-xs text-warn">{change}</span>}
      </td>
      {wide && <td className="num text-sm text-warn">{change}</td>}
      <Figures sides={figures.closing} wide={wide} />
    </tr>
  );
}
