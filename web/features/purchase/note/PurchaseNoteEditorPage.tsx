// A debit note to a supplier, made of a posted bill: of each line it asks how much goes back. What
// will be posted stands beside it and follows what is typed.
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Returnable, ReturnableItem } from '#api/contract/trade/purchase-debit-note.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { dayText } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { WillPostEntries } from '../WillPostEntries.tsx';
import { purchaseNoteOf, returnableOf } from './queries.ts';
import { leftOf, useNoteForm } from './use-note-form.ts';
import type { NoteForm, NoteFormParts } from './use-note-form.ts';

const idIn = (text: string | null | undefined): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

export function PurchaseNoteEditorPage() {
  const { id: bookId, scope } = usePageBook();
  const noteId = idIn(useParams()['noteId']);
  const asked = idIn(useSearchParams()[0].get('bill'));
  const note = useQuery({ ...purchaseNoteOf(bookId, noteId ?? 0), enabled: noteId !== null });
  const billId = noteId === null ? asked : (note.data?.billId ?? null);
  const bill = useQuery({ ...returnableOf(bookId, billId ?? 0), enabled: billId !== null });
  const accounts = useQuery(accountListOf(bookId));
  const failed = [note, bill, accounts].find((one) => one.isError);
  const isWhole = bill.data !== undefined && accounts.data !== undefined;
  return (
    <>
      <PageHead
        title={
          bill.data === undefined ? 'Debit note' : `Debit note of bill ${bill.data.billNumber}`
        }
        above={
          <Link to={paths.purchaseNotes(scope)} className="link-quiet">
            Debit notes
          </Link>
        }
        below={
          bill.data && (
            <p className="text-ink-2">
              <span dir="auto">{bill.data.supplierName}</span> · {dayText(bill.data.billDate)} ·{' '}
              {formatRupees(bill.data.outstandingPaise)} outstanding
            </p>
          )
        }
      />
      {noteId === null && asked === null ? (
        <EmptyState title="Choose the bill">
          Open the bill that it gives back of, and press D there.
        </EmptyState>
      ) : failed?.error != null && !isWhole ? (
        <ErrorState
          what="the bill"
          why={sentenceOf(failed.error.failure)}
          onRetry={() => void failed.refetch()}
        />
      ) : isWhole && (noteId === null || note.data !== undefined) ? (
        <Editor
          key={`${bookId} ${noteId ?? `new ${billId}`}`}
          bookId={bookId}
          bill={bill.data}
          note={noteId === null ? null : (note.data ?? null)}
          accounts={accounts.data}
        />
      ) : (
        <Skeletons label="Loading" count={4} item="h-14" layout="flex flex-col gap-3" />
      )}
    </>
  );
}

function Editor(props: NoteFormParts) {
  const form = useNoteForm(props);
  const { fields, set, today, busy, errors } = form;
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
        <Restored form={form} />
        <FormFrame
          form={form}
          save="Post debit note"
          second={<Button onClick={() => void form.save(false)}>Save draft</Button>}
        >
          <div className="grid items-end gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <div data-day="">
              <DateField
                label="Dated"
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
          <Lines form={form} bill={props.bill} />
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
      <WillPostEntries
        entries={form.typed.entries}
        accounts={props.accounts}
        totalPaise={form.typed.totalPaise}
        missing={form.typed.lines.length === 0 ? 'Enter what goes back.' : null}
      />
    </div>
  );
}

const GRID =
  'grid grid-cols-2 items-start gap-x-3 gap-y-1 border-b border-line py-2 last:border-0 ' +
  'sm:grid-cols-[minmax(8rem,1fr)_8rem_8rem_7rem_7rem]';

type LinesProps = { readonly form: NoteForm; readonly bill: Returnable };

function Lines({ form, bill }: LinesProps) {
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
        {bill.items.map((item) => (
          <Line key={item.line} item={item} form={form} />
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

type LineProps = { readonly item: ReturnableItem; readonly form: NoteForm };

function Line({ item, form }: LineProps) {
  const { line, name, unit } = item;
  const left = leftOf(item);
  const hasQuantity = item.quantityThousandths !== null;
  const text = form.fields.parts[line] ?? '';
  const error = form.lineErrors.get(line);
  const errorId = `note-line-${line}`;
  const typed = form.typed.byLine.get(line);
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
          onChange={(event) => form.setPart(line, event.target.value)}
          {...control}
        />
      ) : (
        <AmountInput
          text={text}
          onText={(next) => form.setPart(line, next)}
          suggestedPaise={left}
          {...control}
        />
      )}
      <span className="num self-center max-sm:hidden">{formatPaise(typed?.taxablePaise ?? 0)}</span>
      <span className="num self-center max-sm:hidden">{formatPaise(gst)}</span>
      {error !== undefined && (
        <p id={errorId} className="col-span-full text-sm text-overdue">
          {error}
        </p>
      )}
    </li>
  );
}
