// What the PAN turned over by financial year, which decides what the law asks of the invoices.
import { useState } from 'react';
import { readBillingSettings, setTurnover } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';

type Turnover = BillingSettings['turnovers'][number];
type Props = {
  readonly turnovers: readonly Turnover[];
  readonly readOnly: boolean;
  readonly onSaved: (text: string) => void;
};

const FIRST_YEAR = 2017;

/** The year before this one first: it is the one that counts now. */
const yearChoices = (thisYear: number) =>
  Array.from({ length: thisYear - FIRST_YEAR }, (_, back) => {
    const label = financialYearLabel(thisYear - 1 - back);
    return { value: label, label };
  });

export function TurnoverPart({ turnovers, readOnly, onSaved }: Props) {
  return (
    <SettingsPart
      title="Turnover"
      part="turnover"
      help="Aggregate turnover of the PAN, all its GSTINs together. It decides the digits of HSN and whether e-invoices are due."
    >
      <WholeWidth>
        {turnovers.length === 0 ? (
          <p className="text-sm text-ink-2">
            None is given. The book counts as one of up to ₹5 crore.
          </p>
        ) : (
          <KnownTurnovers turnovers={turnovers} />
        )}
      </WholeWidth>
      {!readOnly && <TurnoverForm turnovers={turnovers} onSaved={onSaved} />}
    </SettingsPart>
  );
}

const KnownTurnovers = ({ turnovers }: Pick<Props, 'turnovers'>) => (
  <ul aria-label="Turnover by financial year">
    {turnovers.toReversed().map(({ financialYear: year, amountPaise }) => (
      <li key={year} className="flex justify-between gap-4 border-b border-line py-1.5 text-sm">
        <span>{year}</span>
        <span className="num">{formatRupees(amountPaise)}</span>
      </li>
    ))}
  </ul>
);

function TurnoverForm({ turnovers, onSaved }: Pick<Props, 'turnovers' | 'onSaved'>) {
  const { id: bookId } = usePageBook();
  const [years] = useState(() => yearChoices(financialYearOf(todayInIndia())));
  const [year, setYear] = useState(years[0]?.value ?? '');
  const known = turnovers.find(({ financialYear: of }) => of === year);
  const knownPaise = known?.amountPaise ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const { busy, failure, send } = useSend();
  const shown = typed ?? (knownPaise === null ? '' : formatPaise(knownPaise));
  const paise = parseAmount(shown);
  const isEmpty = shown.trim() === '';
  const canSave = typed !== null && (isEmpty ? known !== undefined : paise !== knownPaise);
  const save = () => {
    if (!isEmpty && paise === null) return;
    const amountPaise = isEmpty ? null : paise;
    void send(
      () => call(setTurnover, { params: { bookId }, body: { financialYear: year, amountPaise } }),
      async () => {
        await invalidate(readBillingSettings);
        setTyped(null);
        onSaved(
          amountPaise === null ? `Turnover of ${year} removed.` : `Turnover of ${year} saved.`,
        );
      },
    );
  };
  return (
    <>
      <SelectField
        label="Financial year"
        value={year}
        options={years}
        onChange={(picked) => {
          setYear(picked);
          setTyped(null);
        }}
        readOnly={busy}
      />
      <AmountField
        label="Turnover (₹)"
        text={shown}
        onText={setTyped}
        readOnly={busy}
        hint="For example 62l or 6.2cr. Leave blank if it is not known."
        error={fieldErrorsOf(failure)['amount']}
      />
      <WholeWidth>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        {canSave && (
          <Button busyText={busy ? 'Saving…' : null} onClick={save}>
            Save turnover
          </Button>
        )}
      </WholeWidth>
    </>
  );
}
