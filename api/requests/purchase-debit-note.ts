// From requests to the commands on debit notes to suppliers.
import type { z } from 'zod';
import type { PurchaseBillDraftLine, PurchaseDebitNoteDraft } from '#core/trade/index.ts';
import type {
  changePurchaseDebitNote,
  NoteLineBody,
  NoteOwnLine,
} from '#api/contract/trade/purchase-debit-note.ts';

type Body = Omit<z.output<(typeof changePurchaseDebitNote)['body']>, 'expected'>;

export function debitNoteDraftOf({ billId, items, ...body }: Body): PurchaseDebitNoteDraft {
  const lines = items.map((item) => lineOf(item, billId));
  const named = [billId, ...lines.map(({ bill }) => bill?.documentId)].flatMap((id) => id ?? []);
  const { creditPeriod, roundOffPaise, againReason } = body;
  return {
    supplierId: null,
    // Of a note with a bill it is that of the bill.
    accountId: named.length === 0 ? body.supplierAccountId : null,
    billIds: [...new Set(named)],
    postedOn: body.postedOn,
    placeOfSupply: body.placeOfSupply,
    isCommercial: body.commercial,
    supplierNote: body.supplierNote,
    tds: null,
    narration: body.narration.trim(),
    lines,
    ...(creditPeriod !== null && { creditPeriod }),
    ...(roundOffPaise !== null && { roundOffPaise }),
    ...(againReason !== null && { againReason }),
  };
}

type DraftLine = PurchaseDebitNoteDraft['lines'][number];

function lineOf(item: NoteLineBody, ofNote: number | null): DraftLine {
  const { billId, billLine, own, quantityThousandths, taxablePaise, ...taxes } = item;
  const documentId = billId ?? ofNote;
  const { cgstPaise, sgstPaise, igstPaise, cessPaise } = taxes;
  const isPrinted = [cgstPaise, sgstPaise, igstPaise, cessPaise].some((paise) => paise !== null);
  return {
    bill: documentId === null || billLine === null ? null : { documentId, line: billLine },
    quantityThousandths,
    taxablePaise,
    own: own === null ? null : ownLineOf(own),
    ...(isPrinted && {
      printed: {
        cgstPaise: cgstPaise ?? 0,
        sgstPaise: sgstPaise ?? 0,
        igstPaise: igstPaise ?? 0,
        cessPaise: cessPaise ?? 0,
      },
    }),
  };
}

const ownLineOf = ({
  taxBps,
  eligibility,
  clause,
  shareBps,
  creditKind: kind,
  use,
  ...said
}: NoteOwnLine): PurchaseBillDraftLine => ({
  ...said,
  productId: null,
  uqc: null,
  unit: null,
  quantityThousandths: null,
  priceThousandths: null,
  discount: null,
  treatment: taxBps === 0 ? 'nil' : 'taxable',
  rateBps: taxBps,
  cessBps: 0,
  cessPerUnitThousandths: 0,
  credit: { eligibility, clause, shareBps, kind, use },
  reverseCharge: null,
});
