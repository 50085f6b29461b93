// A bill of entry typed from the paper of customs: saved as a draft, or posted. The formula of IGST
// is shown and what was paid counts; what will be posted stands beside it.
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { BLOCKED_CLAUSES } from '#web/format/credit.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { Field, FieldError, TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { buyerOfSettings, EditorPage } from '../EditorPage.tsx';
import { isBoughtFor, noCreditInWords } from '../wording.ts';
import { WillPostEntries } from '../WillPostEntries.tsx';
import { dutyTyped } from './entry-text.ts';
import type { EntryLineText } from './entry-text.ts';
import { billOfEntryOf } from './queries.ts';
import { useEntryForm } from './use-entry-form.ts';
import type { EntryForm, EntryFormParts } from './use-entry-form.ts';
import { LANDED_BY } from './wording.ts';

export function EntryEditorPage() {
  const { id: bookId, scope } = usePageBook();
  const id = Number(useParams()['entryId']);
  const isEdit = Number.isSafeInteger(id) && id > 0;
  const asked = Number(useSearchParams()[0].get('bill'));
  const entry = useQuery({ ...billOfEntryOf(bookId, id), enabled: isEdit });
  const accounts = useQuery(accountListOf(bookId));
  const settings = useQuery(billingSettingsOf(bookId));
  const isWaiting =
    (isEdit && entry.data === undefined) ||
    accounts.data === undefined ||
    settings.data === undefined;
  return (
    <EditorPage
      title={isEdit ? 'Draft bill of entry' : 'New bill of entry'}
      list={{ name: 'Bills of entry', to: paths.billsOfEntry(scope) }}
      reads={[entry, accounts, settings]}
    >
      {isWaiting ? null : (
        <Editor
          key={`${bookId} ${isEdit ? id : `new ${asked}`}`}
          bookId={bookId}
          entry={isEdit ? (entry.data ?? null) : null}
          accounts={accounts.data}
          billId={Number.isSafeInteger(asked) && asked > 0 ? asked : null}
          buyer={buyerOfSettings(settings.data)}
        />
      )}
    </EditorPage>
  );
}

type EditorProps = EntryFormParts & { readonly accounts: readonly Account[] };

function Editor({ accounts, ...parts }: EditorProps) {
  const form = useEntryForm(parts);
  const page = useRef<HTMLDivElement>(null);
  const addLine = () => {
    form.addLine();
    // The new line is drawn first.
    requestAnimationFrame(() => {
      const lines = page.current?.querySelectorAll('[data-line]') ?? [];
      [...lines].at(-1)?.querySelector('input')?.focus();
    });
  };
  useKeys('Bill of entry', [
    { keys: 'Ctrl+S', does: 'Save the draft', run: () => void form.save(false), writes: true },
    { keys: 'Alt+L', does: 'Another line', run: addLine, writes: true },
    {
      keys: 'F2',
      does: 'Change the day of posting',
      run: () => page.current?.querySelector<HTMLElement>('[data-day] input')?.focus(),
    },
  ]);
  return (
    <div ref={page} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="card min-w-0 p-4">
        <Restored form={form} />
        <FormFrame
          form={form}
          save="Post bill of entry"
          second={<Button onClick={() => void form.save(false)}>Save draft</Button>}
        >
          <Head form={form} />
          <Linked form={form} />
          {form.fields.lines.map((line, at) => (
            <Line key={line.key} form={form} line={line} at={at} accounts={accounts} />
          ))}
          {form.errors['items'] !== undefined && <FieldError>{form.errors['items']}</FieldError>}
          <div>
            <Button aria-keyshortcuts="Alt+L" onClick={addLine}>
              Another line <Kbd>Alt L</Kbd>
            </Button>
          </div>
          <Foot form={form} />
          <ActWarnings texts={form.warnings} />
        </FormFrame>
      </div>
      <WillPostEntries
        entries={form.entries}
        accounts={accounts}
        totalPaise={form.typed.totalPaise}
        missing={form.typed.totalPaise === 0 ? 'Enter the assessable value and the duty.' : null}
      >
        <Beside form={form} />
      </WillPostEntries>
    </div>
  );
}

type PartProps = { readonly form: EntryForm };

function Head({ form }: PartProps) {
  const { fields, set, today, busy, errors } = form;
  const day = { today, readOnly: busy };
  const text = { readOnly: busy, autoComplete: 'off' } as const;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Required>
          <TextField
            label="Port code"
            value={fields.portCode}
            onChange={(portCode) => set({ portCode: portCode.toUpperCase() })}
            error={errors['portCode']}
            hint="Six characters, such as INNSA1"
            input={{ ...text, maxLength: 10, autoFocus: true }}
          />
        </Required>
        <Required>
          <TextField
            label="Bill of entry number"
            value={fields.billNumber}
            onChange={(billNumber) => set({ billNumber })}
            error={errors['billNumber']}
            input={{ ...text, maxLength: 20 }}
          />
        </Required>
        <Required>
          <DateField
            label="Bill of entry date"
            {...day}
            hint="The credit counts from it"
            text={fields.billDate}
            onText={(billDate) => set({ billDate })}
            error={errors['billDate']}
          />
        </Required>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <div data-day="">
          <DateField
            label="Posted on"
            {...day}
            text={fields.postedOn}
            onText={(postedOn) => set({ postedOn })}
            error={errors['postedOn']}
          />
        </div>
        <DateField
          label="Goods received on"
          {...day}
          hint="Empty while they are to come: the credit waits."
          text={fields.receivedOn}
          onText={(receivedOn) => set({ receivedOn })}
          error={errors['receivedOn']}
        />
        <SelectField
          label="Spread the duty by"
          value={fields.landedBy}
          options={LANDED_BY}
          error={errors['landedBy']}
          onChange={(value) =>
            set({ landedBy: LANDED_BY.find((one) => one.value === value)?.value ?? 'value' })
          }
        />
      </div>
    </>
  );
}

/** The bills of suppliers whose goods came, and what of each. */
function Linked({ form }: PartProps) {
  const { fields, linkable, errors, busy } = form;
  const covered = (billId: number) => fields.bills.find((one) => one.billId === billId);
  const shown = linkable.filter(
    ({ billId, leftPaise }) => leftPaise > 0 || covered(billId) !== undefined,
  );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">Bills of suppliers abroad</legend>
      {shown.length === 0 && (
        <p className="text-sm text-ink-2">
          No posted bill of imported goods is left to link. Without one the duty raises the cost of
          no goods.
        </p>
      )}
      {shown.map(({ billId, billNumber, supplierName, billDate, leftPaise }) => {
        const linked = covered(billId);
        return (
          <div
            key={billId}
            className="grid items-start gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <Checkbox
              checked={linked !== undefined}
              onChange={(isLinked) => form.link(billId, isLinked)}
            >
              <span dir="auto">{supplierName}</span>, bill {billNumber} of {dayText(billDate)}:{' '}
              {formatRupees(leftPaise)} of goods left
            </Checkbox>
            {linked !== undefined && (
              <AmountField
                label={`Goods of ${billNumber} (₹)`}
                optional
                text={linked.covered}
                onText={(text) => form.cover(billId, text)}
                suggestedPaise={leftPaise}
                readOnly={busy}
                error={errors[`covered ${billId}`]}
                hint="Blank is all that is left"
              />
            )}
          </div>
        );
      })}
      {errors['bills'] !== undefined && <FieldError>{errors['bills']}</FieldError>}
    </fieldset>
  );
}

type LineProps = PartProps & {
  readonly line: EntryLineText;
  readonly at: number;
  readonly accounts: readonly Account[];
};

const CREDIT = [{ value: '', label: 'Credit eligible' }, ...BLOCKED_CLAUSES];

function Line({ form, line, at, accounts }: LineProps) {
  const { busy, errors, setLine, removeLine, fields } = form;
  const duty = dutyTyped(line);
  const set = (change: Partial<EntryLineText>) => setLine(line.key, change);
  const errorOf = (name: keyof EntryLineText) => errors[`${name} ${line.key}`];
  const amount = (name: 'assessable' | 'bcd' | 'sws' | 'other' | 'igst' | 'cess') => ({
    text: line[name],
    onText: (text: string) => set({ [name]: text }),
    readOnly: busy,
    mayBeNil: true,
    error: errorOf(name),
  });
  const rate = (label: string, name: 'bcdRate' | 'swsRate' | 'igstRate') => (
    <TextField
      label={label}
      value={line[name]}
      onChange={(text) => set({ [name]: text })}
      error={errorOf(name)}
      input={{ readOnly: busy, autoComplete: 'off', inputMode: 'decimal', maxLength: 7 }}
    />
  );
  return (
    <fieldset
      data-line=""
      className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-3"
    >
      <legend className="flex items-center gap-2 px-1 text-sm font-medium">
        Line {at + 1}
        {fields.lines.length > 1 && (
          <Button kind="quiet" disabled={busy} onClick={() => removeLine(line.key)}>
            Remove line {at + 1}
          </Button>
        )}
      </legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_8rem_minmax(0,1fr)]">
        <TextField
          label="Goods"
          optional
          value={line.description}
          onChange={(description) => set({ description })}
          error={errorOf('description')}
          input={{
            readOnly: busy,
            autoComplete: 'off',
            maxLength: 200,
            dir: 'auto',
          }}
        />
        <TextField
          label="HSN"
          optional
          value={line.hsn}
          onChange={(hsn) => set({ hsn })}
          error={errorOf('hsn')}
          input={{ readOnly: busy, autoComplete: 'off', inputMode: 'numeric', maxLength: 8 }}
        />
        <Required>
          <AmountField label="Assessable value (₹)" {...amount('assessable')} />
        </Required>
      </div>
      <div className="grid gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_6rem_minmax(0,1fr)_minmax(0,1fr)]">
        {rate('BCD %', 'bcdRate')}
        <AmountField
          label="BCD (₹)"
          optional
          {...amount('bcd')}
          hint={line.bcd.trim() === '' ? `${formatPaise(duty.bcdPaise)} by the rate` : undefined}
        />
        {rate('SWS %', 'swsRate')}
        <AmountField
          label="SWS (₹)"
          optional
          {...amount('sws')}
          hint={line.sws.trim() === '' ? `${formatPaise(duty.swsPaise)} of the BCD` : undefined}
        />
        <AmountField label="Other duties (₹)" optional {...amount('other')} />
      </div>
      <div className="grid gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
        {rate('IGST %', 'igstRate')}
        <AmountField
          label="IGST as paid (₹)"
          optional
          {...amount('igst')}
          hint={<Formula line={line} />}
        />
        <AmountField label="Cess (₹)" optional {...amount('cess')} />
        <SelectField
          label="Input credit"
          value={line.clause ?? ''}
          options={CREDIT}
          error={errorOf('clause')}
          onChange={(value) => {
            const clause = BLOCKED_CLAUSES.find((one) => one.value === value)?.value ?? null;
            set({ clause, eligibility: clause === null ? 'eligible' : 'blocked', share: '' });
          }}
        />
      </div>
      <Where form={form} line={line} accounts={accounts} />
    </fieldset>
  );
}

/** What the rate makes, which never takes the place of what was paid. */
function Formula({ line }: { readonly line: EntryLineText }) {
  const { taxablePaise, formulaPaise } = dutyTyped(line);
  return (
    <>
      {formatPaise(formulaPaise)} by {line.igstRate === '' ? '0' : line.igstRate}% of{' '}
      {formatPaise(taxablePaise)}
    </>
  );
}

/** Whose goods bear the duty, and where it goes; most say neither. */
function Where({ form, line, accounts }: Omit<LineProps, 'at'>) {
  const { fields, linkable, busy, errors, setLine } = form;
  const { key, accountId } = line;
  const isMany = fields.bills.length > 1;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Duty goes to" error={errors[`accountId ${key}`]}>
        {(control) => (
          <Picker
            label="Duty goes to"
            id={control.id}
            noun="account"
            placeholder="Customs Duty"
            choices={accounts.filter(isBoughtFor)}
            isLoading={false}
            chosen={accounts.find(({ id }) => id === accountId) ?? null}
            onChoose={(chosen) => setLine(key, { accountId: chosen })}
            invalid={control['aria-invalid']}
            describedBy={control['aria-describedby']}
            readOnly={busy}
          />
        )}
      </Field>
      {isMany && (
        <SelectField
          label="Borne by"
          value={String(line.billId ?? '')}
          options={[
            { value: '', label: 'Goods of all bills' },
            ...fields.bills.map(({ billId }) => ({
              value: String(billId),
              label: `Bill ${linkable.find((one) => one.billId === billId)?.billNumber ?? billId}`,
            })),
          ]}
          error={errors[`billId ${key}`]}
          onChange={(value) => setLine(key, { billId: value === '' ? null : Number(value) })}
        />
      )}
    </div>
  );
}

function Foot({ form }: PartProps) {
  const { fields, set, busy, errors } = form;
  const amount = (name: 'interest' | 'penalty') => ({
    text: fields[name],
    onText: (text: string) => set({ [name]: text }),
    readOnly: busy,
    mayBeNil: true,
    error: errors[name],
  });
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem]">
      <TextField
        label="Narration"
        optional
        value={fields.narration}
        onChange={(narration) => set({ narration })}
        input={{ readOnly: busy, maxLength: 1000, dir: 'auto', autoComplete: 'off' }}
      />
      <AmountField label="Interest (₹)" optional {...amount('interest')} hint="A cost, no credit" />
      <AmountField label="Penalty (₹)" optional {...amount('penalty')} hint="A cost, no credit" />
    </div>
  );
}

/** What is to be known beside the entries. */
function Beside({ form: { typed, fields } }: PartProps) {
  return (
    <>
      {typed.noCredit !== null && (
        <p className="mt-1 text-sm text-warn">Credit · {noCreditInWords(typed.noCredit)}</p>
      )}
      {typed.noCredit === null && typed.creditPaise > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          Credit ·{' '}
          {typed.creditPeriod === null ? 'Deferred' : `Return to ${dayText(typed.creditPeriod.to)}`}
        </p>
      )}
      {typed.off.map(({ line, paidPaise, formulaPaise }) => (
        <p key={line} className="mt-1 text-sm text-warn">
          Line {line}: IGST paid is {formatPaise(Math.abs(paidPaise - formulaPaise))}{' '}
          {paidPaise > formulaPaise ? 'above' : 'below'} the formula. What was paid counts.
        </p>
      ))}
      {fields.bills.length === 0 && typed.costPaise > 0 && (
        <p className="mt-1 text-sm text-warn">No bill is linked: no goods bear the duty.</p>
      )}
    </>
  );
}
