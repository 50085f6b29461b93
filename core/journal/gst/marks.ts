// What a mark of GST may join: each is judged by the accounts of its part, and by what stands open
// of its period. What a mark is not meant for is refused, since a mark lets a part stand where
// other lines on tax may not.
import { isMoneyGroup, natureOfGroup } from '../../account-type/index.ts';
import type { GroupCode } from '../../account-type/index.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { openTaxOfPeriod, setOffFault } from '../../tax/index.ts';
import type { GstAccount, GstHead, HeadPaise, OpenTaxOfPeriod } from '../../tax/index.ts';
import type { JournalFacts } from '../commands.ts';
import type { Entry } from '../entries/entries.ts';
import type { JournalRejection } from '../rejections.ts';
import type { CreditRule, Side } from '../terms.ts';
import { linesOfPart } from './parts.ts';
import type { WholeGstPart } from './parts.ts';

/** What a line of a part is to GST; money and other accounts are told by their group. */
type Role = GstAccount['kind'] | 'money' | 'other';

type PartLine = {
  readonly line: number;
  readonly side: Side;
  readonly amountPaise: number;
  readonly role: Role;
  readonly head: GstHead | null;
  readonly name: string;
  readonly group: GroupCode | null;
};

type MarkFacts = Pick<JournalFacts, 'accounts' | 'gst' | 'beginsOn'>;
type MarkedPart = {
  readonly part: number;
  readonly of: WholeGstPart;
  readonly lines: readonly PartLine[];
  readonly entryDate: CalendarDate;
};

/** @returns the first refusal of a part by its mark, or null. */
export function markRefusal(
  of: WholeGstPart,
  { part, entries, entryDate }: MarkedIn,
  facts: MarkFacts,
): JournalRejection | null {
  const lines = linesOfPart(of, entries).map((one) => partLine(one, facts));
  const marked = { part, of, lines, entryDate };
  switch (of.mark) {
    case 'set-off':
      return setOffRefusal(marked, facts);
    case 'discharge':
      return dischargeRefusal(marked, facts);
    case 'challan':
      return challanRefusal(marked);
    case 'cash-ledger':
      return cashLedgerRefusal(marked);
    case 'credit':
      return creditRefusal(marked);
  }
}

type MarkedIn = {
  readonly part: number;
  readonly entries: readonly Entry[];
  readonly entryDate: CalendarDate;
};

function partLine(
  { line, entry }: { readonly line: number; readonly entry: Entry },
  { accounts, gst }: MarkFacts,
): PartLine {
  const { accountId, side, amountPaise } = entry;
  const { name = '', group = null } = accounts.get(accountId as AccountId) ?? {};
  const known = gst.accounts.get(accountId);
  const isKnown = known !== undefined && FITTING[known.kind].has(group);
  const other = isMoneyGroup(group) ? 'money' : 'other';
  return {
    line,
    side,
    amountPaise,
    role: isKnown ? known.kind : other,
    head: isKnown ? known.head : null,
    name,
    group,
  };
}

const OVERHEADS = ['indirect-expenses', 'direct-expenses'] as const;

/** The groups under which an account can be what a setting or its name says that it is. */
const FITTING: Readonly<Record<GstAccount['kind'], ReadonlySet<GroupCode | null>>> = {
  output: new Set(['duties-taxes', 'current-liabilities', 'provisions']),
  'rcm-output': new Set(['duties-taxes', 'current-liabilities', 'provisions']),
  input: new Set(['duties-taxes', 'current-assets', 'loans-advances-asset', 'deposits-asset']),
  'cash-ledger': new Set([
    'current-assets',
    'loans-advances-asset',
    'deposits-asset',
    'duties-taxes',
  ]),
  charge: new Set([...OVERHEADS, 'duties-taxes', 'current-liabilities', 'provisions']),
  'tds-tcs': new Set(['current-assets', 'loans-advances-asset', 'duties-taxes']),
  'round-off': new Set([...OVERHEADS, 'indirect-incomes', 'direct-incomes']),
};

type Allowed = Readonly<Record<Side, readonly Role[]>>;

/** @returns the refusal of the first line that the mark does not take on its side, or null. */
function accountRefusal(
  { part, of, lines }: MarkedPart,
  allowed: Allowed,
): JournalRejection | null {
  for (const { line, side, role, name } of lines) {
    if (allowed[side].includes(role)) continue;
    const isTax = role === 'output' || role === 'rcm-output';
    if (side === 'credit' && isTax && (of.mark === 'set-off' || of.mark === 'discharge')) {
      return { kind: 'gst_settlement_adds_tax', line };
    }
    return { kind: 'gst_mark_takes_no_such_account', part, line, mark: of.mark, side, name };
  }
  return null;
}

const sumOf = (lines: readonly PartLine[], isMeant: (line: PartLine) => boolean): number =>
  lines.reduce((paise, line) => (isMeant(line) ? paise + line.amountPaise : paise), 0);

const byHead = (lines: readonly PartLine[], role: Role): HeadPaise => {
  const of = (head: GstHead) => sumOf(lines, (one) => one.role === role && one.head === head);
  return { igst: of('igst'), cgst: of('cgst'), sgst: of('sgst'), cess: of('cess') };
};

const standingOf = ({ of, entryDate }: MarkedPart, { gst, beginsOn }: MarkFacts): OpenTaxOfPeriod =>
  openTaxOfPeriod(gst.ledger, {
    period: of.period,
    on: entryDate,
    accounts: gst.accounts,
    beginsOn,
  });

/**
 * Credit pays output tax in the pairs and the order of s. 49(5), 49A and 49B. Tax under reverse
 * charge is no output tax (s. 2(82)) and is paid in cash, as interest, fees and penalties are
 * (s. 49(3) and (4)).
 */
function setOffRefusal(marked: MarkedPart, facts: MarkFacts): JournalRejection | null {
  const { of, part, lines, entryDate } = marked;
  const refusal = accountRefusal(marked, { debit: ['output'], credit: ['input'] });
  if (refusal !== null) return refusal;
  const taxes = byHead(lines, 'output');
  const credits = byHead(lines, 'input');
  const found = setOffFault({ period: of.period, taxes, credits }, standingOf(marked, facts));
  if (found === null) return null;
  const { period } = of;
  const at = (role: Role) =>
    lines.find((one) => one.role === role && one.head === found.head)?.line ??
    lines.find((one) => one.head === found.head)?.line ??
    lines[0]?.line ??
    1;
  switch (found.fault) {
    case 'exceeds-liability': {
      const { head, openPaise } = found;
      const amountPaise = taxes[head];
      const where = { part, line: at('output'), head, period };
      return { kind: 'gst_exceeds_open_tax', mark: 'set-off', ...where, amountPaise, openPaise };
    }
    case 'exceeds-credit': {
      const { head, creditPaise } = found;
      const amountPaise = credits[head];
      const where = { part, line: at('input'), head, entryDate };
      return { kind: 'set_off_exceeds_credit', ...where, amountPaise, creditPaise };
    }
    case 'crosses-heads': {
      const { head, paise } = found;
      return { kind: 'set_off_crosses_heads', part, line: at('input'), head, paise };
    }
    case 'igst-credit-left':
    case 'own-head-first':
    case 'cgst-credit-left': {
      const { fault: why, head, leftPaise } = found;
      return {
        kind: 'set_off_out_of_order',
        part,
        line: at('input'),
        why,
        head,
        period,
        leftPaise,
      };
    }
  }
}

/** Tax payable is rounded to the rupee, each head by itself (CGST Act s. 170). */
const ROUND_OFF_BELOW_PAISE = 100;

/**
 * Tax, interest, fee and penalty are paid from the electronic cash ledger (s. 49(3), rule 87), and
 * no more tax than is open of the period. A book that keeps no such ledger pays from cash or bank.
 */
function dischargeRefusal(marked: MarkedPart, facts: MarkFacts): JournalRejection | null {
  const { part, lines } = marked;
  const { keepsCashLedger } = facts.gst;
  const money = lines.find(({ role, side }) => role === 'money' && side === 'credit');
  if (money !== undefined && keepsCashLedger) {
    return { kind: 'gst_paid_past_the_cash_ledger', part, line: money.line, name: money.name };
  }
  return (
    accountRefusal(marked, {
      debit: ['output', 'rcm-output', 'charge', 'round-off'],
      credit: ['cash-ledger', 'money', 'round-off'],
    }) ??
    dischargedRefusal(marked, standingOf(marked, facts)) ??
    roundOffRefusal(marked)
  );
}

function dischargedRefusal(
  { part, of, lines }: MarkedPart,
  standing: OpenTaxOfPeriod,
): JournalRejection | null {
  for (const { line, role, head } of lines) {
    if ((role !== 'output' && role !== 'rcm-output') || head === null) continue;
    const openPaise = Math.max(standing[role === 'output' ? 'output' : 'rcmOutput'][head], 0);
    const amountPaise = byHead(lines, role)[head];
    if (amountPaise <= openPaise) continue;
    const where = { part, line, head, period: of.period };
    return { kind: 'gst_exceeds_open_tax', mark: 'discharge', ...where, amountPaise, openPaise };
  }
  return null;
}

function roundOffRefusal({ part, lines }: MarkedPart): JournalRejection | null {
  const rounded = lines.filter(({ role }) => role === 'round-off');
  const [first] = rounded;
  if (first === undefined) return null;
  const paid = lines.filter(({ role }) => ['output', 'rcm-output', 'charge'].includes(role));
  const heads = new Set(paid.map(({ role, head, name }) => `${role} ${head ?? name}`));
  const roundOffPaise = sumOf(rounded, () => true);
  const belowPaise = heads.size * ROUND_OFF_BELOW_PAISE;
  if (roundOffPaise < belowPaise) return null;
  return { kind: 'gst_round_off_too_large', part, line: first.line, roundOffPaise, belowPaise };
}

/** PMT-06 brings money from cash or bank into the electronic cash ledger (s. 49(1), rule 87). */
const challanRefusal = (marked: MarkedPart): JournalRejection | null =>
  accountRefusal(marked, { debit: ['cash-ledger'], credit: ['money'] });

/**
 * PMT-09 moves cash between heads (s. 49(10), rule 87(13)), TDS and TCS that were accepted come in
 * (s. 51(5), 52(7)), and a refund goes out to the bank (s. 54).
 */
function cashLedgerRefusal(marked: MarkedPart): JournalRejection | null {
  const { lines, part } = marked;
  const refusal = accountRefusal(marked, {
    debit: ['cash-ledger', 'money'],
    credit: ['cash-ledger', 'tds-tcs'],
  });
  if (refusal !== null) return refusal;
  const refunded = lines.find(({ role }) => role === 'money');
  const out = sumOf(lines, ({ role, side }) => role === 'cash-ledger' && side === 'credit');
  if (refunded === undefined || sumOf(lines, ({ role }) => role === 'money') <= out) return null;
  const { line, side, name } = refunded;
  return { kind: 'gst_mark_takes_no_such_account', part, line, mark: 'cash-ledger', side, name };
}

type Direction = 'out' | 'back';

/** Whether a rule takes credit out of the credit ledger, back into it, or either. */
const DIRECTIONS: Readonly<Record<CreditRule, readonly Direction[]>> = {
  '37': ['out'],
  '37A': ['out'],
  '38': ['out'],
  // What was reversed by the month is made up at the end of the year (rules 42(2), 43(2)).
  '42': ['out', 'back'],
  '43': ['out', 'back'],
  '17-5': ['out'],
  reclaim: ['back'],
  transitional: ['back'],
  'drc-03': ['out'],
  other: ['out', 'back'],
};

/** Where credit goes and where it comes from: costs, assets, and what is to be claimed again. */
const COUNTERPARTS: ReadonlySet<GroupCode | null> = new Set([
  'current-assets',
  'loans-advances-asset',
  'deposits-asset',
  'fixed-assets',
  'stock-in-hand',
  'misc-expenses-asset',
]);

function isCounterpart({ role, group }: PartLine, rule: CreditRule): boolean {
  if (role === 'charge' || role === 'round-off') return true;
  if (role !== 'other' || group === null) return false;
  // What the owner takes is blocked by s. 17(5)(g); VAT and CENVAT credit came over by s. 140.
  if (rule === '17-5' && group === 'capital-account') return true;
  if (rule === 'transitional' && group === 'duties-taxes') return true;
  return COUNTERPARTS.has(group) || natureOfGroup(group) === 'expense';
}

/** Credit is taken out or back by a named rule; it pays no tax and no money comes of it. */
function creditRefusal({ part, of, lines }: MarkedPart): JournalRejection | null {
  const { rule = 'other' } = of;
  const taken = lines.filter(({ role }) => role === 'input');
  const [first] = taken;
  const wrong = lines.find((one) => one.role !== 'input' && !isCounterpart(one, rule));
  const against =
    wrong ?? (first === undefined ? lines[0] : taken.find(({ side }) => side !== first.side));
  if (against !== undefined) {
    const { line, side, name } = against;
    return { kind: 'gst_mark_takes_no_such_account', part, line, mark: 'credit', side, name };
  }
  const direction = first?.side === 'credit' ? 'out' : 'back';
  return first === undefined || DIRECTIONS[rule].includes(direction)
    ? null
    : { kind: 'gst_rule_of_the_other_side', part, line: first.line, rule, direction };
}
