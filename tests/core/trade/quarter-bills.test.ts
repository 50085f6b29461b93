// The bills of a quarter, made up with their journals by another arithmetic: those without TDS.
import { expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { gstr3bSpanOn } from '#core/tax/index.ts';
import { timesOfSupply } from '#core/trade/index.ts';
import type { PartySnapshot, PurchaseBillDraftLine } from '#core/trade/index.ts';
import { billIn, draftOf, eventsOf, lineOf, partyOf, postAtOnce, postedIn } from './bills.ts';
import quarter from './quarter-bills.json' with { type: 'json' };

type Bill = (typeof quarter)[number];
type Line = Bill['lines'][number];

const paise = (rupees: string): number => Math.round(Number(rupees) * 100);

const KINDS: Readonly<Record<string, PurchaseBillDraftLine['credit']['kind']>> = {
  input: 'input',
  'input service': 'input-service',
  'capital goods': 'capital-goods',
};

/** What is bought goes to one account here, whatever it is. */
function lineSaid(said: Line, isReverseCharged: boolean): PurchaseBillDraftLine {
  const { printed_tax: printed, rate, use } = said;
  const isBlocked = said.credit === 'blocked';
  const tax = isReverseCharged
    ? {}
    : {
        cgstPaise: paise(printed.cgst),
        sgstPaise: paise(printed.sgst),
        igstPaise: paise(printed.igst),
      };
  return lineOf({
    hsn: said.hsn === '' ? null : said.hsn,
    taxablePaise: paise(said.taxable),
    rateBps: paise(rate),
    treatment: rate === '0' ? 'nil' : 'taxable',
    ...tax,
    credit: {
      eligibility: isBlocked ? 'blocked' : 'eligible',
      clause: !isBlocked ? null : said.clause?.includes('gift') === true ? 'h' : 'b-i',
      shareBps: null,
      kind: KINDS[said.class] ?? 'input',
      use: use === 'common' ? 'common' : 'taxable',
    },
  });
}

function post(bill: Bill) {
  const { supplier, lines, reverse_charge: isReverseCharged } = bill;
  const isOfServices = 'import_of_services' in bill;
  const isOfGoods = 'import_of_goods' in bill;
  const party = partyOf({
    gstin: 'gstin' in supplier ? supplier.gstin : null,
    registration: supplier.registration as PartySnapshot['registration'],
    stateCode: supplier.state,
  });
  const draft = draftOf({
    billNumber: bill.number,
    billDate: bill.document_date,
    postedOn: bill.posted,
    receivedOn: bill.received,
    placeOfSupply: bill.place_of_supply,
    reverseCharge: isReverseCharged && !isOfServices,
    importOf: isOfServices ? 'services' : isOfGoods ? 'goods' : null,
    lines: lines.map((one) => lineSaid(one, isReverseCharged)),
    roundOffPaise: paise(bill.round_off),
    totalPaise: paise(bill.printed_total),
  });
  return eventsOf(postAtOnce(draft), { party });
}

const NAMES: Readonly<Record<string, string>> = {
  Supplier: 'Sahyadri Paper Mills',
  'Input SGST': 'Input SGST/UTGST',
  'Input SGST (RCM)': 'Input SGST/UTGST (RCM)',
  'RCM Output SGST': 'RCM Output SGST/UTGST',
};
const IS_KEPT = /^(Supplier|Input|RCM|Round Off|ISD)/;

/** @returns the journal that the quarter expects, in paise, with all that is bought as one. */
function expectedOf({ journal }: Bill): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const entry of journal) {
    const { account } = entry;
    const name = IS_KEPT.test(account) ? (NAMES[account] ?? account) : 'Purchases – Goods';
    const moved = 'dr' in entry ? paise(entry.dr ?? '0') : -paise(entry.cr ?? '0');
    sums.set(name, (sums.get(name) ?? 0) + moved);
  }
  return sums;
}

test.each(quarter)('$key posts what the quarter expects of it', (bill) => {
  const posted = new Map(
    postedIn(post(bill)).map(([name, rupees]) => [name, Math.round(rupees * 100)]),
  );
  expect(posted).toStrictEqual(expectedOf(bill));
});

const reversed = quarter.filter((bill) => 'time_of_supply' in bill);

test.each(reversed)('$key is due under reverse charge when the quarter says', (bill) => {
  const day = (name: 'paid' | 'self_invoice_date') => {
    const text = name in bill ? (bill as { readonly [Name in typeof name]?: string })[name] : null;
    return text == null ? null : calendarDate(text);
  };
  const after = { paidOn: day('paid'), ownInvoiceOn: day('self_invoice_date') };
  const [due] = timesOfSupply(billIn(post(bill)), after);
  expect(due?.on).toBe(bill.time_of_supply);
  const { to } = gstr3bSpanOn(calendarDate(bill.time_of_supply ?? ''), []);
  expect(`${to.slice(5, 7)}${to.slice(0, 4)}`).toBe(bill.liability_period);
});
