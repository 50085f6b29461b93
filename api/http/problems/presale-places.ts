// The fields that the refusals of documents before an invoice concern, for `places.ts`.
import type { ChallanParticular } from '#core/trade/kinds/presale/index.ts';

const PARTICULARS: Readonly<Record<ChallanParticular, string>> = {
  consignee_address: 'delivery',
  hsn: 'hsn',
};

export const OF_PRESALES = {
  presale_not_found: null,
  presale_exists: null,
  presale_is_withdrawn: null,
  presale_is_issued: null,
  presale_is_a_draft: null,
  presale_is_closed: null,
  presale_is_invoiced: null,
  challan_reason_missing: 'challan_reason',
  quotation_ends_before_issue: 'valid_until',
  challan_day_locked: 'issue_date',
  challan_without_own_address: null,
  challan_particular_missing: ({ particular }: { readonly particular: ChallanParticular }) =>
    PARTICULARS[particular],
} as const;
