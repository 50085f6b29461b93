// The lines of a bill: an item or an account, what it costs, its GST as printed, and below it what
// is done with the credit and where goods come in.
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import type { Product } from '#api/contract/catalogue/product.ts';
import { treatment } from '#core/tax/terms.ts';
import type { Heads } from '#core/tax/terms.ts';
import type { PurchaseBillLine } from '#core/trade/index.ts';
import { blockedClause, creditKind } from '#core/trade/terms.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { BLOCKED_CLAUSES, CREDIT_KIND_WORDS } from '#web/format/credit.ts';
import { formatPaise } from '#web/format/money.ts';
import { GodownSelect } from '#web/shell/form/fields/GodownSelect.tsx';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import type { Godown } from '#web/shell/sheet/godowns.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { focusFirstIn, goOnIn, onLineKey } from '#web/ui/picker/line-keys.ts';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { CREDIT_USES, isBoughtFor } from '../wording.ts';
import type { BillLineText } from './bill-text.ts';
import type { BoughtLineError } from './line-text.ts';

/**
 * One row where the card has room for it. Else the item has a row of its own, and below it stand
 * how much, what it comes to and its GST; each field then bears its name.
 */
const GRID =
  'grid grid-cols-6 items-start gap-2 border-b border-line py-3 last:border-0 @min-[46rem]:py-2 ' +
  '@min-[39rem]:grid-cols-[4.5rem_3.5rem_minmax(6rem,1fr)_6.75rem_3.5rem_5.75rem_5.75rem] ' +
  '@min-[46rem]:grid-cols-[minmax(7rem,1fr)_4.5rem_3.5rem_6rem_6.75rem_3.5rem_5.75rem_5.75rem]';
const THIRD = 'col-span-2 @min-[39rem]:col-span-1';
const HALF = 'col-span-3 @min-[39rem]:col-span-1';
const TWO_THIRDS = 'col-span-4 @min-[39rem]:col-span-1';
/** A choice below the fields, as wide as a row or half of it, or no wider than it need be. */
const CHOICE = 'min-w-0 grow [&>select]:w-full @min-[39rem]:grow-0';
const HALF_CHOICE = `${CHOICE} basis-32 @min-[39rem]:basis-auto`;

/** An account is told from a product by its sign. */
const choicesOf = (accounts: readonly Account[], products: readonly Product[]): Choice[] => [
  ...products.map(({ id, name }) => ({ id, name, detail: 'Item', weight: 0 })),
  ...accounts
    .filter(isBoughtFor)
    .map(({ id, name, accountType: detail }) => ({ id: -id, name, detail, weight: 1 })),
];

const HEADS = ['HSN/SAC', 'Qty', 'Rate'] as const;

/** What the lines ask of the form that they stand in. */
type LinesForm = {
  /**
   * An order asks for no tax as printed, no credit and no batch: its bill says them. Of goods
   * received it is said where they are, and of which batch; they bear no tax before the bill.
   */
  readonly of: 'bill' | 'order' | 'receipt';
  readonly fields: {
    readonly lines: readonly BillLineText[];
    readonly currency?: { readonly code: string } | null;
  };
  readonly typed: { readonly heads: Heads; readonly lines: readonly PricedLine[] };
  readonly errors: { readonly lines: string | undefined };
  readonly lineErrors: ReadonlyMap<number, BoughtLineError>;
  readonly busy: boolean;
  readonly lastRate: (productId: number | null) => string | null;
  readonly setLine: (key: number, change: Partial<BillLineText>) => void;
  readonly add: () => void;
  readonly remove: (key: number) => void;
};

/** As it would be posted, or ordered. */
type PricedLine = Pick<PurchaseBillLine, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'> &
  Partial<Pick<PurchaseBillLine, 'reverseCharge'>>;

type Props = {
  readonly form: LinesForm;
  readonly bookId: number;
  readonly accounts: readonly Account[];
  readonly products: readonly Product[];
};

export function BillLines({ form, bookId, accounts, products }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const godowns = useGodowns(bookId);
  const choices = choicesOf(form.of === 'receipt' ? [] : accounts, products);
  const isIgst = form.typed.heads === 'inter';
  const code = form.fields.currency?.code;
  const isTaxed = form.of !== 'receipt';
  const taxes = isTaxed ? (isIgst ? ['IGST', ''] : ['CGST', 'SGST']) : ['', ''];
  const [what, worth] = isTaxed ? ['Item or account', 'Taxable'] : ['Item', 'Value'];
  return (
    <section aria-label="Lines" className="@container">
      <div aria-hidden="true" className={`${GRID} text-sm text-ink-2 @max-[46rem]:hidden`}>
        {[what, ...HEADS, code ?? worth, 'GST %', ...taxes].map((head, at) => (
          <span key={`${head}${at}`} className={at > 1 ? 'text-right' : ''}>
            {head}
          </span>
        ))}
      </div>
      <ul ref={list}>
        {form.fields.lines.map((line, at) => (
          <Line
            key={line.key}
            line={line}
            number={at + 1}
            form={form}
            priced={form.typed.lines[at]}
            choices={choices}
            products={products}
            godowns={godowns}
            isIgst={isIgst}
          />
        ))}
      </ul>
      {form.errors.lines !== undefined && (
        <p role="alert" className="mt-2 text-sm text-overdue">
          {form.errors.lines}
        </p>
      )}
      <Button
        className="self-start"
        onClick={() => {
          flushSync(form.add);
          focusFirstIn(list.current?.lastElementChild);
        }}
      >
        Add line
      </Button>
    </section>
  );
}

type LineProps = {
  readonly line: BillLineText;
  readonly number: number;
  readonly form: LinesForm;
  readonly priced: PricedLine | undefined;
  readonly choices: readonly Choice[];
  readonly products: readonly Product[];
  readonly godowns: readonly Godown[];
  readonly isIgst: boolean;
};

function Line({ line, number, form, priced, choices, products, godowns, isIgst }: LineProps) {
  const own = useRef<HTMLLIElement>(null);
  const named = `line ${number}`;
  const said = form.lineErrors.get(line.key);
  const errorId = `bill-line-${line.key}`;
  const change = (part: Partial<BillLineText>) => form.setLine(line.key, part);
  const remove = () => form.remove(line.key);
  const chosenId = line.productId ?? (line.accountId === null ? null : -line.accountId);
  const isWrong = (...names: readonly string[]) =>
    said !== undefined && (said.field === null || names.includes(said.field));
  const wrongAt = (name: string) => ({
    'aria-invalid': isWrong(name),
    'aria-describedby': isWrong(name) ? errorId : undefined,
  });
  const isLastRate = line.rate !== '' && line.rate === form.lastRate(line.productId);
  const skips = skippedIn(line, isLastRate);
  const text = (name: 'hsn' | 'quantity' | 'rate' | 'gstRate', label: string, look = 'num') => (
    <Named name={label} room={THIRD}>
      <input
        aria-label={`${label} of ${named}`}
        autoComplete="off"
        {...wrongAt(WIRE[name])}
        data-enter-skips={skips.includes(name) ? '' : undefined}
        value={line[name]}
        readOnly={form.busy}
        inputMode={name === 'hsn' ? 'numeric' : 'decimal'}
        onChange={(event) => change({ [name]: event.target.value })}
        className={`control ${look}`}
      />
    </Named>
  );
  const what = form.of === 'receipt' ? 'Item' : 'Item or account';
  const code = form.fields.currency?.code;
  /** The tax that the buyer pays is none of the paper: it is worked out by the rate. */
  const isOwn = priced?.reverseCharge != null;
  const tax = (name: 'cgst' | 'sgst' | 'igst', label: string, paise: number) =>
    isOwn || form.of === 'order' ? (
      <Named name={label} room={HALF}>
        <output
          aria-label={`${label} of ${named}${isOwn ? ', which you pay' : ''}`}
          className="num flex min-h-(--row) items-center justify-end text-ink-2"
        >
          {formatPaise(paise)}
        </output>
      </Named>
    ) : (
      money(name, label, paise)
    );
  const money = (name: 'taxable' | 'cgst' | 'sgst' | 'igst', label: string, paise: number) => (
    <Named name={label} room={name === 'taxable' ? TWO_THIRDS : HALF}>
      <AmountInput
        aria-label={`${label} of ${named}`}
        {...wrongAt(name)}
        data-enter-skips={skips.includes(name) ? '' : undefined}
        placeholder={formatPaise(paise)}
        text={line[name]}
        onText={(value) => {
          // What a rate made is written out when the field is left, and is no typing.
          if (value !== line[name]) change({ [name]: value });
        }}
        readOnly={form.busy}
      />
    </Named>
  );
  return (
    <li
      ref={own}
      className={GRID}
      onKeyDown={(event) => onLineKey(event, { add: form.add, remove })}
    >
      <div className="@max-[46rem]:col-span-full" data-required={number === 1 ? '' : undefined}>
        <Picker
          label={`${what} of ${named}`}
          noun={what.toLowerCase()}
          placeholder={line.name === '' ? what : line.name}
          choices={choices}
          isLoading={false}
          chosen={choices.find(({ id }) => id === chosenId) ?? null}
          onChoose={(id) => change(chosen(id, { line, choices, products, form }))}
          invalid={isWrong('product_id', 'account_id', 'name')}
          describedBy={said === undefined ? undefined : errorId}
          readOnly={form.busy}
          onEnter={(event) => {
            event.preventDefault();
            if (own.current !== null) goOnIn(own.current, event.currentTarget, form.add);
          }}
        />
      </div>
      {text('hsn', 'HSN/SAC', '')}
      {text('quantity', 'Qty')}
      {code === undefined ? text('rate', 'Rate') : <span className={THIRD} />}
      {code === undefined ? (
        money(
          'taxable',
          form.of === 'receipt' ? 'Value' : 'Taxable value',
          priced?.taxablePaise ?? 0,
        )
      ) : (
        <Named name={`Amount in ${code}`} room={TWO_THIRDS}>
          <input
            aria-label={`Amount in ${code} of ${named}`}
            {...wrongAt('taxable')}
            autoComplete="off"
            inputMode="decimal"
            value={line.amount}
            readOnly={form.busy}
            onChange={({ target }) => change({ amount: target.value })}
            className="control num"
          />
        </Named>
      )}
      {text('gstRate', 'GST %')}
      {form.of === 'receipt' ? null : isIgst ? (
        tax('igst', 'IGST', priced?.igstPaise ?? 0)
      ) : (
        <>
          {tax('cgst', 'CGST', priced?.cgstPaise ?? 0)}
          {tax('sgst', 'SGST', priced?.sgstPaise ?? 0)}
        </>
      )}
      <Below
        line={line}
        named={named}
        form={form}
        change={change}
        godowns={godowns}
        remove={remove}
        wrongAt={wrongAt}
      />
      {said !== undefined && (
        <p id={errorId} className="col-span-full text-sm text-overdue">
          {said.text}
        </p>
      )}
    </li>
  );
}

const WIRE = { hsn: 'hsn', quantity: 'quantity', rate: 'rate', gstRate: 'tax_rate' } as const;

/** Enter passes by what is known, worked out, or not asked of an account; Tab stops there. */
function skippedIn(line: BillLineText, isLastRate: boolean): readonly string[] {
  const isAccount = line.productId === null && line.accountId !== null;
  return [
    'cgst',
    'sgst',
    'igst',
    ...(isAccount ? ['hsn', 'quantity', 'rate'] : []),
    ...(line.hsn === '' ? [] : ['hsn']),
    ...(line.gstRate === '' ? [] : ['gstRate']),
    ...(isLastRate ? ['rate'] : []),
    ...(line.rate === '' ? [] : ['taxable']),
  ];
}

type NamedProps = {
  readonly name: string;
  readonly room: string;
  readonly children: ReactNode;
};

/** Narrow pages have no heads above the fields, so there each bears its name. */
const Named = ({ name, room, children }: NamedProps) => (
  <span className={`flex min-w-0 flex-col ${room}`}>
    <span aria-hidden="true" className="text-xs text-ink-2 @min-[46rem]:hidden">
      {name}
    </span>
    {children}
  </span>
);

/** @returns the line with what its item says of it; an account says its name alone. */
function chosen(
  id: number | null,
  { line, choices, products, form }: Pick<LineProps, 'line' | 'choices' | 'products' | 'form'>,
): Partial<BillLineText> {
  // Another item is none that was ordered.
  const none = { productId: null, accountId: null, uqc: '', unit: '', order: null };
  if (id === null) return { ...none, name: '' };
  const name = choices.find((choice) => choice.id === id)?.name ?? '';
  const isAccount = id < 0;
  if (isAccount) {
    const creditKind = 'input-service';
    return { ...none, accountId: -id, name, creditKind };
  }
  const product = products.find((one) => one.id === id);
  // What was typed stays; what was proposed for the item before goes with it.
  const isTyped = line.rate !== '' && line.rate !== form.lastRate(line.productId);
  return {
    ...none,
    ...(!isTyped && { rate: form.lastRate(id) ?? '' }),
    productId: id,
    name,
    creditKind: 'input',
    hsn: product?.hsn ?? '',
    uqc: product?.uqc ?? '',
    unit: product?.unit ?? '',
    gstRate: product?.gstBps == null ? '' : decimalText(product.gstBps, 2),
  };
}

type BelowProps = Pick<LineProps, 'line' | 'form' | 'godowns'> & {
  readonly named: string;
  readonly change: (part: Partial<BillLineText>) => void;
  readonly remove: () => void;
  /** How the field of this name on the wire is marked. */
  readonly wrongAt: (name: string) => {
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
};

/** Of a line that is blocked, by which clause is still to be said. */
const NO_CLAUSE = { value: '', label: 'Blocked · choose the clause' };

/** What is not eligible names its clause; a share makes it a part. */
function creditChosen({ share }: BillLineText, value: string): Partial<BillLineText> {
  const clause = blockedClause.options.find((one) => one === value) ?? null;
  if (value === 'eligible') return { eligibility: 'eligible', clause: null, share: '' };
  return { eligibility: share.trim() === '' ? 'blocked' : 'part', clause };
}

/** What few lines have; a line that has any of it shows all of it. */
const isSaidMore = (line: BillLineText): boolean =>
  line.treatment !== null ||
  line.reverseCharge !== null ||
  MORE.some(({ name }) => line[name] !== '' && name !== 'uqc');

/** What an order asks of it too. */
const ORDERED_MORE: ReadonlySet<string> = new Set(['discount', 'cessRate', 'cessPerUnit', 'uqc']);
/** What goods that came are told apart by. */
const RECEIVED_MORE: ReadonlySet<string> = new Set([
  ...ORDERED_MORE,
  'batch',
  'madeOn',
  'expiresOn',
]);
const moreOf = ({ of }: LinesForm) => {
  const asked = of === 'order' ? ORDERED_MORE : RECEIVED_MORE;
  return of === 'bill' ? MORE : MORE.filter(({ name }) => asked.has(name));
};

const MORE = [
  { name: 'discount', wire: 'discount', label: 'Discount, 10% or ₹', max: 20 },
  { name: 'cessRate', wire: 'cess_rate', label: 'Cess %', max: 20 },
  { name: 'cessPerUnit', wire: 'cess_per_unit', label: 'Cess for one unit', max: 20 },
  { name: 'cess', wire: 'cess', label: 'Cess as printed', max: 20 },
  { name: 'uqc', wire: 'uqc', label: 'UQC', max: 3 },
  { name: 'batch', wire: 'batch', label: 'Batch', max: 60 },
  { name: 'madeOn', wire: 'manufactured_on', label: 'Made on', max: 20 },
  { name: 'expiresOn', wire: 'expires_on', label: 'Expires on', max: 20 },
] as const;

const TREATMENTS = [
  { value: '', label: 'By its rate' },
  { value: 'taxable', label: 'Taxable' },
  { value: 'nil', label: 'Nil rated' },
  { value: 'exempt', label: 'Exempt' },
  { value: 'non-gst', label: 'Outside GST' },
] as const;

/** Beside what the whole bill says, for the bills of which some lines alone are so. */
const PAID_BY = [
  { value: '', label: 'As the bill says' },
  { value: '9(3)', label: 'You: s.9(3), 5(3)' },
  { value: '9(4)', label: 'You: s.9(4), 5(4)' },
] as const;
const paidByOf = ({ reverseCharge }: BillLineText): string =>
  reverseCharge === null ? '' : reverseCharge.endsWith('(4)') ? '9(4)' : '9(3)';

function More({ line, named, form, change, wrongAt }: Omit<BelowProps, 'godowns' | 'remove'>) {
  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
      {moreOf(form).map(({ name, wire, label, max }) => (
        <label key={name} className="flex min-w-0 flex-col justify-end text-xs text-ink-2">
          {label}
          <span className="sr-only">{` of ${named}`}</span>
          <input
            autoComplete="off"
            maxLength={max}
            {...wrongAt(wire)}
            value={line[name]}
            readOnly={form.busy}
            onChange={(event) => change({ [name]: event.target.value })}
            className="control"
          />
        </label>
      ))}
      <div className="flex min-w-0 flex-col justify-end text-xs text-ink-2">
        <span aria-hidden="true">Treatment</span>
        <Select
          label={`Treatment of ${named}`}
          value={line.treatment ?? ''}
          options={TREATMENTS}
          onChange={(value) =>
            change({ treatment: treatment.options.find((one) => one === value) ?? null })
          }
          control={{ disabled: form.busy }}
        />
      </div>
      {form.of === 'bill' && (
        <div className="flex min-w-0 flex-col justify-end text-xs text-ink-2">
          <span aria-hidden="true">GST is paid by</span>
          <Select
            label={`GST is paid by, of ${named}`}
            value={paidByOf(line)}
            options={PAID_BY}
            onChange={(value) =>
              change({ reverseCharge: value === '9(3)' || value === '9(4)' ? value : null })
            }
            control={{ disabled: form.busy, ...wrongAt('reverse_charge') }}
          />
        </div>
      )}
    </div>
  );
}

function Below({ line, named, form, change, godowns, remove, wrongAt }: BelowProps) {
  const [isMore, setIsMore] = useState(() => isSaidMore(line));
  const isWrongInMore =
    wrongAt('reverse_charge')['aria-invalid'] ||
    MORE.some(({ wire }) => wrongAt(wire)['aria-invalid']);
  return (
    <div className="col-span-full flex flex-wrap items-center gap-2">
      {line.order !== null && <OfOrder order={line.order} />}
      {form.of === 'bill' && (
        <CreditPart
          line={line}
          named={named}
          form={form}
          change={change}
          godowns={godowns}
          wrongAt={wrongAt}
        />
      )}
      {form.of === 'receipt' && (
        <GodownSelect
          named={named}
          godownId={line.godownId}
          godowns={godowns}
          onChoose={(godownId) => change({ godownId })}
        />
      )}
      <span className="ml-auto flex gap-2">
        <Button
          kind="quiet"
          aria-label={`More of ${named}`}
          aria-expanded={isMore}
          onClick={() => setIsMore(!isMore)}
        >
          {isMore ? 'Less' : 'More'}
        </Button>
        <Button
          kind="quiet"
          aria-label={`Remove ${named}`}
          aria-keyshortcuts="Alt+Backspace"
          onClick={remove}
        >
          Remove
        </Button>
      </span>
      {(isMore || isWrongInMore) && (
        <More line={line} named={named} form={form} change={change} wrongAt={wrongAt} />
      )}
    </div>
  );
}

/** Which line of an order or of goods received it takes, and what is open of that. */
function OfOrder({ order }: { readonly order: NonNullable<BillLineText['order']> }) {
  const { scope } = usePageBook();
  return (
    <span className="text-sm text-ink-2">
      Line {order.line} of{' '}
      <Link
        to={
          order.kind === 'receipt'
            ? paths.goodsReceipt(order.orderId, scope)
            : paths.purchaseOrder(order.orderId, scope)
        }
        className="link"
      >
        {order.number === '' ? UNNAMED[order.kind] : order.number}
      </Link>
      {order.open !== '' && ` · ${order.open} open`}
    </span>
  );
}

const UNNAMED = { order: 'an order', receipt: 'goods received' } as const;

/** What is done with the credit of a line of a bill, and where its goods come in. */
function CreditPart({ line, named, form, change, godowns, wrongAt }: Omit<BelowProps, 'remove'>) {
  return (
    <>
      <span className={`${CHOICE} basis-full @min-[39rem]:max-w-52 @min-[39rem]:basis-auto`}>
        <Select
          label={`Credit of ${named}`}
          value={line.eligibility === 'eligible' ? 'eligible' : (line.clause ?? '')}
          options={[
            ...(line.eligibility !== 'eligible' && line.clause === null ? [NO_CLAUSE] : []),
            { value: 'eligible', label: 'Credit eligible' },
            ...BLOCKED_CLAUSES,
          ]}
          onChange={(value) => change(creditChosen(line, value))}
          control={{ disabled: form.busy, ...wrongAt('clause') }}
        />
      </span>
      {line.eligibility !== 'eligible' && (
        <span className="flex items-center gap-1 text-sm text-ink-2">
          Eligible
          <input
            aria-label={`Eligible share of ${named}, in percent`}
            autoComplete="off"
            inputMode="decimal"
            {...wrongAt('share')}
            value={line.share}
            readOnly={form.busy}
            onChange={({ target: { value: share } }) =>
              change({ share, eligibility: share.trim() === '' ? 'blocked' : 'part' })
            }
            className="control num w-20"
          />
          %
        </span>
      )}
      <span className={HALF_CHOICE}>
        <Select
          label={`Kind of credit of ${named}`}
          value={line.creditKind}
          options={creditKind.options.map((value) => ({ value, label: CREDIT_KIND_WORDS[value] }))}
          onChange={(value) =>
            change({ creditKind: creditKind.options.find((one) => one === value) ?? 'input' })
          }
          control={{ disabled: form.busy }}
        />
      </span>
      <span className={HALF_CHOICE}>
        <Select
          label={`Use of ${named}`}
          value={line.use}
          options={CREDIT_USES}
          onChange={(value) =>
            change({ use: CREDIT_USES.find((one) => one.value === value)?.value ?? 'taxable' })
          }
          control={{ disabled: form.busy }}
        />
      </span>
      {line.productId !== null && (
        <GodownSelect
          named={named}
          godownId={line.godownId}
          godowns={godowns}
          onChoose={(godownId) => change({ godownId })}
        />
      )}
    </>
  );
}
