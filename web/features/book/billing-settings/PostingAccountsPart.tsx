// The accounts that documents post to. One that is not named is found or made when it is first
// needed; what was posted stays where it is.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  changePostingAccounts,
  readBillingSettings,
  readPostingAccounts,
} from '#api/contract/book/billing-settings.ts';
import type { Account } from '#api/contract/account/account.ts';
import { POSTING_ROLES } from '#core/book/index.ts';
import type { PostingRole } from '#core/book/index.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { asking, invalidate } from '#web/client/query.ts';
import { useEditConflict } from '#web/shell/form/edit-conflict.ts';
import { FormFailure } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { SettingsPart, WholeWidth } from './SettingsPart.tsx';

const ROLES: readonly { readonly role: PostingRole; readonly label: string }[] = [
  { role: 'sales-goods', label: 'Sales of goods' },
  { role: 'sales-services', label: 'Sales of services' },
  { role: 'export-sales', label: 'Exports' },
  { role: 'sales-rcm', label: 'Sales under reverse charge' },
  { role: 'sales-return', label: 'Credit notes' },
  { role: 'output-cgst', label: 'Output CGST' },
  { role: 'output-sgst', label: 'Output SGST or UTGST' },
  { role: 'output-igst', label: 'Output IGST' },
  { role: 'output-cess', label: 'Output cess' },
  { role: 'round-off', label: 'Round off' },
  { role: 'cash', label: 'Received in cash' },
  { role: 'bank', label: 'Received by bank, cheque or card' },
  { role: 'upi', label: 'Received by UPI' },
  { role: 'depreciation', label: 'Depreciation' },
  { role: 'accumulated-depreciation', label: 'Accumulated depreciation' },
  { role: 'asset-sale-gain', label: 'Gain on sale of assets' },
  { role: 'asset-sale-loss', label: 'Loss on sale of assets' },
  { role: 'input-cgst', label: 'Input CGST' },
  { role: 'input-sgst', label: 'Input SGST or UTGST' },
  { role: 'input-igst', label: 'Input IGST' },
  { role: 'stock-loss', label: 'Goods lost or given away' },
  { role: 'stock-in-hand', label: 'Stock, where each cost is posted' },
  { role: 'goods-sold', label: 'Cost of goods sold' },
  { role: 'goods-received', label: 'Goods received into stock' },
  { role: 'goods-used', label: 'Goods used from stock' },
  { role: 'partners-interest', label: 'Interest on partners’ capital' },
  { role: 'partners-remuneration', label: 'Partners’ remuneration' },
  { role: 'purchase-return', label: 'Purchase return' },
  { role: 'discount-received', label: 'Discount received from suppliers' },
  { role: 'balances-written-back', label: 'Balances of suppliers written off' },
  { role: 'input-cess', label: 'Input cess' },
  { role: 'input-cgst-rcm', label: 'Input CGST, reverse charge' },
  { role: 'input-sgst-rcm', label: 'Input SGST or UTGST, reverse charge' },
  { role: 'input-igst-rcm', label: 'Input IGST, reverse charge' },
  { role: 'input-cess-rcm', label: 'Input cess, reverse charge' },
  { role: 'rcm-output-cgst', label: 'Reverse charge CGST to pay' },
  { role: 'rcm-output-sgst', label: 'Reverse charge SGST or UTGST to pay' },
  { role: 'rcm-output-igst', label: 'Reverse charge IGST to pay' },
  { role: 'rcm-output-cess', label: 'Reverse charge cess to pay' },
  { role: 'gst-cash-ledger', label: 'Electronic cash ledger of GST' },
  { role: 'tds-payable', label: 'TDS to pay' },
  { role: 'tcs-receivable', label: 'TCS to claim' },
  { role: 'isd-clearing', label: 'Credit of an input service distributor' },
  { role: 'gst-tds-receivable', label: 'GST TDS and TCS to claim' },
  { role: 'gst-interest', label: 'Interest on GST' },
  { role: 'gst-late-fee', label: 'Late fee of GST' },
  { role: 'gst-penalty', label: 'Penalty of GST' },
  { role: 'composition-tax', label: 'Composition tax' },
  { role: 'drc-03', label: 'GST demands (DRC-03)' },
];
/** Money goes to cash and banks alone, by their groups, whatever the types in them are called. */
const MONEY: ReadonlySet<PostingRole> = new Set(['cash', 'bank', 'upi']);
const MONEY_GROUPS: ReadonlySet<string | null> = new Set([
  'cash-in-hand',
  'bank-accounts',
  'bank-od',
]);

type Posting = z.output<typeof readPostingAccounts.reply>;
type ChosenAccount = {
  readonly role: PostingRole;
  readonly label: string;
  readonly accountId: number;
};

type Props = { readonly readOnly: boolean; readonly onSaved: (text: string) => void };

export function PostingAccountsPart({ readOnly, onSaved }: Props) {
  const { id: bookId } = usePageBook();
  const posting = useQuery(asking(readPostingAccounts, { params: { bookId } }));
  const accounts = useQuery(accountListOf(bookId));
  // Of customers there may be thousands, and nothing is sold to their ledgers.
  const open =
    accounts.data?.filter(({ retired, group }) => !retired && group !== 'sundry-debtors') ?? [];
  const { busy, failure, conflict, choose } = useChoosing(
    posting.data ?? null,
    ({ label, accountId }) => {
      const name = open.find(({ id }) => id === accountId)?.name ?? '';
      onSaved(`${label} posts to ‘${name}’ from now on.`);
    },
  );
  const failed = posting.error ?? accounts.error;
  return (
    <SettingsPart
      title="Where documents post"
      help="Leave blank. The account is created when first needed."
    >
      {failed !== null && (
        <WholeWidth>
          <ErrorState
            what="the accounts"
            why={sentenceOf(failed.failure)}
            onRetry={() => void Promise.all([posting.refetch(), accounts.refetch()])}
          />
        </WholeWidth>
      )}
      {failed === null && (posting.isPending || accounts.isPending) && (
        <WholeWidth>
          <Skeletons label="Loading the accounts" count={6} item="h-14" layout="grid gap-3" />
        </WholeWidth>
      )}
      {posting.data !== undefined &&
        accounts.data !== undefined &&
        ROLES.map(({ role, label }) => (
          <Field key={role} label={label}>
            {(control) => (
              <Picker
                id={control.id}
                label={label}
                noun="account"
                choices={open
                  .filter(({ group }) => !MONEY.has(role) || MONEY_GROUPS.has(group))
                  .map(choiceOf)}
                chosen={chosenOf(accounts.data, posting.data.accounts[role])}
                onChoose={(id) => choose(role, label, id)}
                placeholder={POSTING_ROLES[role].name}
                readOnly={readOnly || busy}
              />
            )}
          </Field>
        ))}
      {failure !== null && (
        <WholeWidth>
          <FormFailure failure={failure} conflict={conflict} />
        </WholeWidth>
      )}
    </SettingsPart>
  );
}

/** One choice is sent at once, so what others chose is on the page as soon as it is read. */
function useChoosing(posting: Posting | null, onSaved: (choice: ChosenAccount) => void) {
  const { id: bookId } = usePageBook();
  const params = { bookId };
  const { busy, failure, send } = useSend();
  const [chosen, setChosen] = useState<ChosenAccount | null>(null);
  const write = ({ role, accountId }: ChosenAccount, { seq }: Posting) =>
    call(changePostingAccounts, {
      params,
      body: { accounts: { [role]: accountId }, expected: seq },
    });
  const saved = (choice: ChosenAccount) => async () => {
    await invalidate(readPostingAccounts, readBillingSettings);
    onSaved(choice);
  };
  const choose = (role: PostingRole, label: string, accountId: number | null) => {
    if (accountId === null || posting === null || posting.accounts[role] === accountId) return;
    const choice = { role, label, accountId };
    setChosen(choice);
    void send(() => write(choice, posting), saved(choice));
  };
  const conflict = useEditConflict(
    chosen === null || posting === null
      ? null
      : {
          failure,
          send,
          editing: {
            begun: posting,
            latest: () => call(readPostingAccounts, { params }),
            fieldsOf: ({ accounts }: Posting) => accounts,
            seqOf: ({ seq }: Posting) => seq,
          },
          record: posting,
          fields: { ...posting.accounts, [chosen.role]: chosen.accountId },
          take: () => setChosen(null),
          rebase: () => undefined,
          write: (_: unknown, latest: Posting) => write(chosen, latest),
          saved: saved(chosen),
        },
  );
  return { busy, failure, conflict, choose };
}

const choiceOf = ({ id, name, accountType: detail }: Account): Choice => ({ id, name, detail });

function chosenOf(accounts: readonly Account[], chosenId: number | undefined): Choice | null {
  const found = accounts.find(({ id }) => id === chosenId);
  return found === undefined ? null : choiceOf(found);
}
