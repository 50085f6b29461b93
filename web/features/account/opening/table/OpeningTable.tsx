// The accounts by their groups, with a cell for the debit and one for the credit of each.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import { formatCell, formatCount } from '#web/format/money.ts';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { OpeningRows, PHONE_ROW } from './OpeningRows.tsx';
import { balancePaise } from '../form/figures.ts';
import type { OpeningForm } from '../form/use-opening.ts';

type Props = {
  readonly accounts: readonly Account[];
  readonly form: OpeningForm;
  /** Where the bills are what the tab is for, they are open from the start. */
  readonly withBills: boolean;
};

/** Drawing thousands of rows at once would make keys wait. */
const PART = 200;

export function OpeningTable({ accounts, form, withBills }: Props) {
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const [count, setCount] = useState(PART);
  const toggle = (id: number) => {
    const after = new Set(toggled);
    if (!after.delete(id)) after.add(id);
    setToggled(after);
  };
  const groups = Map.groupBy(accounts, ({ accountType: type }) => type);
  const shown = new Set([...groups.values()].flat().slice(0, count));
  return (
    <>
      <table className="rule-top w-full bg-surface max-sm:block" onKeyDown={walkCells}>
        <caption className="sr-only">Opening balances by account</caption>
        <thead className="max-sm:block">
          <tr className={`text-sm text-ink-2 ${PHONE_ROW}`}>
            <th scope="col" className="px-3 py-2 text-left max-sm:sr-only">
              Account
            </th>
            <th scope="col" className="w-36 px-2 py-2 text-right">
              Debit (₹)
            </th>
            <th scope="col" className="w-36 border-l-2 border-ink px-2 py-2 text-right">
              Credit (₹)
            </th>
          </tr>
        </thead>
        {[...groups].map(([group, members]) => (
          <tbody
            key={group}
            hidden={!members.some((account) => shown.has(account))}
            className="max-sm:not-[[hidden]]:block"
          >
            <GroupRow group={group} accounts={members} form={form} />
            {members
              .filter((account) => shown.has(account))
              .map((account) => (
                <OpeningRows
                  key={account.id}
                  account={account}
                  form={form}
                  isOpen={withBills !== toggled.has(account.id)}
                  onToggle={() => toggle(account.id)}
                />
              ))}
          </tbody>
        ))}
      </table>
      {accounts.length > PART && (
        <LoadMore
          shown={`${formatCount(shown.size)} of ${formatCount(accounts.length)} accounts`}
          more="Show more accounts"
          hasMore={shown.size < accounts.length}
          loading={false}
          onMore={() => setCount(count + PART)}
        />
      )}
    </>
  );
}

type GroupProps = Pick<Props, 'accounts' | 'form'> & { readonly group: string };

function GroupRow({ group, accounts, form }: GroupProps) {
  const paise = accounts.map((account) => balancePaise(account, form.textOf(account.id)));
  const debit = paise.reduce((sum, one) => sum + Math.max(one, 0), 0);
  const credit = paise.reduce((sum, one) => sum + Math.max(-one, 0), 0);
  return (
    <tr className={`border-t border-line font-semibold ${PHONE_ROW}`}>
      <th scope="rowgroup" className="px-3 py-2 text-left max-sm:col-span-2">
        {group}
      </th>
      <td className="num px-4 text-right">{formatCell(debit)}</td>
      <td className="num border-l-2 border-ink px-4 text-right">{formatCell(credit)}</td>
    </tr>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -2, ArrowDown: 2, Enter: 2 };

const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Up, down and Enter stay in the column; left and right change it where nothing is typed. */
function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset['cell'] === undefined) return;
  const step = STEPS[event.key] ?? (target.value === '' ? SIDEWAYS[event.key] : undefined);
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-cell]')];
  event.preventDefault();
  cells[cells.indexOf(target) + step]?.focus();
}
