// The supplier's answer to a debit note: its credit note, with what that says otherwise, or that no
// GST comes back.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { matchPurchaseDebitNote } from '#api/contract/trade/purchase-debit-note.ts';
import type { PurchaseDebitNoteDetail } from '#api/contract/trade/purchase-debit-note.ts';
import { taxPaise } from '#core/trade/index.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, problemCodeOf } from '#web/client/failure.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { tookInNote } from './queries.ts';
import { purchaseNoteName } from './wording.ts';

type Props = {
  readonly bookId: number;
  readonly note: PurchaseDebitNoteDetail;
  readonly onClose: () => void;
};

const HEADS = [
  { field: 'cgst', label: 'CGST' },
  { field: 'sgst', label: 'SGST' },
  { field: 'igst', label: 'IGST' },
] as const;
type Head = (typeof HEADS)[number]['field'];

export function MatchDialog(props: Props) {
  const { note, onClose } = props;
  const form = useMatch(props);
  const { text, set, dates, busy, failure, errors, submit, isAgain, heads } = form;
  return (
    <Dialog title={`Supplier’s answer to ${purchaseNoteName(note)}`} grows onClose={onClose}>
      <FormFrame form={{ busy, failure, submit }} save="Record the answer">
        <Checkbox checked={text.commercial} onChange={(commercial) => set({ commercial })}>
          No GST comes back: the credit of {formatRupees(note.creditPaise)} is taken again
        </Checkbox>
        <TextField
          label="Credit note number"
          optional={text.commercial}
          value={text.number}
          onChange={(number) => set({ number })}
          error={errors['supplier_note.number'] ?? errors['supplier_note']}
          input={{ readOnly: busy, maxLength: 50, autoComplete: 'off', autoFocus: true }}
        />
        <DateField
          label="Credit note date"
          text={text.date}
          onText={(date) => set({ date })}
          today={dates.today}
          readOnly={busy}
          error={errors['supplier_note.date']}
        />
        {isAgain && (
          <TextField
            label="Why it is entered again"
            value={text.againReason}
            onChange={(againReason) => set({ againReason })}
            input={{ readOnly: busy, maxLength: 500, autoComplete: 'off' }}
          />
        )}
        <DateField
          label="Entered on"
          text={dates.text}
          onText={dates.onText}
          today={dates.today}
          readOnly={busy}
          error={errors['date'] ?? errors['posted_on']}
        />
        <AmountField
          label="Taxable as printed"
          text={text.taxable}
          onText={(taxable) => set({ taxable })}
          error={errors['printed.taxable']}
          readOnly={busy}
        />
        {!text.commercial &&
          heads.map(({ field, label }) => (
            <AmountField
              key={field}
              label={`${label} as printed`}
              text={text[field]}
              onText={(next) => set({ [field]: next })}
              error={errors[`printed.${field}`]}
              readOnly={busy}
            />
          ))}
      </FormFrame>
    </Dialog>
  );
}

function useMatch({ bookId, note, onClose }: Props) {
  const notify = useSetAtom(noticeAtom);
  const dates = useDateText();
  const { totals } = note;
  const [text, setText] = useState({
    commercial: false,
    number: '',
    date: '',
    againReason: '',
    taxable: formatPaise(totals.taxablePaise),
    cgst: formatPaise(totals.cgstPaise),
    sgst: formatPaise(totals.sgstPaise),
    igst: formatPaise(totals.igstPaise),
  });
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const heads = HEADS.filter(({ field }) => isOfNote(note, field));
  const date = parseDate(text.date, dates.today);
  const hasNote = text.number.trim() !== '' || text.date.trim() !== '';
  const gaps: Record<string, string> = {
    ...(!text.commercial && text.number.trim() === ''
      ? { 'supplier_note.number': 'Enter the number of the credit note' }
      : {}),
    ...((!text.commercial || hasNote) && date === null
      ? { 'supplier_note.date': text.date.trim() === '' ? 'Enter its date' : UNREADABLE_DATE }
      : {}),
    ...(dates.date === null ? { date: UNREADABLE_DATE } : {}),
    ...Object.fromEntries(
      (['taxable', ...heads.map(({ field }) => field)] as const)
        .filter((field) => paiseOf(text[field]) === null)
        .map((field) => [`printed.${field}`, 'Enter it in rupees']),
    ),
  };
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(gaps).length > 0) return false;
    const said = (field: Head | 'taxable'): number => paiseOf(text[field]) ?? 0;
    const printed = {
      taxablePaise: said('taxable'),
      cgstPaise: said('cgst'),
      sgstPaise: said('sgst'),
      igstPaise: said('igst'),
      cessPaise: totals.cessPaise,
    };
    const isSame =
      printed.taxablePaise === totals.taxablePaise && taxPaise(printed) === taxPaise(totals);
    const body = {
      supplierNote: hasNote && date !== null ? { number: text.number.trim(), date } : null,
      commercial: text.commercial,
      printed: isSame ? null : printed,
      creditPeriod: null,
      againReason: text.againReason.trim() === '' ? null : text.againReason.trim(),
      ...(dates.date !== null && { date: dates.date }),
    };
    const at = { params: { noteId: note.id }, query: { book_id: bookId } };
    void send(
      () => call(matchPurchaseDebitNote, { ...at, body }),
      async (written) => {
        await tookInNote(bookId, written);
        notify({ kind: 'done', text: `${purchaseNoteName(note)} is answered.` });
        onClose();
      },
    );
    return true;
  };
  const isEntered = failure !== null && problemCodeOf(failure) === 'supplier_note_entered_already';
  return {
    text,
    set: (change: Partial<typeof text>) => setText((now) => ({ ...now, ...change })),
    dates,
    busy,
    failure,
    heads,
    submit,
    isAgain: isEntered || text.againReason !== '',
    errors: { ...fieldErrorsOf(failure), ...(submitted ? gaps : {}) } as Readonly<
      Record<string, string | undefined>
    >,
  };
}

const isOfNote = ({ heads }: PurchaseDebitNoteDetail, field: Head): boolean =>
  heads !== 'none' && (heads === 'inter') === (field === 'igst');

const paiseOf = (text: string): number | null =>
  /^0+(?:\.0*)?$/.test(bareFigure(text)) ? 0 : parseAmount(text);
