// Where an invoice ends and of which kind it is: by its lines, its buyer and what a person chose.
import { calendarDate } from '../../kernel/calendar-date.ts';
import { rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import {
  buyerKindOf,
  isOverseas,
  isPlaceOfSupply,
  natureByCode,
  natureOf,
  placedOf,
  placeOfService,
  placeOfSupply,
  stateCodeOn,
  statesOfAddress,
  supplyKindOf,
  undertakingOn,
} from '../../tax/index.ts';
import type {
  NaturedLine,
  PlaceFacts,
  ServiceNature,
  SupplyKind,
  SupplyPlace,
} from '../../tax/index.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { Draft } from './header.ts';
import type { DraftLine } from './lines.ts';
import type { Recipient, Supplier } from './parties.ts';
import type { InvoiceRejection } from '../rejections.ts';

export type InvoiceBuyer = Pick<
  Recipient,
  'name' | 'registration' | 'stateCode' | 'country' | 'gstin' | 'address' | 'city' | 'pincode'
>;

/** What decides the place of a draft. */
type PlacedContent = Pick<Draft, 'issueDate' | 'placeOfSupply' | 'servicePlace' | 'delivery'> & {
  readonly lines: readonly NaturedLine[];
};

type PlacedLines = Pick<PlacedContent, 'lines'>;
type DatedLines = Pick<PlacedContent, 'lines' | 'issueDate'>;
type Seller = Pick<Supplier, 'stateCode' | 'registration' | 'gstin'>;

/** Goods go to the address of delivery; a service ends where its buyer is (IGST Act s. 12(2)). */
const deliversGoods = ({ lines }: PlacedLines): boolean =>
  lines.some(({ hsn }) => hsn?.startsWith('99') !== true);

/** An address on record tells the state of a buyer of whom no state is kept. */
function addressStates(
  draft: Pick<PlacedContent, 'delivery' | 'lines'>,
  { stateCode, address, city, pincode, ...buyer }: InvoiceBuyer,
): readonly string[] {
  const delivered = deliversGoods(draft) ? statesOfAddress(draft.delivery ?? '') : [];
  if (delivered.length > 0 || stateCode !== null || isOverseas({ stateCode, ...buyer })) {
    return delivered;
  }
  return statesOfAddress([address, city, pincode].filter(Boolean).join('\n'));
}

/** What is called any service is none, unless its code says so. */
const isOfGoods = ({ hsn, nature }: NaturedLine): boolean =>
  (nature ?? 'general') === 'general' && hsn?.startsWith('99') !== true;

/**
 * What a line is: as it was said, else by its code. Carriage that is billed with goods is a part of
 * their supply (CGST Act s. 2(30), illustration), and ends where they do.
 * @returns null where its code leaves that open and nobody has said it.
 */
function natureIn({ lines, issueDate }: DatedLines, line: NaturedLine): ServiceNature | null {
  const nature = natureOf(line, calendarDate(issueDate));
  const isCarriageOfGoods = nature === 'goods-transport' && line.nature !== nature;
  return isCarriageOfGoods && lines.some(isOfGoods) ? 'general' : nature;
}

/** The natures of an invoice that decide its place; what has none follows them. */
const naturesOf = (draft: DatedLines): readonly ServiceNature[] => [
  ...new Set(
    draft.lines.flatMap((line) => {
      const nature = natureIn(draft, line) ?? 'general';
      return nature === 'general' ? [] : [nature];
    }),
  ),
];

/** @returns the lines with the nature that their code gives them, as they are issued. */
export const withNatures = <Line extends Pick<DraftLine, 'hsn' | 'nature'>>(
  draft: DatedLines,
  lines: readonly Line[],
): readonly Line[] =>
  lines.map((line) => {
    const nature = natureIn(draft, line) ?? 'general';
    return nature === 'general' || nature === line.nature ? line : { ...line, nature };
  });

export type NatureAsked = {
  /** From 1. */
  readonly line: number;
  readonly hsn: string;
  readonly among: readonly ServiceNature[];
};

/** @returns the first line whose code leaves open what service it is; null where none does. */
export function natureAskedOf(draft: DatedLines): NatureAsked | null {
  for (const [index, line] of draft.lines.entries()) {
    if (line.hsn === null || natureIn(draft, line) !== null) continue;
    const among = natureByCode(line.hsn, calendarDate(draft.issueDate))?.among ?? [];
    return { line: index + 1, hsn: line.hsn, among };
  }
  return null;
}

const factsOf = (
  draft: PlacedContent,
  supplier: Seller,
  recipient: InvoiceBuyer,
): PlaceFacts & { readonly given: string | null } => ({
  on: calendarDate(draft.issueDate),
  supplierState: supplier.stateCode,
  recipient,
  supplied: naturesOf(draft)[0] ?? (deliversGoods(draft) ? 'goods' : 'general'),
  servicePlace: draft.servicePlace ?? null,
  addressStates: addressStates(draft, recipient),
  given: draft.placeOfSupply,
});

/** @returns where the law sees a draft end, and what decided it; null while nobody can tell. */
export const placedDraft = (
  draft: PlacedContent,
  supplier: Seller,
  recipient: InvoiceBuyer,
): SupplyPlace => placedOf(factsOf(draft, supplier, recipient));

/**
 * @returns whether a draft ends where the supplier is only because no address of the buyer is on
 * record (IGST Act ss. 10(1)(ca) and 12(2)(b)(ii)), which a person confirms before it is issued.
 */
export const lacksAddressOnRecord = (
  draft: PlacedContent,
  supplier: Seller,
  recipient: InvoiceBuyer,
): boolean =>
  supplier.registration !== 'unregistered' &&
  placedDraft(draft, supplier, recipient).reason.by === 'no-address';

/** @returns the nature for whose place an invoice to this buyer asks; null where it asks none. */
export function natureAsking(draft: PlacedContent, recipient: InvoiceBuyer): ServiceNature | null {
  const buyer = buyerKindOf(recipient);
  const on = calendarDate(draft.issueDate);
  const asks = (nature: ServiceNature) =>
    placeOfService({ nature, at: null, buyer, on }).by === 'place';
  return naturesOf(draft).find(asks) ?? null;
}

/** @returns the place of a draft that stands, or why it may not. */
export const placeOfDraft = (
  draft: PlacedContent & Pick<Draft, 'supply' | 'reverseCharge'>,
  supplier: Seller,
  recipient: InvoiceBuyer,
): Result<string | null, InvoiceRejection> => {
  const refusal = servicePlaceRefusal(draft) ?? apartRefusal(draft, supplier, recipient);
  if (refusal !== null) return rejected(refusal);
  return placeOfSupply({
    ...factsOf(draft, supplier, recipient),
    supplierRegistration: supplier.registration,
    supplierGstin: supplier.gstin,
    supply: draft.supply,
    reverseCharge: draft.reverseCharge,
  });
};

function servicePlaceRefusal({
  servicePlace: place,
  issueDate,
}: PlacedContent): InvoiceRejection | null {
  if (place === undefined) return null;
  if (!isPlaceOfSupply(place)) return { kind: 'service_place_unknown', servicePlace: place };
  const now = stateCodeOn(place, issueDate);
  return now === place ? null : { kind: 'place_of_supply_retired', placeOfSupply: place, now };
}

/** A document has one place of supply, so services that end in two are billed apart. */
function apartRefusal(
  draft: PlacedContent,
  supplier: Seller,
  recipient: InvoiceBuyer,
): InvoiceRejection | null {
  if (draft.placeOfSupply !== null) return null;
  const isOf = (nature: ServiceNature | undefined) => (line: NaturedLine) =>
    natureIn(draft, line) === nature;
  const placeOf = (nature: ServiceNature) => {
    const lines = draft.lines.filter(isOf(nature));
    return placedDraft({ ...draft, lines }, supplier, recipient).place;
  };
  const [first, ...others] = naturesOf(draft);
  const other = others.find((nature) => first !== undefined && placeOf(nature) !== placeOf(first));
  if (other === undefined) return null;
  const lineOf = (nature: ServiceNature | undefined) => draft.lines.findIndex(isOf(nature)) + 1;
  return { kind: 'lines_end_apart', line: lineOf(other), other: lineOf(first) };
}

/** @returns the kind that a person said, else the one that buyer and place make it. */
export const kindOfDraft = (
  said: SupplyKind | null,
  draft: PlacedContent,
  { supplier, undertakings }: Pick<InvoiceFacts, 'supplier' | 'undertakings'>,
  recipient: InvoiceBuyer,
): SupplyKind =>
  said ??
  supplyKindOf({
    supplierRegistration: supplier.registration,
    recipient,
    placeOfSupply: placedDraft(draft, supplier, recipient).place,
    hasUndertaking: undertakingOn(undertakings, calendarDate(draft.issueDate)) !== null,
  });

/** Of a draft that is for nobody yet. */
export const NOBODY: InvoiceBuyer = {
  name: '',
  registration: 'unregistered',
  stateCode: null,
  country: 'IN',
  gstin: null,
  address: null,
  city: null,
  pincode: null,
};
