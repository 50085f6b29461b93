// A debit note to a supplier, or the supplier's own credit note, made of posted bills: of each line
// it asks how much goes back. What will be posted stands beside it and follows what is typed.
import { useRef } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { accountListOf } from '#web/client/lists.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { EditorPage } from '../EditorPage.tsx';
import { LinkedBills } from '../LinkedBills.tsx';
import { WillPostEntries } from '../WillPostEntries.tsx';
import { YesOrNo } from '../YesOrNo.tsx';
import { ChooseBill } from './ChooseBill.tsx';
import { leftOf, NOTHING_PRINTED } from './note-text.ts';
import type { NoteLine } from './note-text.ts';
import { purchaseNoteOf, returnableOf } from './queries.ts';
import { useNoteForm } from './use-note-form.ts';
import type { NoteForm, NoteFormParts } from './use-note-form.ts';

const idIn = (text: string | null | undefined): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export function PurchaseNoteEditorPage() {
  const { id: bookId, scope } = usePageBook();
  const navigate = useNavigate();
  const noteId = idIn(useParams()['noteId']);
  const [search] = useSearchParams();
  const asked = idIn(search.get('bill'));
  const isTheirs = search.get('theirs') !== null;
  const note = useQuery({ ...purchaseNoteOf(bookId, noteId ?? 0), enabled: noteId !== null });
  const drafted = (note.data?.bills ?? []).slice(1).map(({ billId }) => billId);
  const billId = noteId === null ? asked : (note.data?.billId ?? null);
  const bill = useQuery({ ...returnableOf(bookId, billId ?? 0), enabled: billId !== null });
  const others = useQueries({ queries: drafted.map((id) => returnableOf(bookId, id)) });
  const accounts = useQuery(accountListOf(bookId));
  const found = others.flatMap(({ data }) => data ?? []);
  const isReady = noteId === null || (note.data !== undefined && found.length === drafted.length);
  const title =
    isTheirs || note.data?.creditNote != null ? 'Credit note of a supplier' : 'Debit note';
  return (
    <EditorPage
      title={bill.data === undefined ? title : `${title}, bill ${bill.data.billNumber}`}
      list={{ name: 'Debit notes', to: paths.purchaseNotes(scope) }}
      reads={[note, bill, accounts, ...others]}
    >
      {noteId === null && asked === null ? (
        accounts.data === undefined ? null : (
          <ChooseBill
            bookId={bookId}
            accounts={accounts.data}
            onChosen={(chosen) =>
              void navigate(paths.addPurchaseNote(chosen, scope, isTheirs), { replace: true })
            }
          />
        )
      ) : bill.data === undefined || accounts.data === undefined || !isReady ? null : (
        <Editor
          key={`${bookId} ${noteId ?? `new ${billId} ${isTheirs}`}`}
          bookId={bookId}
          bill={bill.data}
          others={found}
          note={noteId === null ? null : (note.data ?? null)}
          accounts={accounts.data}
          isTheirs={isTheirs}
        />
      )}
    </EditorPage>
  );
}

function Editor(props: NoteFormParts) {
  const form = useNoteForm(props);
  const { fields, set, busy } = form;
  const { bill, bookId } = props;
  const page = useRef<HTMLDivElement>(null);
  useKeys('Debit note', [
    { keys: 'Ctrl+S', does: 'Save the draft', run: () => void form.save(false), writes: true },
    {
      keys: 'F2',
      does: 'Change its day',
      run: () => page.current?.querySelector<HTMLElement>('[data-day] input')?.focus(),
    },
  ]);
  return (
    <div ref={page} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="card min-w-0 p-4">
        <p className="mb-3 text-ink-2">
          <span dir="auto">{bill.supplierName}</span> · {dayText(bill.billDate)} ·{' '}
          {formatRupees(bill.outstandingPaise)} outstanding
        </p>
        <Restored form={form} />
        <FormFrame
          form={form}
          save={fields.isTheirs ? 'Post credit note' : 'Post debit note'}
          second={<Button onClick={() => void form.save(false)}>Save draft</Button>}
        >
          <div className="flex flex-wrap items-center gap-2">
            <YesOrNo
              label="Supplier’s credit note"
              title="It is entered from the credit note that the supplier sent"
              isYes={fields.isTheirs}
              busy={busy}
              onChange={(isTheirs) => set({ isTheirs })}
            />
            <LinkedBills
              bookId={bookId}
              supplierId={bill.supplierAccountId}
              label="Another bill that it gives back of"
              chosen={fields.otherBills}
              without={bill.billId}
              onChosen={(otherBills) => set({ otherBills: [...otherBills] })}
              error={form.errors.bills}
              busy={busy}
            />
          </div>
          {fields.isTheirs && <Theirs form={form} />}
          <Head form={form} />
          <Lines form={form} />
          <TextField
            label="Narration"
            optional
            value={fields.narration}
            onChange={(narration) => set({ narration })}
            input={{ readOnly: busy, maxLength: 1000, dir: 'auto', autoComplete: 'off' }}
          />
          <ActWarnings texts={form.warnings} />
        </FormFrame>
      </div>
      <WillPost form={form} accounts={props.accounts} />
    </div>
  );
}

function WillPost({ form, accounts }: PartProps & { readonly accounts: readonly Account[] }) {
  return (
    <WillPostEntries
      entries={form.typed.entries}
      accounts={accounts}
      totalPaise={form.typed.totalPaise}
      missing={form.typed.lines.length === 0 ? 'Enter what goes back.' : null}
    />
  );
}

type PartProps = { readonly form: NoteForm };

function Head({ form: { fields, set, today, busy, errors } }: PartProps) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div data-day="">
        <DateField
          label={fields.isTheirs ? 'Posted on' : 'Dated'}
          today={today}
          readOnly={busy}
          text={fields.postedOn}
          onText={(postedOn) => set({ postedOn })}
          error={errors.postedOn}
        />
      </div>
      <Checkbox
        checked={fields.commercial}
        onChange={(commercial) => set({ commercial })}
        error={errors.commercial ?? null}
      >
        Without GST: the value alone comes back, and the input credit stays
      </Checkbox>
    </div>
  );
}

/** What the credit note of the supplier says of itself. */
function Theirs({ form }: PartProps) {
  const { fields, set, today, busy, errors } = form;
  const isAgain = form.isEnteredAlready || fields.againReason !== '';
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Required>
        <TextField
          label="Credit note number"
          value={fields.noteNumber}
          onChange={(noteNumber) => set({ noteNumber })}
          error={errors.noteNumber}
          input={{ readOnly: busy, maxLength: 50, autoComplete: 'off', autoFocus: true }}
        />
      </Required>
      <Required>
        <DateField
          label="Credit note date"
          today={today}
          readOnly={busy}
          text={fields.noteDate}
          onText={(noteDate) => set({ noteDate })}
          error={errors.noteDate}
        />
      </Required>
      <SelectField
        label="Lowers the credit in"
        value={fields.isDeferred ? 'deferred' : 'open'}
        options={[
          { value: 'open', label: 'First open return' },
          { value: 'deferred', label: 'Deferred' },
        ]}
        error={errors.creditPeriod}
        onChange={(value) => set({ isDeferred: value === 'deferred' })}
      />
      <TextField
        label="Round off"
        optional
        value={fields.roundOff}
        onChange={(roundOff) => set({ roundOff })}
        error={errors.roundOff}
        input={{ readOnly: busy, autoComplete: 'off' }}
      />
      {isAgain && (
        <div className="sm:col-span-full">
          <TextField
            label="Why it is entered again"
            value={fields.againReason}
            onChange={(againReason) => set({ againReason })}
            input={{ readOnly: busy, maxLength: 500, autoComplete: 'off', dir: 'auto' }}
          />
        </div>
      )}
    </div>
  );
}

const GRID =
  'grid grid-cols-2 items-start gap-x-3 gap-y-1 border-b border-line py-2 last:border-0 ' +
  'sm:grid-cols-[minmax(8rem,1fr)_8rem_8rem_7rem_7rem]';

function Lines({ form }: PartProps) {
  const isOfSeveral = form.bills.length > 1;
  return (
    <section aria-label="Lines">
      <div aria-hidden="true" className={`${GRID} text-sm text-ink-2 max-sm:hidden`}>
        {['Item or account', 'Can go back', 'Goes back', 'Taxable (₹)', 'GST (₹)'].map(
          (head, at) => (
            <span key={head} className={at > 0 ? 'text-right' : ''}>
              {head}
            </span>
          ),
        )}
      </div>
      <ul>
        {form.lines.map((line) => (
          <Line key={line.key} line={line} form={form} isOfSeveral={isOfSeveral} />
        ))}
      </ul>
      {form.errors.lines !== undefined && (
        <p role="alert" className="mt-2 text-sm text-overdue">
          {form.errors.lines}
        </p>
      )}
      <Button className="mt-2" onClick={form.returnAll}>
        Return everything
      </Button>
    </section>
  );
}

type LineProps = PartProps & { readonly line: NoteLine; readonly isOfSeveral: boolean };

function Line({ line: { key, item, bill }, form, isOfSeveral }: LineProps) {
  const { name, unit } = item;
  const left = leftOf(item);
  const hasQuantity = item.quantityThousandths !== null;
  const text = form.fields.parts[key] ?? '';
  const error = form.lineErrors.get(key);
  const errorId = `note-line-${key.replace(' ', '-')}`;
  const typed = form.typed.byLine.get(key);
  const gst = typed === undefined ? 0 : typed.gstPaise;
  const control = {
    'aria-label': `${name}, goes back`,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
    readOnly: form.busy || left === 0,
  };
  return (
    <li className={GRID}>
      <span className="max-sm:col-span-2">
        <span dir="auto">{name}</span>
        {isOfSeveral && <span className="block text-xs text-ink-2">Bill {bill.billNumber}</span>}
        {item.eligibility !== 'eligible' && (
          <span className="block text-xs text-warn">What gave no credit goes back as cost</span>
        )}
      </span>
      <span className="num self-center sm:text-right">
        <span className="text-ink-2 sm:hidden">Can go back </span>
        {hasQuantity
          ? `${decimalText(left, 3)}${unit === null ? '' : ` ${unit}`}`
          : formatPaise(left)}
      </span>
      {hasQuantity ? (
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          className="control num"
          value={text}
          onChange={(event) => form.setPart(key, event.target.value)}
          {...control}
        />
      ) : (
        <AmountInput
          text={text}
          onText={(next) => form.setPart(key, next)}
          suggestedPaise={left}
          {...control}
        />
      )}
      <span className="num self-center max-sm:hidden">{formatPaise(typed?.taxablePaise ?? 0)}</span>
      <span className="num self-center max-sm:hidden">{formatPaise(gst)}</span>
      {form.fields.isTheirs && <Printed line={{ key, item, bill }} form={form} />}
      {error !== undefined && (
        <p id={errorId} className="col-span-full text-sm text-overdue">
          {error}
        </p>
      )}
    </li>
  );
}

/** What the credit note prints of a line, where that is not the share of the bill. */
function Printed({ line: { key, item, bill }, form }: PartProps & { readonly line: NoteLine }) {
  const printed = form.fields.printed[key] ?? NOTHING_PRINTED;
  const taxes =
    bill.heads === 'inter'
      ? ([['igst', 'IGST']] as const)
      : ([
          ['cgst', 'CGST'],
          ['sgst', 'SGST'],
        ] as const);
  const fields = [
    ...(item.quantityThousandths === null ? [] : [['taxable', 'Taxable'] as const]),
    ...(form.fields.commercial || bill.heads === 'none' ? [] : taxes),
  ];
  if (fields.length === 0) return null;
  return (
    <div className="col-span-full grid grid-cols-3 gap-2 sm:flex sm:justify-end sm:gap-3">
      {fields.map(([field, label]) => (
        <span key={field} className="flex min-w-0 flex-col text-xs text-ink-2 sm:w-28">
          <span aria-hidden="true" className="sm:text-right">
            {label} as printed
          </span>
          <AmountInput
            aria-label={`${label} of ${item.name}, as printed`}
            text={printed[field]}
            onText={(next) => form.setPrinted(key, { [field]: next })}
            readOnly={form.busy}
          />
        </span>
      ))}
    </div>
  );
}
