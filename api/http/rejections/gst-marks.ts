// The status and the sentence of every refusal of a mark of GST. Each says what the mark is for.
import type { GstMark } from '#core/journal/index.ts';
import type { GstHead } from '#core/tax/index.ts';
import type { Refusal } from '#api/commands/request.ts';
import { day, money } from './phrases.ts';

export const GST_MARK_STATUS = {
  gst_line_unknown: { status: 422, title: 'No such line' },
  gst_line_in_two_parts: { status: 422, title: 'A line in two parts' },
  gst_rule_missing: { status: 422, title: 'Rule missing' },
  gst_rule_not_taken: { status: 422, title: 'No rule here' },
  gst_period_unknown: { status: 422, title: 'Not a period of a return' },
  gst_mark_before_period: { status: 422, title: 'Before its period' },
  gst_part_does_not_balance: { status: 422, title: 'The part does not balance' },
  set_off_after_hard_lock: { status: 409, title: 'Year locked' },
  gst_mark_takes_no_such_account: { status: 422, title: 'Not what the mark is for' },
  set_off_crosses_heads: { status: 422, title: 'Credit of another head' },
  gst_exceeds_open_tax: { status: 409, title: 'More than is open' },
  set_off_exceeds_credit: { status: 409, title: 'More than the credit' },
  set_off_out_of_order: { status: 409, title: 'Other credit comes first' },
  gst_paid_past_the_cash_ledger: { status: 422, title: 'Paid past the cash ledger' },
  gst_round_off_too_large: { status: 422, title: 'Round-off too large' },
  gst_rule_of_the_other_side: { status: 422, title: 'The rule is of the other side' },
} as const;

type Kind = keyof typeof GST_MARK_STATUS;
type Words = { [Each in Kind]: (refusal: Extract<Refusal, { kind: Each }>) => string };

const NAMES: Readonly<Record<GstMark, string>> = {
  'set-off': 'A set-off',
  discharge: 'A discharge',
  challan: 'A challan',
  'cash-ledger': 'A move of the cash ledger',
  credit: 'Credit that is taken out or back',
  payment: 'A payment',
};

/** What each mark takes; a book names its accounts in the settings. */
const MEANT: Readonly<Record<GstMark, string>> = {
  'set-off': 'debits output tax and credits input tax, and takes no other account',
  discharge:
    'debits output tax, tax under reverse charge, interest, late fee or penalty and credits the ' +
    'electronic cash ledger, with round-off below a rupee for each head',
  challan: 'debits the electronic cash ledger and credits cash or bank',
  'cash-ledger':
    'moves what lies in the electronic cash ledger: between its heads, from TDS and TCS, or as a ' +
    'refund to the bank',
  credit: 'moves input tax against a cost or an asset, never against tax, money or a party',
  payment: 'pays tax from the electronic cash ledger, or a challan into it',
};

const HEADS: Readonly<Record<GstHead, string>> = {
  igst: 'IGST',
  cgst: 'CGST',
  sgst: 'SGST',
  cess: 'cess',
};

type Days = { readonly from: string; readonly to: string };
const span = ({ from, to }: Days): string => `${day(from)} to ${day(to)}`;

export const GST_MARK_WORDS: Words = {
  gst_line_unknown: ({ part, unknownLine, count }) =>
    `Part ${part} of GST names line ${unknownLine}; the journal has ${count}.`,
  gst_line_in_two_parts: ({ line }) =>
    `Line ${line} is in two parts of GST. Put it in one of them.`,
  gst_rule_missing: ({ part }) =>
    `Part ${part} of GST takes credit out or back. Say by which rule.`,
  gst_rule_not_taken: ({ mark }) => `${NAMES[mark]} has no rule. Leave it out.`,
  gst_period_unknown: ({ mark, period }) =>
    mark === 'set-off'
      ? `The book makes no GSTR-3B for ${span(period)}: choose the month or quarter of a return.`
      : `${span(period)} is no month, quarter or financial year of GST.`,
  gst_mark_before_period: ({ mark, entryDate, period }) =>
    `${NAMES[mark]} of ${span(period)} is not dated ${day(entryDate)}, before the period begins.`,
  gst_part_does_not_balance: ({ part, debitPaise, creditPaise }) =>
    `Part ${part} of GST has debits of ${money(debitPaise)} and credits of ${money(creditPaise)}. ` +
    'Each part balances by itself.',
  set_off_after_hard_lock: ({ lockedTo, dayToUse }) =>
    `The year is locked to ${day(lockedTo)}. A set-off of it is dated on the day of filing: ` +
    `${day(dayToUse)}.`,
  gst_mark_takes_no_such_account: ({ line, mark, side, name }) =>
    `Line ${line} ${side}s ${name}. ${NAMES[mark]} ${MEANT[mark]}.`,
  set_off_crosses_heads: ({ head, paise }) =>
    head === 'cess'
      ? `Cess is set off against cess alone (CGST Act s. 49(5)): ${money(paise)} is not.`
      : `${money(paise)} of ${HEADS[head]} credit pays tax of another head. IGST credit pays IGST ` +
        'first; CGST credit never pays SGST, nor SGST credit CGST (CGST Act s. 49(5)).',
  gst_exceeds_open_tax: ({ mark, head, period, amountPaise, openPaise }) =>
    `${NAMES[mark]} of ${money(amountPaise)} ${HEADS[head]} is more than is open of ` +
    `${span(period)}: ${money(openPaise)}.`,
  set_off_exceeds_credit: ({ head, entryDate, amountPaise, creditPaise }) =>
    `A set-off of ${money(amountPaise)} is more than the ${HEADS[head]} credit of ` +
    `${day(entryDate)} that is not used: ${money(creditPaise)}.`,
  set_off_out_of_order: ({ why, head, leftPaise }) => {
    const left = money(leftPaise);
    if (why === 'igst-credit-left') {
      return (
        `${left} of IGST credit is left. It is used up before ${HEADS[head]} credit pays anything ` +
        '(CGST Act s. 49A and 49B).'
      );
    }
    if (why === 'own-head-first') {
      return (
        `${left} of ${HEADS[head]} is open. Credit pays tax of its own head first ` +
        '(CGST Act s. 49(5)).'
      );
    }
    return `${left} of CGST credit is left, which pays IGST before SGST credit does (s. 49(5)(c)).`;
  },
  gst_paid_past_the_cash_ledger: ({ line, name }) =>
    `Line ${line} pays tax from ${name}. This book keeps an electronic cash ledger: pay a challan ` +
    'into it, and the tax from it.',
  gst_round_off_too_large: ({ roundOffPaise, belowPaise }) =>
    `${money(roundOffPaise)} of round-off is not below ${money(belowPaise)}, a rupee for each head.`,
  gst_rule_of_the_other_side: ({ rule, direction }) =>
    direction === 'out'
      ? `By '${rule}' credit comes back: debit input tax.`
      : `By '${rule}' credit goes out: credit input tax.`,
};
