// SellerDtls and BuyerDtls of INV-01, of which what is missing is named.
import type { Recipient, Supplier } from '../../invoice/index.ts';
import { eInvoiceBuyerOf, isExport } from '../../tax/index.ts';
import type { SupplyKind } from '../../tax/index.ts';
import { addressLines, NAME_MIN, portalText } from './texts.ts';
import type { Inv01Gap, PartyField } from './gaps.ts';

const NAME_MAX = 100;
const CITY_MAX = 50;

type PartyDetails = {
  readonly Gstin: string;
  readonly LglNm: string;
  readonly Addr1: string;
  readonly Addr2?: string;
  readonly Loc: string;
  readonly Pin: number;
  readonly Stcd: string;
};
type BuyerDetails = PartyDetails & { readonly Pos: string };

/** What a party wrote: an address, city and PIN code of today complete what the document lacks. */
export type Address = Pick<Supplier, 'address' | 'city' | 'pincode'>;

export const withCurrentAddress = <Party extends Address>(
  party: Party,
  now: Address | null,
): Party => ({
  ...party,
  address: party.address ?? now?.address ?? null,
  city: party.city ?? now?.city ?? null,
  pincode: party.pincode ?? now?.pincode ?? null,
});

const isPin = (pin: number | null): pin is number =>
  pin !== null && Number.isInteger(pin) && pin >= 100_000 && pin <= 999_999;

type PartyTexts = {
  readonly gstin: string | null;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly pin: number | null;
  readonly stateCode: string | null;
};

function detailsOf(
  of: 'SellerDtls' | 'BuyerDtls',
  { gstin, name, address, city, pin, stateCode }: PartyTexts,
): { readonly details: PartyDetails; readonly gaps: readonly Inv01Gap[] } {
  const LglNm = portalText(name, NAME_MAX);
  const Loc = portalText(city ?? '', CITY_MAX);
  const lines = addressLines(address ?? '');
  const missing: readonly (readonly [PartyField, boolean])[] = [
    ['Gstin', gstin === null],
    ['LglNm', LglNm.length < NAME_MIN],
    ['Addr1', lines.Addr1 === ''],
    ['Loc', Loc.length < NAME_MIN],
    ['Pin', !isPin(pin)],
    ['Stcd', stateCode === null],
  ];
  return {
    details: {
      Gstin: gstin ?? '',
      LglNm,
      ...lines,
      Loc,
      Pin: pin ?? 0,
      Stcd: stateCode ?? '',
    },
    gaps: missing.flatMap(([field, is]) => (is ? [{ kind: 'party' as const, of, field }] : [])),
  };
}

export function sellerOf(supplier: Supplier) {
  const { gstin, name, address, city, pincode, stateCode } = supplier;
  const pin = pincode === null ? null : Number(pincode);
  return detailsOf('SellerDtls', { gstin, name, address, city, pin, stateCode });
}

/** Abroad the state is 96 and the PIN code 999999; a city abroad may stand for the address. */
export function buyerOf(
  recipient: Recipient,
  { supply, placeOfSupply }: { readonly supply: SupplyKind; readonly placeOfSupply: string | null },
): { readonly details: BuyerDetails; readonly gaps: readonly Inv01Gap[] } {
  const buyer = eInvoiceBuyerOf({
    supply,
    gstin: recipient.gstin,
    placeOfSupply: placeOfSupply ?? '',
    stateCode: recipient.stateCode ?? '',
    pincode: recipient.pincode,
  });
  const { details, gaps } = detailsOf('BuyerDtls', {
    gstin: buyer.gstin,
    name: recipient.company ?? recipient.name,
    address: recipient.address ?? (isExport(supply) ? recipient.city : null),
    city: recipient.city,
    pin: buyer.pincode,
    stateCode: buyer.stateCode === '' ? null : buyer.stateCode,
  });
  const unplaced: readonly Inv01Gap[] =
    buyer.placeOfSupply === '' ? [{ kind: 'place-missing' }] : [];
  return { details: { ...details, Pos: buyer.placeOfSupply }, gaps: [...gaps, ...unplaced] };
}
