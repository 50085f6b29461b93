// What every statement has around its table: tabs, title, days, columns, paper and files, keys.
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import type { ExplainedPage } from '#api/contract/book/log/explain.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { useTreeKeys } from '#web/shell/balances/use-tree.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { ColumnsDialog } from '../columns/ColumnsDialog.tsx';
import { CompareBox } from '../head/CompareBox.tsx';
import { DaysBox, periodInHead } from '../head/DaysBox.tsx';
import { ReportHead, ViewPart } from '../head/ReportHead.tsx';
import { chosenInWords, OrderChoice, PartsChoice, ZeroChoice } from '../head/ViewChoices.tsx';
import { ReportTabs } from '../ReportTabs.tsx';
import { StatementBody } from './table/StatementBody.tsx';
import { useOpenRows } from './table/use-open-rows.ts';
import type { StatementDays } from './use-explain-part.ts';
import type { StatementState } from './use-statement-address.ts';
import { useStatementKeys } from './use-statement-keys.ts';
import { formatDate } from '#web/format/dates.ts';
import { AsOn, ReportDay } from '#web/shell/balances/AsOn.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { unitIn, UNITS } from './table/units.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';

type Props = {
  readonly title: string;
  readonly of: ExplainedPage;
  /** As the sentences name it: the balance sheet. */
  readonly what: string;
  /** Under the title: of when, in which form. */
  readonly below: string;
  readonly address: StatementState;
  readonly read: {
    readonly isPending: boolean;
    readonly why: string | null;
    readonly onRetry: () => void;
  };
  readonly rows: readonly FinancialRow[];
  readonly form: OwnerForm | null;
  readonly ofDay?: boolean;
  /** What a share is taken of; null where none is told. */
  readonly shareOf: string | null;
  readonly sheet: SheetSource;
  /** Of the reply; none while it is awaited. */
  readonly columns: readonly StatementDays[];
  readonly keys?: readonly KeyAction[];
  /** Of those keys, after the others. */
  readonly hints?: ReactNode;
  /** Beside the choice of columns. */
  readonly tools?: ReactNode;
  /** Between title and days. */
  readonly notice?: ReactNode;
  /** Hidden where a form has no columns beside it. */
  readonly hasColumns?: boolean;
  readonly children: ReactNode;
};

export function StatementFrame(props: Props) {
  const { title, what, address, rows, ofDay = false, hasColumns = true } = props;
  const { layout, days, dates } = address;
  const page = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const [isAdding, setAdding] = useState(false);
  const wide = useWide();
  usePeriodKeys({ ...dates, period: days.period });
  useTreeKeys(page, title, useOpenRows(rows, layout));
  useStatementKeys(address, {
    title,
    day,
    onAddColumn: () => setAdding(true),
    explained: { of: props.of, form: props.form, columns: props.columns },
    more: props.keys ?? [],
  });
  return (
    <div ref={page}>
      <ReportTabs />
      <ReportHead
        title={title}
        chosen={[
          props.below,
          ...chosenInWords(wide && hasColumns ? layout : { ...layout, columns: 'total' }),
        ]}
        days={<StatementDaysBox address={address} day={day} ofDay={ofDay} />}
        compare={hasColumns && <CompareBox layout={layout} onAdd={() => setAdding(true)} />}
        view={[
          wide && hasColumns && <PartsChoice key="parts" {...layout} />,
          wide && props.tools !== undefined && (
            <ViewPart key="layout" name="Layout">
              {props.tools}
            </ViewPart>
          ),
          <OrderChoice key="order" {...layout} />,
          <ZeroChoice key="zero" hides={address.hidesZero} onToggle={address.toggleZero} />,
          <UnitChoice key="unit" address={address} />,
          <FormChoice key="form" address={address} form={props.form} />,
        ]}
        what={what}
        sheet={props.sheet}
        layout={layout.query}
      />
      {props.notice}
      <StatementBody what={what} {...props.read} />
      {props.children}
      {rows.length > 0 && (
        <StatementHints withLayout={props.tools !== undefined} more={props.hints} />
      )}
      {isAdding && (
        <ColumnsDialog
          layout={layout}
          days={days}
          ofDay={ofDay}
          today={dates.today}
          shareOf={props.shareOf}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

// Of which days a statement is, by whose law it is laid out, and what it stands beside.
const FORMS: readonly { readonly value: OwnerForm; readonly label: string }[] = [
  { value: 'proprietor', label: 'Proprietor' },
  { value: 'firm', label: 'Partnership firm' },
  { value: 'company', label: 'Company' },
];

const AFTER_LAST = 'After the last day';

type DaysProps = {
  readonly address: StatementState;
  readonly day: RefObject<HTMLInputElement | null>;
  /** A balance sheet is of a day alone. */
  readonly ofDay: boolean;
};

function StatementDaysBox({ address, day, ofDay }: DaysProps) {
  const { days } = address;
  const { today, setPeriod, setOn } = address.dates;
  return (
    <DaysBox
      label={ofDay ? 'As on' : 'Period'}
      value={ofDay ? formatDate(days.to) : periodInHead(days.period)}
    >
      {!ofDay && (
        <>
          <PeriodPicker period={days.period} onChange={setPeriod} today={today} />
          <ReportDay
            label="From"
            day={days.from}
            today={today}
            onPeriod={setPeriod}
            onDay={(from) => (from > days.to ? AFTER_LAST : address.setFrom(from))}
          />
        </>
      )}
      <AsOn day={days.to} onDay={setOn} onPeriod={setPeriod} today={today} field={day} />
    </DaysBox>
  );
}

type FormProps = {
  readonly address: StatementState;
  /** By which the server laid it out; null until it is there. */
  readonly form: OwnerForm | null;
};

const FormChoice = ({ address, form }: FormProps) => (
  <ViewPart name="Form">
    <Select
      label="Form"
      value={address.form ?? form ?? 'proprietor'}
      options={FORMS}
      onChange={(value) => {
        const chosen = FORMS.find((one) => one.value === value);
        if (chosen !== undefined) address.setForm(chosen.value);
      }}
    />
  </ViewPart>
);

const UnitChoice = ({ address }: Pick<FormProps, 'address'>) => (
  <ViewPart name="Unit">
    <Select
      label="Unit"
      value={address.unit ?? 'rupees'}
      options={UNITS}
      onChange={(value) => address.setUnit(unitIn(value))}
    />
  </ViewPart>
);

type StatementHintsProps = { readonly withLayout?: boolean; readonly more?: ReactNode };

/** The keys of a statement, for whoever has some. */
const StatementHints = ({ withLayout = false, more }: StatementHintsProps) => (
  <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> rows, <Kbd>→</Kbd> <Kbd>←</Kbd> open, close, figures, <Kbd>Enter</Kbd>{' '}
    open account, <Kbd>E</Kbd> its events, <Kbd>G</Kbd> its line, <Kbd>[</Kbd> <Kbd>]</Kbd>{' '}
    previous, next period, <Kbd>V</Kbd> months, quarters, <Kbd>S</Kbd> order, <Kbd>Z</Kbd> zero
    rows, <Kbd>{keyLabel('Alt+C')}</Kbd> add column
    {withLayout && (
      <>
        , <Kbd>L</Kbd> vertical or T-form
      </>
    )}
    {more}
  </p>
);
