// What the opening balances come to, always in view: the difference, the sums, what is missing.
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import type { OpeningDocument } from '#api/contract/account/opening.ts';
import { addDays, parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { balancePaise, isCustomerLedger, isPartyLedger } from './form/figures.ts';
import type { OpeningForm } from './form/use-opening.ts';

type Props = {
  readonly document: OpeningDocument;
  readonly form: OpeningForm;
  readonly accounts: readonly Account[];
  readonly scope: number | undefined;
  readonly onGo: (accountId: number) => void;
};

const MISSING_SHOWN = 3;

export function OpeningCard({ document, form, accounts, scope, onGo }: Props) {
  const { debitPaise, creditPaise } = form;
  const parts = differenceParts(form, document, accounts);
  const difference = parts.wholePaise;
  const others = accounts.filter((account) => !isPartyLedger(account));
  const missing = others.filter((account) => balancePaise(account, form.textOf(account.id)) === 0);
  return (
    <aside
      aria-label="What the balances come to"
      className="flex flex-col gap-3 lg:sticky lg:top-4 lg:w-80 lg:shrink-0"
    >
      <section className={`card p-4 ${difference === 0 ? '' : 'border-warn-line bg-warn-bg'}`}>
        <h2 className="font-semibold">Difference in opening balances</h2>
        <p className="text-h1 font-semibold tabular-nums">{formatRupees(Math.abs(difference))}</p>
        <p role="status">{sideInWords(difference)}</p>
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1">
          <dt>Debit</dt>
          <dd className="num">{formatPaise(debitPaise)}</dd>
          <dt>Credit</dt>
          <dd className="num">{formatPaise(creditPaise)}</dd>
        </dl>
        <OtherParts document={document} parts={parts} scope={scope} />
        {difference !== 0 && (
          <p className="mt-3 text-sm">
            You may post with it or finish later; the difference stays in view on every report until
            it is nil.
          </p>
        )}
      </section>
      <section className="card p-4">
        <h2 className="mb-2 font-semibold">Progress</h2>
        <dl className="grid grid-cols-[1fr_auto] gap-y-1">
          <dt>Accounts</dt>
          <dd className="num">
            {formatCount(others.length - missing.length)} of {formatCount(others.length)}
          </dd>
          <dt>Customers’ bills</dt>
          <dd className="num">{formatCount(billCount(form, accounts, true))}</dd>
          <dt>Suppliers’ bills</dt>
          <dd className="num">{formatCount(billCount(form, accounts, false))}</dd>
          <dt>Stock at cost</dt>
          <dd className="num">{formatPaise(form.stockPaise)}</dd>
        </dl>
        <StockRemark form={form} accounts={accounts} />
        {missing.length > 0 && (
          <p className="mt-3 text-sm text-ink-2">
            No balance yet:{' '}
            {missing.slice(0, MISSING_SHOWN).map(({ id, name }) => (
              <button key={id} type="button" className="link mr-2" onClick={() => onGo(id)}>
                {name}
              </button>
            ))}
            {missing.length > MISSING_SHOWN && `and ${missing.length - MISSING_SHOWN} more`}
          </p>
        )}
      </section>
      <Dated form={form} />
    </aside>
  );
}

type OtherProps = Pick<Props, 'document' | 'scope'> & { readonly parts: DifferenceParts };

/** What of the difference stands beside these balances, and where it is seen. */
function OtherParts({ document, parts: { othersPaise, stockPaise }, scope }: OtherProps) {
  const { differenceAccountId: accountId } = document;
  return (
    <>
      {othersPaise !== 0 && accountId !== null && (
        <p className="mt-3 text-sm">
          {formatRupees(Math.abs(othersPaise))} {sideName(othersPaise)} comes from other entries, as
          the opening stock of a stock run:{' '}
          <Link to={paths.account(accountId, scope)} className="link">
            its ledger
          </Link>
          . A balance on the other side, as capital, makes it nil.
        </p>
      )}
      {stockPaise !== 0 && (
        <p className="mt-3 text-sm">
          {formatRupees(Math.abs(stockPaise))} {sideName(stockPaise)} is opening stock in the{' '}
          <Link to={paths.bookReport('stock-summary', scope)} className="link">
            stock register
          </Link>
          , not posted: enter it on Stock-in-Hand, and what paid for it.
        </p>
      )}
    </>
  );
}

const sideName = (paise: number): string => (paise < 0 ? 'Cr' : 'Dr');

function Dated({ form }: Pick<Props, 'form'>) {
  const beginsOn = parseDate(form.begins, form.today);
  const openedOn = beginsOn === null ? null : addDays(beginsOn, -1);
  if (openedOn === null) return null;
  return (
    <p className="card p-4 text-sm text-ink-2">
      {form.isPosted ? 'Posted' : 'Will be posted'} on {formatDate(openedOn)}, the day before the
      books begin. You can correct it until the first month is locked.
    </p>
  );
}

/** Goods by themselves post nothing: Stock-in-Hand is to hold what they are worth. */
function StockRemark({ form, accounts }: Pick<Props, 'form' | 'accounts'>) {
  const inHand = accounts
    .filter(({ group }) => group === 'stock-in-hand')
    .reduce((sum, account) => sum + balancePaise(account, form.textOf(account.id)), 0);
  if (form.stockPaise === 0 || form.stockPaise === inHand) return null;
  return (
    <p className="mt-3 text-sm text-warn">
      Stock-in-Hand holds {formatRupees(inHand)}. Enter the same amount in both.
    </p>
  );
}

function sideInWords(difference: number): string {
  if (difference === 0) return 'Debits and credits are equal.';
  return difference < 0 ? 'Debits are less than credits.' : 'Credits are less than debits.';
}

const billCount = (form: OpeningForm, accounts: readonly Account[], ofCustomers: boolean): number =>
  accounts
    .filter((account) => isPartyLedger(account) && isCustomerLedger(account) === ofCustomers)
    .reduce((count, { id }) => count + form.textOf(id).bills.length, 0);

// What opening balances differ by in the reports: what is typed, with what other entries have put
// on the account of the difference and with stock that nobody has posted.
type DifferenceParts = {
  /** Debits less credits of all of it. */
  readonly wholePaise: number;
  /** Of it, as other entries have it: what a stock run posted, or a person. */
  readonly othersPaise: number;
  /** Of it, opening stock of the register. */
  readonly stockPaise: number;
};

/** Stock that is typed on Stock-in-Hand takes the place of what the register says. */
function differenceParts(
  { textOf }: Pick<OpeningForm, 'textOf'>,
  { posted, differencePaise, stockDifferencePaise }: OpeningDocument,
  accounts: readonly Account[],
): DifferenceParts {
  const typed = new Map(
    accounts.map((account) => [account, balancePaise(account, textOf(account.id))]),
  );
  const sumOf = (of: readonly number[]) => of.reduce((sum, paise) => sum + paise, 0);
  const own = sumOf((posted?.accounts ?? []).map((one) => one.balancePaise));
  const hasStock = [...typed].some(
    ([{ group }, paise]) => group === 'stock-in-hand' && paise !== 0,
  );
  const othersPaise = 0 - (differencePaise + own);
  const stockPaise = hasStock ? 0 : 0 - stockDifferencePaise;
  return {
    wholePaise: sumOf([...typed.values()]) + othersPaise + stockPaise,
    othersPaise,
    stockPaise,
  };
}
