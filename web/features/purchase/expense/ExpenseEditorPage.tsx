// An expense: of a supplier a bill that is paid at once, without one a slip. The last one is
// repeated by a key, and what will be posted stands beside it.
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { BLOCKED_CLAUSES } from '#web/format/credit.ts';
import { formatRupees } from '#web/format/money.ts';
import { tdsInWords } from '#web/format/tds.ts';
import { paths } from '#web/paths.ts';
import { FromAccount } from '#web/shell/form/fields/FromAccount.tsx';
import { MethodChoice } from '#web/shell/form/fields/MethodChoice.tsx';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { SupplierField } from '../editor/SupplierField.tsx';
import { buyerOfSettings, EditorPage } from '../EditorPage.tsx';
import type { QuickSupplierProps } from '../EditorPage.tsx';
import { taxDueInWords } from '../tax-due.ts';
import { isBoughtFor, noCreditInWords, POST_NEXT } from '../wording.ts';
import { WillPostEntries } from '../WillPostEntries.tsx';
import { useExpenseForm } from './use-expense-form.ts';
import type { ExpenseForm, ExpenseFormParts } from './use-expense-form.ts';

export function ExpenseEditorPage({ QuickSupplier }: QuickSupplierProps) {
  const { id: bookId, scope } = usePageBook();
  /** How many were posted here: each begins with a form of its own. */
  const [count, setCount] = useState(0);
  const [address] = useSearchParams();
  const accounts = useQuery(accountListOf(bookId));
  const settings = useQuery(billingSettingsOf(bookId));
  const isSlip = address.has('slip');
  const idIn = (name: string): number | null => {
    const id = Number(address.get(name));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  };
  const begun = { isSlip, supplierId: idIn('supplier'), accountId: idIn('account') };
  const isWaiting = accounts.data === undefined || settings.data === undefined;
  return (
    <EditorPage
      title={isSlip ? 'New petty cash slip' : 'New expense'}
      list={{ name: 'Expenses', to: paths.expenses(scope) }}
      reads={[accounts, settings]}
    >
      {isWaiting ? null : (
        <Editor
          key={`${bookId} ${address.toString()} ${count}`}
          QuickSupplier={QuickSupplier}
          bookId={bookId}
          accounts={accounts.data}
          begun={begun}
          onNext={() => setCount(count + 1)}
          buyer={buyerOfSettings(settings.data)}
        />
      )}
    </EditorPage>
  );
}

function Editor({ QuickSupplier, ...props }: ExpenseFormParts & QuickSupplierProps) {
  const form = useExpenseForm(props);
  const { bookId, accounts, begun } = props;
  const page = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const postAndStart = () => {
    // What was typed last is chosen as the focus leaves it, before anything is looked at.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    form.startAnother();
    page.current?.querySelector('form')?.requestSubmit();
  };
  useKeys('Expense', [
    { keys: 'Alt+R', does: 'Repeat the last one', run: () => void form.repeat(), writes: true },
    { keys: 'Ctrl+Shift+Enter', does: POST_NEXT, run: postAndStart, writes: true },
    {
      keys: 'F2',
      does: 'Change the day',
      run: () => page.current?.querySelector<HTMLElement>('[data-day] input')?.focus(),
    },
  ]);
  const { supplier, account, paidPaise } = form;
  const missing = paidPaise <= 0 ? 'Enter the amount.' : null;
  return (
    <div ref={page} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="card min-w-0 p-4">
        <Restored form={form} />
        <FormFrame
          form={form}
          save={supplier === null ? 'Post slip' : 'Post and pay'}
          second={
            <Button
              className="max-sm:hidden"
              aria-keyshortcuts="Control+Shift+Enter"
              onClick={postAndStart}
            >
              {POST_NEXT} <Kbd>Ctrl ⇧ ↵</Kbd>
            </Button>
          }
        >
          {begun.isSlip ? null : (
            <SupplierField
              form={{ ...form, errors: { supplier: form.errors['supplier_account_id'] } }}
              accounts={accounts}
              isAnybodys
              onAdd={setAdding}
              withNone="Leave blank for a slip: no input credit, no TDS, no reverse charge."
            />
          )}
          <Again form={form} />
          <Spent form={form} accounts={accounts} isFirst={begun.isSlip} />
          <Tax form={form} />
          <Money form={form} />
          <ActWarnings texts={form.warnings} />
        </FormFrame>
      </div>
      <WillPostEntries
        entries={form.entries}
        accounts={accounts}
        totalPaise={supplier === null ? paidPaise : form.typed.totalPaise}
        missing={account === null ? 'Choose what it was spent on.' : missing}
      >
        <Beside form={form} />
      </WillPostEntries>
      {adding !== null && (
        <QuickSupplier
          bookId={bookId}
          name={adding}
          onClose={() => setAdding(null)}
          onSaved={({ accountId }) => {
            form.setSupplier(accountId);
            setAdding(null);
          }}
        />
      )}
    </div>
  );
}

type PartProps = { readonly form: ExpenseForm };
type WithAccounts = PartProps & Pick<ExpenseFormParts, 'accounts'>;

/** What the last one was, and the key that repeats it. */
function Again({ form: { last, repeat, busy } }: PartProps) {
  if (last === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <span dir="auto">Last: {last}</span>
      <Button kind="quiet" disabled={busy} aria-keyshortcuts="Alt+R" onClick={() => void repeat()}>
        Repeat <Kbd>Alt R</Kbd>
      </Button>
    </p>
  );
}

function Spent({ form, accounts, isFirst }: WithAccounts & { readonly isFirst: boolean }) {
  const { fields, set, busy, errors, supplier, account, today } = form;
  const text = { readOnly: busy, autoComplete: 'off', dir: 'auto' } as const;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        {supplier === null ? (
          <TextField
            label="Paid to"
            optional
            value={fields.paidTo}
            onChange={(paidTo) => set({ paidTo })}
            error={errors['paid_to']}
            input={{ ...text, maxLength: 100, autoFocus: isFirst }}
          />
        ) : (
          <Required>
            <TextField
              label="Bill number"
              value={fields.number}
              onChange={(number) => set({ number })}
              error={errors['bill_number']}
              input={{ ...text, maxLength: 50 }}
            />
          </Required>
        )}
        {supplier === null && (
          <TextField
            label="Slip number"
            optional
            value={fields.number}
            onChange={(number) => set({ number })}
            error={errors['slip_number']}
            input={{ ...text, maxLength: 50 }}
          />
        )}
        <div data-day="">
          <DateField
            label={supplier === null ? 'Spent on' : 'Bill date'}
            text={fields.date}
            onText={(date) => set({ date })}
            today={today}
            readOnly={busy}
            error={errors['paid_on'] ?? errors['bill_date'] ?? errors['posted_on']}
          />
        </div>
      </div>
      {(form.isEnteredAlready || fields.againReason !== '') && (
        <TextField
          label="Why it is entered again"
          value={fields.againReason}
          onChange={(againReason) => set({ againReason })}
          input={{ ...text, maxLength: 500 }}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_12rem]">
        <Required>
          <Field label="Account" error={errors['account_id'] ?? errors['items']}>
            {(control) => (
              <Picker
                label="Account"
                id={control.id}
                noun="account"
                placeholder="What it was spent on"
                choices={accounts.filter(isBoughtFor)}
                isLoading={false}
                chosen={account}
                onChoose={(accountId) => set({ accountId })}
                invalid={control['aria-invalid']}
                describedBy={control['aria-describedby']}
                readOnly={busy}
              />
            )}
          </Field>
        </Required>
        <TextField
          label="For"
          optional
          value={fields.what}
          onChange={(what) => set({ what })}
          error={errors['name'] ?? errors['description']}
          input={{ ...text, maxLength: 200 }}
        />
        <Required>
          <AmountField
            label="Amount (₹)"
            text={fields.amount}
            onText={(amount) => set({ amount })}
            readOnly={busy}
            error={errors['total'] ?? errors['items.0.amount']}
            hint={form.isCharging && !fields.reverseCharge ? 'With GST' : undefined}
          />
        </Required>
      </div>
    </>
  );
}

const CREDIT = [{ value: '', label: 'Credit eligible' }, ...BLOCKED_CLAUSES];

/** Of a slip there is none. */
function Tax({ form }: PartProps) {
  const { fields, set, busy, errors, supplier, isCharging, nature, tds } = form;
  if (supplier === null) return null;
  const hasRate = isCharging || fields.reverseCharge;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {hasRate && (
          <TextField
            label="GST %"
            optional
            value={fields.gstRate}
            onChange={(gstRate) => set({ gstRate })}
            error={errors['tax_rate']}
            input={{ readOnly: busy, autoComplete: 'off', inputMode: 'decimal', maxLength: 6 }}
          />
        )}
        {hasRate && (
          <SelectField
            label="Input credit"
            value={fields.clause ?? ''}
            options={CREDIT}
            error={errors['clause']}
            onChange={(value) =>
              set({ clause: BLOCKED_CLAUSES.find((one) => one.value === value)?.value ?? null })
            }
          />
        )}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Checkbox
          checked={fields.reverseCharge}
          onChange={() => set({ reverseCharge: !fields.reverseCharge })}
        >
          Reverse charge
        </Checkbox>
        {nature !== '' && (
          <Checkbox checked={fields.deducts} onChange={() => set({ deducts: !fields.deducts })}>
            Deduct TDS
            {tds !== null && (
              <span className="text-sm text-ink-2">
                {' '}
                {tdsInWords({ ...tds, taxBps: tds.rateBps })}
              </span>
            )}
          </Checkbox>
        )}
      </div>
    </>
  );
}

function Money({ form }: PartProps) {
  const { fields, set, busy, errors } = form;
  const isCheque = fields.method === 'cheque';
  return (
    <>
      <MethodChoice value={fields.method} onChange={(method) => set({ method, moneyId: null })} />
      <div className="grid gap-3 sm:grid-cols-2">
        <FromAccount
          method={fields.method}
          account={form.moneyAccount}
          accounts={form.moneyAccounts}
          onChoose={(moneyId) => set({ moneyId })}
          error={errors['money_account_id']}
        />
        <TextField
          label={isCheque ? 'Cheque number' : 'Reference'}
          optional
          value={fields.reference}
          onChange={(reference) => set({ reference })}
          error={errors['reference'] ?? errors['cheque_number']}
          input={{ readOnly: busy, autoComplete: 'off', maxLength: isCheque ? 20 : 100 }}
        />
      </div>
      <TextField
        label="Narration"
        optional
        value={fields.note}
        onChange={(note) => set({ note })}
        input={{ readOnly: busy, maxLength: 1000, dir: 'auto', autoComplete: 'off' }}
      />
    </>
  );
}

/** What is to be known beside the entries. */
function Beside({ form: { typed, supplier, returns, paidPaise } }: PartProps) {
  if (supplier === null) return null;
  return (
    <>
      <p className="mt-1 flex justify-between text-sm">
        <span>Paid now</span>
        <span className="num">{formatRupees(paidPaise)}</span>
      </p>
      {typed.reversedPaise > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          You pay {formatRupees(typed.reversedPaise)} of GST under reverse charge, in cash.{' '}
          {taxDueInWords(typed.taxDue, returns)}
        </p>
      )}
      {typed.noCredit !== null && (
        <p className="mt-1 text-sm text-warn">Credit · {noCreditInWords(typed.noCredit)}</p>
      )}
    </>
  );
}
