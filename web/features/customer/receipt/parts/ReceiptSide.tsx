// What the receipt will post, how the accounts stand after it, and what goes on account.
import type { ReactNode } from 'react';
import type { Side } from '#core/journal/index.ts';
import type { AdvanceTax } from '#core/customer/index.ts';
import { formatBalance, formatPaise, formatRupees } from '#web/format/money.ts';
import type { ReceiptProps } from '#web/shell/form/receipt-dialog.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { newMoneyAccount } from '#web/shell/form/money-account.ts';
import { ACCOUNT_WORDS } from '../draft/deduction-kinds.ts';
import type { ReckonedDeduction } from '../draft/reckoning.ts';
import type { ReceiptForm } from '../use-receipt.ts';

type Props = {
  readonly form: ReceiptForm;
  readonly customer: ReceiptProps['customer'];
  /** What is said below it: there is room, so that nothing moves. */
  readonly children: ReactNode;
};

export function ReceiptSide({ form, customer, children }: Props) {
  const { reckoning, account, ledger, fields, advance } = form;
  const { deductions, receivedPaise, deductedPaise } = reckoning;
  const received = receivedPaise ?? 0;
  const credited = received + deductedPaise - (advance?.taxPaise ?? 0);
  const into = account?.name ?? newMoneyAccount(fields.method);
  return (
    <aside
      aria-label="What it does"
      className="border-line bg-surface-2 p-4 text-sm max-lg:border-t lg:border-l"
    >
      <h3 className="mb-2 text-base font-semibold">Will post</h3>
      <ul className="flex flex-col gap-1.5">
        <Posted side="debit" paise={received}>
          {into}
        </Posted>
        {deductions
          .filter(({ paise }) => paise !== null && paise !== 0)
          .map((deduction) => (
            <Posted
              key={deduction.fields.id}
              side={(deduction.paise ?? 0) < 0 ? 'credit' : 'debit'}
              paise={deduction.paise ?? 0}
            >
              {accountOf(deduction, form)}
            </Posted>
          ))}
        <Posted side="credit" paise={credited}>
          {customer.name}
        </Posted>
        {taxLines(advance?.tax ?? null).map(([name, paise]) => (
          <Posted key={name} side="credit" paise={paise}>
            {name}
          </Posted>
        ))}
      </ul>
      {(ledger !== null || account !== null) && (
        <div className="mt-3 border-t border-line pt-2.5">
          <h3 className="mb-1.5 text-base font-semibold">After this receipt</h3>
          <dl className="flex flex-col gap-1">
            {ledger !== null && (
              <After
                name={customer.name}
                paise={ledger.balancePaise + issuedPaise(form) - credited}
              />
            )}
            {account !== null && (
              <After name={account.name} paise={account.balancePaise + received} />
            )}
          </dl>
        </div>
      )}
      <OnAccount form={form} />
      <div className="mt-3 has-[>:empty]:hidden">{children}</div>
    </aside>
  );
}

/** A draft is owed first, by the payment that issues it. */
const issuedPaise = ({ draft, reckoning }: ReceiptForm): number =>
  draft === null || reckoning.settledPaise === 0 ? 0 : draft.totalPaise;

/** The heads of output tax that an advance is posted to. */
const taxLines = (tax: AdvanceTax | null): readonly (readonly [string, number])[] =>
  tax === null
    ? []
    : [
        ['Output CGST', tax.cgstPaise] as const,
        ['Output SGST/UTGST', tax.sgstPaise] as const,
        ['Output IGST', tax.igstPaise] as const,
      ].filter(([, paise]) => paise > 0);

function accountOf({ choice, fields }: ReckonedDeduction, { accounts }: ReceiptForm): string {
  if (choice === null) return '';
  if (choice.kind !== 'other') return ACCOUNT_WORDS[choice.kind];
  return accounts.find(({ id }) => id === fields.accountId)?.name ?? 'Another account';
}

type PostedProps = {
  readonly side: Side;
  readonly paise: number;
  readonly children: ReactNode;
};

const Posted = ({ side, paise, children }: PostedProps) => (
  <li className="flex items-start gap-2">
    <SideTag side={side} />
    <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
      {children}
    </span>
    <span className="num">{formatPaise(paise)}</span>
  </li>
);

const After = ({ name, paise }: { readonly name: string; readonly paise: number }) => (
  <div className="flex items-start gap-2">
    <dt dir="auto" className="min-w-0 flex-1 wrap-anywhere">
      {name}
    </dt>
    <dd className="num font-semibold">{formatBalance(paise)}</dd>
  </div>
);

/** Heard as it changes; what is short says so at the amount, too. */
function OnAccount({ form: { reckoning, bills, advance } }: Pick<Props, 'form'>) {
  const { onAccountPaise, settledPaise, openPaise, receivedPaise } = reckoning;
  const isNothing = (receivedPaise ?? 0) === 0;
  const remains = openPaise - settledPaise;
  return (
    <div role="status" className="mt-3 flex flex-col gap-1">
      {onAccountPaise > 0 && advance === null && (
        <p className="flex items-start gap-1.5 text-warn">
          <span className="pt-0.5">
            <Icon name="info" size={16} />
          </span>
          <span>
            {formatRupees(onAccountPaise)} settles nothing and goes <b>on account</b>.
          </span>
        </p>
      )}
      {onAccountPaise < 0 && (
        <p className="text-overdue">
          {formatRupees(-onAccountPaise)} more is settled than comes in.
        </p>
      )}
      {remains > 0 && !isNothing && <p>{formatRupees(remains)} will remain outstanding.</p>}
      {onAccountPaise === 0 && remains === 0 && bills.length > 0 && !isNothing && (
        <p className="flex items-start gap-1.5">
          <span className="pt-0.5 text-paid">
            <Icon name="check" size={16} />
          </span>
          These bills are settled in full. Nothing goes on account.
        </p>
      )}
    </div>
  );
}
